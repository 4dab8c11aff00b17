import Foundation
import InterfaceFiles
import InterfaceReader
import SwiftSources

/// The storyboards and nibs of an app, each in the form in which it is loaded.
struct InterfaceCompilation {
    private(set) var interfaces: [CompiledInterface] = []
    /// The defects of files that cannot be read.
    private(set) var problems: [SourceProblem] = []
    /// The defects of files that can be.
    private(set) var warnings: [SourceProblem] = []

    /// Compiles `texts`, which problems count from `count` on.
    init(of texts: [InterfaceText], after count: Int) {
        for (number, text) in texts.enumerated() {
            let name = text.path.split(separator: "/").last.map(String.init) ?? text.path
            do {
                let reading = try InterfaceFileReader.read(text.contents, named: name)
                warnings += (reading.problems + reading.file.problems).map { Self.problem($0, file: count + number) }
                if reading.file.isLaunchScreen { continue }
                interfaces.append(
                    CompiledInterface(
                        path: text.path, contents: Data(reading.file.encoded()), scenes: Self.scenes(of: reading.file),
                        owner: reading.file.scenes.first?.filesOwner?.customClass))
            } catch {
                problems.append(Self.problem(error, file: count + number))
            }
        }
    }

    private static func scenes(of file: InterfaceFile) -> [CompiledInterface.Scene] {
        file.scenes.compactMap(\.controller).filter { $0.kind != "viewControllerPlaceholder" }.map { controller in
            CompiledInterface.Scene(
                name: controller.attributes["storyboardIdentifier"] ?? controller.id, line: controller.line)
        }
    }

    private static func problem(_ problem: InterfaceProblem, file: Int) -> SourceProblem {
        let object = problem.objectID.map { "object \($0): " } ?? ""
        return SourceProblem(
            file: file, position: SourcePosition(line: problem.line ?? 1, column: 1), message: object + problem.sentence
        )
    }
}
