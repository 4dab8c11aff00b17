import Foundation

/// A Markdown file of the repository, taken apart.
struct Document {
    /// Relative to the repository: `ARCHITECTURE.md`.
    let path: String
    let lines: [String]

    init(_ path: String) throws {
        self.path = path
        let text = try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
        lines = text.components(separatedBy: "\n")
    }

    /// The lines outside of blocks of code.
    var prose: [String] {
        var isCode = false
        return lines.filter { line in
            if line.hasPrefix("```") { isCode.toggle() }
            return !isCode && !line.hasPrefix("```")
        }
    }

    /// The lines of the blocks of code in `language`.
    func code(in language: String) -> [String] {
        var block: String?
        return lines.filter { line in
            guard line.hasPrefix("```") else { return block == language }
            block = block == nil ? String(line.dropFirst(3)) : nil
            return false
        }
    }

    /// The names in code style, outside of blocks.
    var names: [String] {
        prose.flatMap { line in line.matches(of: /`([^`]+)`/).map { String($0.output.1) } }
    }

    /// The files that links lead to, relative to the document.
    var links: [String] {
        prose.flatMap { line in line.matches(of: /\]\(([^)#]+)\)/).map { String($0.output.1) } }
            .filter { !$0.contains("://") }
    }

    /// The lines from the one below `heading` to the next heading.
    func section(_ heading: String) -> [String] {
        guard let start = lines.firstIndex(of: heading) else { return [] }
        return Array(lines[(start + 1)...].prefix { !$0.hasPrefix("#") })
    }

    /// The cells of the rows of the table below `heading`, without its head.
    func rows(below heading: String) -> [[String]] {
        section(heading).filter { $0.hasPrefix("|") }.dropFirst(2).map { row in
            row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        }
    }

    /// The number of items of the numbered list below `heading`.
    func itemCount(below heading: String) -> Int {
        section(heading).count { $0.prefixMatch(of: /\d+\.\s/) != nil }
    }
}
