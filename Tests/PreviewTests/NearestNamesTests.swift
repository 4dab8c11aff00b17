import Testing

@testable import Preview

@Suite struct NearestNamesTests {
    private static let names = [
        "open", "list", "record", "magic-move", "page-curl", "push", "circular-reveal", "card", "w1", "w2", "Grid",
        "Grüße",
    ]

    @Test(
        arguments: [
            ("magic-mvoe", ["magic-move"]), ("magicmove", ["magic-move"]), ("MAGIC-MOVE", ["magic-move"]),
            ("pgae-crul", ["page-curl"]), ("opne", ["open"]), ("lsit", ["list"]), ("recrod", ["record"]),
            ("circular", ["circular-reveal"]), ("w8", ["w1", "w2"]), ("x1", ["w1"]), ("grid", ["Grid"]),
            ("grüsse", ["Grüße"]), ("pish", ["push"]), ("cird", ["card"]),
            // Too far, too short or too long.
            ("", []), ("x", []), ("ma", []), ("nonsense", []), ("hsup", []),
            (String(repeating: "w1", count: 1_000_000), []),
        ] as [(String, [String])])
    func aMisspelledNameMeansTheNearest(_ word: String, nearest: [String]) {
        #expect(NearestNames(to: word, among: Self.names).names == nearest)
    }

    @Test(
        arguments: [
            ("w8", "did you mean 'w1' or 'w2'?"), ("opne", "did you mean 'open'?"), ("nonsense", nil),
        ] as [(String, String?)])
    func theQuestionNamesAll(_ word: String, question: String?) {
        #expect(NearestNames(to: word, among: Self.names).question == question)
    }

    @Test(arguments: [([], ""), (["a"], "a"), (["a", "b"], "a or b"), (["a", "b", "c"], "a, b or c")])
    func namesAreEnumerated(_ words: [String], text: String) { #expect(NearestNames.list(words) == text) }
}
