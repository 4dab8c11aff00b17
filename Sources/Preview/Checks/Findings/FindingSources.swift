import LiveCode

/// The texts of the user's files, in which findings have their lines.
struct FindingSources: Sendable {
    private struct File {
        var path: String
        var lines: [Substring]
    }

    private let files: [File]

    /// The texts of `project`; none for a transition that comes with the program.
    init(_ project: SourceProject? = nil) {
        self.init(texts: (project?.files ?? []).map { ($0.path, $0.text) })
    }

    /// The texts of files at their paths.
    init(texts: [(path: String, text: String)]) {
        files = texts.map {
            File(path: $0.path, lines: $0.text.split(separator: "\n", omittingEmptySubsequences: false))
        }
    }

    /// `finding` with the line of its property, or of its class, or of the class `culprit`, where one is found.
    func placed(_ finding: Finding, by culprit: String?) -> Finding {
        guard finding.file == nil else { return finding }
        var placed = finding
        let place =
            finding.property.flatMap(propertyPlace) ?? finding.view.flatMap(classPlace)
            ?? culprit.flatMap(classPlace)
        placed.file = place?.path
        placed.line = place?.line
        return placed
    }

    /// Whether a remark at the line of `finding`, or at the one before it, says that its kind is to be ignored.
    func ignores(_ finding: Finding) -> Bool {
        guard let path = finding.file, let line = finding.line, let file = files.first(where: { $0.path == path })
        else {
            return false
        }
        return [line - 1, line].contains { number in
            guard file.lines.indices.contains(number - 1) else { return false }
            let parts = file.lines[number - 1].split(separator: "//", omittingEmptySubsequences: false).dropFirst()
            return parts.contains { remark in
                let words = remark.split { $0 == " " || $0 == "," || $0 == "\t" }
                return words.first == "segue:ignore" && words.contains { $0 == finding.name }
            }
        }
    }

    private func classPlace(_ name: String) -> (path: String, line: Int)? {
        place { words in
            words.indices.dropLast().contains { words[$0] == "class" && words[$0 + 1] == name }
        }
    }

    /// The line of `name`, such as `Root.card`, within its class.
    private func propertyPlace(_ name: String) -> (path: String, line: Int)? {
        let parts = name.split(separator: ".")
        guard parts.count == 2, let start = classPlace(String(parts[0])),
            let file = files.first(where: { $0.path == start.path })
        else { return nil }
        for (index, line) in file.lines.enumerated().dropFirst(start.line - 1) {
            let words = Self.words(line)
            let declares = words.indices.dropLast().contains { position in
                ["let", "var"].contains(words[position]) && words[position + 1] == parts[1]
            }
            if declares { return (file.path, index + 1) }
        }
        return nil
    }

    private func place(where isMatch: ([Substring]) -> Bool) -> (path: String, line: Int)? {
        for file in files {
            if let index = file.lines.firstIndex(where: { isMatch(Self.words($0)) }) { return (file.path, index + 1) }
        }
        return nil
    }

    private static func words(_ line: Substring) -> [Substring] {
        line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    }
}
