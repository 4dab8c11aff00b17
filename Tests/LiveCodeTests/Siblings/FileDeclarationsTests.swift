import Foundation
import Testing

@testable import LiveCode

/// Declarations that are found without parsing.
///
/// A row of `Declarations.tsv` is code, with \n between its lines, and what it declares: names at the top level, members,
/// labels, conformances and types.
@Suite struct FileDeclarationsTests {
    private static let rows =
        (try? String(
            contentsOf: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Declarations.tsv"),
            encoding: .utf8))?
        .split(separator: "\n").dropFirst().map { $0.split(separator: "\t", omittingEmptySubsequences: false) } ?? []

    private static func list(_ names: Set<String>) -> String { names.sorted().joined(separator: " ") }

    private static func list(_ names: [String: Set<String>]) -> String {
        list(Set(names.flatMap { name, types in types.map { "\($0)/\(name)" } }))
    }

    @Test(arguments: rows) func codeDeclares(_ row: [Substring]) {
        let found = FileDeclarations(of: row[0].replacing("\\n", with: "\n"))
        let conformances = found.conformances.mapValues { $0 }
        let text = [
            Self.list(found.globals), Self.list(found.members), Self.list(found.labels), Self.list(conformances),
            Self.list(found.ownTypes),
        ]
        #expect(text == row.dropFirst().map(String.init), "\(row[0])")
    }

    @Test func everyRowIsRead() { #expect(Self.rows.count >= 20) }

    /// Bytes of no code, open literals and open brackets end somewhere.
    @Test(arguments: [
        "\"", "\"\\(", "#\"\"\"", "/*/*", "`", "extension", "func", "extension X: {{{", "init(", "#/", "\"\\", "#",
        "private(", "func a(b: (c", "\u{0}", "class", "(/a\\", "\"\"\"\n\\(\"\\(\"",
    ])
    func brokenCodeEnds(_ code: String) {
        _ = FileDeclarations(of: code)
        _ = FileDeclarations.namedTypes(in: code)
    }

    @Test func deepCodeIsReadWithoutRecursion() {
        for pair in [("{", "}"), ("(", ")"), ("\"\\(", ")\""), ("/*", "*/")] {
            let code = String(repeating: pair.0, count: 10_000) + String(repeating: pair.1, count: 10_000)
            #expect(FileDeclarations(of: code + "\nstruct A {}\n").globals == ["A"], "\(pair.0)")
        }
    }

    @Test func typesThatAreNamed() {
        let code = """
            import UIKit
            final class Card: Base<Element> { // Comment
                enum State { case open }
                var theme = "Text \\(Inner.text)"; let kind = Theme.Kind.dark
            }
            """
        #expect(FileDeclarations.namedTypes(in: code) == ["UIKit", "Base", "Element", "Inner", "Theme"])
    }
}
