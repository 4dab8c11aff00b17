import Foundation

/// The README, taken apart.
struct Readme {
    let text: String

    init() throws { text = try String(contentsOf: Repository.root.appending(path: "README.md"), encoding: .utf8) }

    /// The contents of the code blocks in `language`.
    func blocks(in language: String) -> [String] {
        text.components(separatedBy: "\n```\(language)\n").dropFirst().compactMap {
            $0.components(separatedBy: "\n```").first.map { $0 + "\n" }
        }
    }

    /// The commands to type, one a line.
    var commands: [String] { blocks(in: "sh").flatMap { $0.split(separator: "\n").map(String.init) } }

    /// Files and folders that it names, as code or as a link; `NAME` stands for any name.
    var paths: [String] {
        text.matches(of: /`([A-Za-z]+\/[\w\/.-]+)`|\]\(([^)]+)\)/).compactMap {
            ($0.output.1 ?? $0.output.2).map(String.init)
        }
    }

    /// The keys that the paragraph about keys names, in its order.
    var keys: [String] {
        let lines = text.components(separatedBy: "\n").drop { !$0.hasPrefix("`Space` plays") }.prefix { !$0.isEmpty }
        let parts = lines.joined(separator: " ").components(separatedBy: "`")
        return parts.indices.filter { !$0.isMultiple(of: 2) }.map { parts[$0] }
    }
}
