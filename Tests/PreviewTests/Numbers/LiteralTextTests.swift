import SwiftSources
import Testing

@testable import Preview

/// The literals of numbers, and the numbers of literals.
@Suite struct LiteralTextTests {
    private struct Row: CustomTestStringConvertible {
        var value: Double
        var literal: String
        var text: String
        var testDescription: String { "\(value) for \(literal)" }

        init(_ value: Double, _ literal: String, _ text: String) {
            self.value = value
            self.literal = literal
            self.text = text
        }
    }

    private static let rows = [
        Row(0.35, "0.5", "0.35"), Row(12, "10", "12"), Row(1.2, "1", "1.2"), Row(1, "0.5", "1.0"), Row(0, "3", "0"),
        Row(-20, "4", "-20"), Row(-0.5, "-1", "-0.5"), Row(0.1 + 0.2, "0.3", "0.30000000000000004"),
        Row(1e-5, "0.1", "1e-05"), Row(1_000, "1_0", "1000"), Row(1_000, "1e2", "1000.0"), Row(-0.0, "1", "-0.0"),
        Row(1e300, "1", "1e+300"), Row(9_007_199_254_740_992, "1", "9007199254740992"),
        Row(1.0 / 3, "1", "0.3333333333333333"),
    ]

    @Test(arguments: rows) private func aValueHasItsShortestLiteral(_ row: Row) {
        #expect(LiteralText.text(of: row.value, like: row.literal) == row.text)
        #expect(TunableLiteral.value(of: row.text)?.bitPattern == row.value.bitPattern)
    }

    /// A sign joins the operator before it, and nothing else.
    @Test(arguments: ["=", "+", "-", "!"]) func aSignBehindAnOperatorIsBracketed(_ former: String) {
        let byte = former.utf8.first
        #expect(LiteralText.text(of: -2, like: "1", behind: byte) == "(-2)")
        #expect(LiteralText.text(of: 2, like: "1", behind: byte) == "2")
        for other in [" ", "(", ":", ",", "\t", "\n"] {
            #expect(LiteralText.text(of: -2, like: "1", behind: other.utf8.first) == "-2")
        }
        #expect(LiteralText.text(of: -2, like: "1", behind: nil) == "-2")
    }

    @Test(
        arguments: [
            ("1_000", 1_000), ("- 3", -3), ("-2e-1", -0.2), ("0x10", nil), ("0b1", nil), ("1e999", nil), ("", nil),
            ("a", nil),
            ("-", nil), ("nan", nil), ("1.5.2", nil), ("inf", nil),
        ] as [(String, Double?)]) func aTextIsADecimalLiteralOrNone(_ text: String, _ value: Double?)
    {
        #expect(TunableLiteral.value(of: text) == value)
    }
}
