import Foundation

/// The pages of the manual, taken apart.
struct Manual {
    /// A page: its name without extension, and its text.
    struct Page {
        var name: String
        var text: String
    }

    /// A block of code, and what stands in front of it: the language of its fence.
    struct Block: Hashable {
        var language: String
        var text: String
    }

    static let folder = Repository.root.appending(path: "Manual/Segue.docc")

    /// Sorted by name.
    let pages: [Page]

    init() throws {
        pages = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
            .filter { $0.hasSuffix(".md") }.sorted()
            .map { Page(name: String($0.dropLast(3)), text: try Self.text(of: $0)) }
    }

    /// The page called `name`.
    init(page name: String) throws { pages = [Page(name: name, text: try Self.text(of: name + ".md"))] }

    private static func text(of file: String) throws -> String {
        try String(contentsOf: folder.appending(path: file), encoding: .utf8)
    }

    /// The names of the pictures that lie beside the pages, sorted.
    static func pictures() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".png") }.sorted()
    }
}

extension Manual.Page {
    /// The blocks of code, in their order.
    var blocks: [Manual.Block] {
        text.components(separatedBy: "\n```").dropFirst().enumerated().filter { $0.offset % 2 == 0 }.compactMap {
            part in
            guard let end = part.element.firstIndex(of: "\n") else { return nil }
            let body = part.element[part.element.index(after: end)...]
            return Manual.Block(language: String(part.element[..<end]), text: body + "\n")
        }
    }

    /// The commands to type: the lines of the blocks for a shell.
    var commands: [String] {
        blocks.filter { $0.language == "sh" }.flatMap { $0.text.split(separator: "\n").map(String.init) }
    }

    /// The targets of links and pictures in Markdown, without those in code.
    var targets: [String] {
        text.matches(of: /\]\(([^)\s]+)\)/).map { String($0.output.1) }
    }
}
