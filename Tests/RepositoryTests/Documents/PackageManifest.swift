import Foundation

/// The targets of a `Package.swift`, read from its text.
struct PackageManifest {
    /// The names that each target depends on, by the target's name; a product of another package stands under its own.
    private(set) var dependencies: [String: Set<String>] = [:]

    private let text: String

    /// The targets that `text` declares by `.target` and its like, and by this package's functions `module` and `tests`.
    init(text: String) {
        self.text = text
        let declaration =
            /(\.(?:target|executableTarget|testTarget|systemLibrary)|\b(?:module|tests))\(\s*(?:name: )?"([\w-]+)"/
        for match in text.matches(of: declaration) {
            let arguments = Self.prefix(of: text[match.range.upperBound...], closedBy: ")", openedBy: "(")
            let name = String(match.output.2)
            switch match.output.1 {
            case "module": dependencies[name] = names(in: arguments, after: "")
            case "tests": dependencies[name + "Tests"] = names(in: arguments, after: "").union([name, "TestSupport"])
            default: dependencies[name] = names(in: arguments, after: "dependencies: ")
            }
        }
    }

    /// The names in the first list of `arguments` that follows `label`; none without one.
    private func names(in arguments: Substring, after label: String) -> Set<String> {
        var list = arguments
        if !label.isEmpty {
            guard let found = arguments.range(of: label) else { return [] }
            list = arguments[found.upperBound...]
        }
        // The targets for fuzzing share a list.
        if list.hasPrefix("fuzzDependencies") {
            guard let shared = text.range(of: "let fuzzed = ") else { return [] }
            list = text[shared.upperBound...]
        }
        guard let opening = list.firstIndex(of: "[") else { return [] }
        let items = Self.prefix(of: list[opening...].dropFirst(), closedBy: "]", openedBy: "[")
        let literals = items.matches(of: /(package: )?"([\w-]+)"/)
        return Set(literals.filter { $0.output.1 == nil }.map { String($0.output.2) })
    }

    /// The part of `text`, which begins behind an opening mark, that ends before the mark that closes it.
    private static func prefix(
        of text: Substring, closedBy closing: Character, openedBy opening: Character
    ) -> Substring {
        var depth = 1
        for index in text.indices {
            if text[index] == opening { depth += 1 }
            if text[index] == closing { depth -= 1 }
            if depth == 0 { return text[..<index] }
        }
        return text
    }
}
