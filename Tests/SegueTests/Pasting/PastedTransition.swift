import Foundation

/// The folder of a built-in transition, with the shared files that it names, as it is pasted into an app.
///
/// The line `// Needs: ` of its main file names files and folders of `Sources/Transitions`.
struct PastedTransition {
    /// The reason why it cannot be pasted.
    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    let name: String
    private(set) var files: [URL]

    private static let folder = Repository.root.appending(path: "Sources/Transitions")
    private static let mark = "// Needs: "
    /// The first lines of code of every file; the app's copy says `import UIKit`.
    private static let imports = "#if canImport(UIKit)\nimport UIKit\n#else\nimport ViewKit\n#endif\n"

    /// The folders of all transitions, sorted.
    static let names = (try? folders()) ?? []

    private static func folders() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().filter {
            // The stock screens are for opened files; they are no transition.
            $0 != "Stock"
                && FileManager.default.fileExists(atPath: folder.path + "/\($0)/BuiltInTransition+\($0).swift")
        }
    }

    /// The transition of the folder `name`; throws unless exactly one of its files names what it needs.
    init(_ name: String) throws {
        self.name = name
        files = try Self.sources(in: Self.folder.appending(path: name))
        let lines = try files.flatMap { try String(contentsOf: $0, encoding: .utf8).split(separator: "\n") }
            .filter { $0.hasPrefix(Self.mark) }
        guard lines.count == 1 else {
            throw Failure(description: "\(name): \(lines.count) files say what it needs, instead of its main file")
        }
        for need in lines[0].dropFirst(Self.mark.count).components(separatedBy: ", ") {
            let url = Self.folder.appending(path: need)
            files += need.hasSuffix(".swift") ? [url] : try Self.sources(in: url)
        }
    }

    /// The Swift files of `folder` without the registration in Segue's gallery.
    private static func sources(in folder: URL) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            .filter { $0.hasSuffix(".swift") && !$0.hasPrefix("BuiltInTransition+") }
            .map { folder.appending(path: $0) }
    }

    /// The same without the file of that name.
    func leaving(out file: String) -> Self {
        var result = self
        result.files.removeAll { $0.lastPathComponent == file }
        return result
    }

    /// Checks copies of the files in `folder` as a module of their own, against UIKit's names; throws what the compiler
    /// says.
    func compile(in folder: URL) throws {
        let copies = try files.map { file in
            let text = try String(contentsOf: file, encoding: .utf8)
            guard text.contains(Self.imports) else {
                throw Failure(description: "\(file.path): it does not begin as an iOS file. Begin with \(Self.imports)")
            }
            let copy = folder.appending(path: file.lastPathComponent)
            try text.replacing(Self.imports, with: "import UIKit\n").write(to: copy, atomically: true, encoding: .utf8)
            return copy.path
        }
        let said = try SharedObject.output(
            of: ["swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6"]
                + SharedObject.options(named: name) + copies)
        guard said.isEmpty else { throw Failure(description: said) }
    }
}
