/// One source file, with a second reading in which only code is left.
struct SourceFile: Sendable {
    /// Relative to the repository: `Sources/Motion/Spring.swift`.
    let path: String
    let lines: [String]
    /// The lines with comments and the text of string literals replaced by spaces; what is interpolated stays.
    let code: [String]

    init(path: String, text: String) {
        self.path = path
        lines = Self.lines(of: text)
        code = Self.lines(of: CodeScanner.code(of: text))
    }

    /// The folder below `Sources`, or `Assets`; nil for anything else.
    var module: String? {
        let parts = path.split(separator: "/")
        if parts.first == "assets" { return "Assets" }
        return parts.count > 2 && parts[0] == "Sources" ? String(parts[1]) : nil
    }

    /// The name without folder and extension.
    var name: String {
        let file = path.split(separator: "/").last ?? ""
        return String(file.split(separator: ".").first ?? "")
    }

    private static func lines(of text: String) -> [String] {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last == "" { lines.removeLast() }
        return lines
    }
}
