extension Law {
    /// Each public name has a comment: those that swift-format looks at, and the cases of public enumerations and the
    /// requirements of public protocols, which it passes over. An override has its superclass's.
    static let documentation = Law(name: "documentation") { file in
        var breaches: [(line: Int, problem: String)] = []
        /// The public enumeration or protocol around a line: its keyword, and the indentation of its members.
        var around: (keyword: Substring, indentation: Int)?
        for (index, line) in file.code.enumerated() {
            let indentation = line.prefix { $0 == " " }.count
            let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "@" && $0 != "`" }
            if line.trimming == "}", let inside = around?.indentation, indentation < inside { around = nil }
            guard let keyword = words.first(where: declarations.contains) else { continue }
            let modifiers = words.prefix { $0 != keyword }
            let isPublic = modifiers.contains("public") || modifiers.contains("open")
            let isMember =
                indentation == around?.indentation && (around?.keyword == "protocol" || keyword == "case")
            guard isPublic || isMember, !modifiers.contains("override"), modifiers.allSatisfy(isModifier) else {
                continue
            }
            if isPublic, ["enum", "protocol"].contains(keyword), line.trimming.hasSuffix("{") {
                around = (keyword, indentation + 4)
            }
            if !isDocumented(file, index) {
                breaches.append((index + 1, "the public name has no comment: \(line.trimming)"))
            }
        }
        return breaches
    }

    private static let declarations: Set<Substring> = [
        "associatedtype", "case", "class", "enum", "func", "init", "let", "protocol", "struct", "subscript",
        "typealias",
        "var",
    ]

    private static let modifiers: Set<Substring> = [
        "class", "convenience", "dynamic", "final", "indirect", "internal", "lazy", "mutating", "nonisolated", "open",
        "override", "package", "private", "public", "required", "set", "static", "unowned", "unsafe", "weak",
    ]

    private static func isModifier(_ word: Substring) -> Bool {
        word.hasPrefix("@") || modifiers.contains(word)
    }

    /// Whether a documentation comment ends above the declaration at `index` and above its attributes.
    private static func isDocumented(_ file: SourceFile, _ index: Int) -> Bool {
        var above = index - 1
        while above >= 0, !file.code[above].trimming.isEmpty {
            // An attribute, or the rest of one on several lines.
            let line = file.code[above].trimming
            guard line.hasPrefix("@") || line.hasSuffix(")") || line.hasSuffix(",") || line.hasPrefix("#") else {
                return false
            }
            above -= 1
        }
        return above >= 0 && file.lines[above].trimming.hasPrefix("///")
    }
}

extension String {
    /// The text without the spaces at its ends.
    fileprivate var trimming: Substring {
        let start = drop { $0 == " " }
        return start.dropLast(start.reversed().prefix { $0 == " " }.count)
    }
}
