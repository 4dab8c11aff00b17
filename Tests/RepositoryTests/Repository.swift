import Foundation

/// The files of this repository, found from where this one lies.
enum Repository {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The source files below `folder`, sorted by path.
    static func sources(in folder: String, extensions: Set<String> = ["swift"]) throws -> [SourceFile] {
        let start = root.appending(path: folder)
        guard let paths = FileManager.default.enumerator(atPath: start.path) else { return [] }
        return try paths.compactMap { $0 as? String }.sorted()
            .filter { extensions.contains(URL(filePath: $0).pathExtension) }
            .map { path in
                let text = try String(contentsOf: start.appending(path: path), encoding: .utf8)
                return SourceFile(path: "\(folder)/\(path)", text: text)
            }
    }
}
