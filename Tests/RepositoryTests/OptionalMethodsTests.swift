import Testing

/// The translator's table of optional methods is that of ViewKit's protocols.
struct OptionalMethodsTests {
    private static let kinds = [
        "Delegate", "DataSource", "AnimatedTransitioning", "InteractiveTransitioning", "ImplicitlyAnimating",
    ]

    /// The full names of the methods that the public protocols of `file` require.
    private func methods(of file: SourceFile) -> Set<String> {
        var methods: Set<String> = []
        var body: [Character]?
        for line in file.code {
            if line.contains("public protocol "), Self.kinds.contains(where: { line.contains($0) }) {
                body = []
            } else if line == "}", let text = body {
                methods.formUnion(names(in: text))
                body = nil
            } else {
                body? += Array(line)
            }
        }
        return methods
    }

    private func names(in body: [Character]) -> [String] {
        let text = String(body)
        return text.ranges(of: "func ").map { range in
            let declaration = text[range.upperBound...]
            let base = declaration.prefix { $0 != "(" }
            var depth = 0
            var parameters: [String] = [""]
            for character in declaration.dropFirst(base.count) {
                if "([<".contains(character) { depth += 1 }
                if ")]>".contains(character) { depth -= 1 }
                if depth == 0 { break }
                if character == ",", depth == 1 {
                    parameters.append("")
                } else {
                    parameters[parameters.count - 1].append(character)
                }
            }
            let labels = parameters.map { parameter in
                String(parameter.drop { "( ".contains($0) }.prefix { !": ".contains($0) })
            }
            return "\(base)(\(labels.filter { !$0.isEmpty }.map { $0 + ":" }.joined()))"
        }
    }

    @Test func theTableIsThatOfTheSources() throws {
        let files = try ["Sources/ViewKit", "Sources/LayerTree"].flatMap { try Repository.sources(in: $0) }
        let expected = files.reduce(into: Set<String>()) { $0.formUnion(methods(of: $1)) }
        let table = try #require(
            try Repository.sources(in: "Sources/translator").first { $0.name == "OptionalMethods" })
        let named = table.lines.compactMap { line in
            line.split(separator: "\"", omittingEmptySubsequences: false).dropFirst().first.map(String.init)
        }
        #expect(Set(named).subtracting(expected) == [] && expected.subtracting(named) == [])
        #expect(named.count > 60)
    }
}
