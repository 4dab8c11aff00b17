import Files
import SwiftSources

extension SourceEntry {
    /// The scenes of the storyboards among `interfaces`, whose files are counted from `count` on.
    static func scenes(of interfaces: [CompiledInterface], after count: Int) -> [SourceEntry] {
        interfaces.enumerated().flatMap { number, interface in
            let file = FilePath(interface.path).name
            let name = file.hasSuffix(".storyboard") ? String(file.dropLast(".storyboard".count)) : file
            return interface.scenes.map { scene in
                SourceEntry(
                    kind: .storyboardScene, name: "\(name)/\(scene.name)", file: count + number,
                    position: SourcePosition(line: scene.line, column: 1))
            }
        }
    }
}
