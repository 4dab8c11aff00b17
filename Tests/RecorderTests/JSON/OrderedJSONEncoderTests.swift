import Foundation
import Testing

@testable import Recorder

struct OrderedJSONEncoderTests {
    private struct Inner: Codable, Equatable {
        var zulu = 1.5
        var alpha: Int? = nil
    }

    private struct Outer: Codable, Equatable {
        var name = "a \"quoted\" \\ line\nwith\ttab, bell \u{7} and caf\u{E9} \u{1F600}"
        var flag = true
        var inner = Inner()
        var missing: Inner?
        var numbers = [1.0, 0.1, -2.5e-7, 1e21]
        var children = [Inner(), Inner(zulu: 2, alpha: 3)]
        var empty: [Int] = []
        var byName = ["only": 255 as UInt8]
    }

    @Test func keysKeepTheOrderOfDeclarationAndNilIsNull() throws {
        let text = try OrderedJSONEncoder(layout: .line).encode(Inner())
        #expect(text == #"{ "zulu": 1.5, "alpha": null }"#)
    }

    @Test func spreadsWhatHoldsOthers() throws {
        struct Report: Encodable {
            var version = 1
            var times = Inner(zulu: 0.25, alpha: 7)
            var list = [Inner()]
        }
        #expect(
            try OrderedJSONEncoder().encode(Report()) == """
                {
                  "version": 1,
                  "times": { "zulu": 0.25, "alpha": 7 },
                  "list": [
                    { "zulu": 1.5, "alpha": null }
                  ]
                }
                """)
    }

    @Test(arguments: [OrderedJSONEncoder.Layout.line, .spread])
    func foundationReadsItBack(layout: OrderedJSONEncoder.Layout) throws {
        let text = try OrderedJSONEncoder(layout: layout).encode(Outer())
        #expect(try JSONDecoder().decode(Outer.self, from: Data(text.utf8)) == Outer())
        #expect(text.contains("\n") == (layout == .spread))
    }

    @Test(arguments: [
        (0.1, "0.1"), (300, "300"), (-0.0, "0"), (1e300, "1e+300"), (1e-300, "1e-300"), (.nan, "null"),
        (.infinity, "null"), (-.infinity, "null"), (9_007_199_254_740_992, "9007199254740992"),
    ])
    func numbersAreExactOrNull(value: Double, expected: String) throws {
        #expect(try OrderedJSONEncoder().encode(value) == expected)
    }

    @Test func everyIntegerTypeIsWrittenWhole() throws {
        let encoder = OrderedJSONEncoder()
        #expect(try encoder.encode(Int64.min) == "-9223372036854775808")
        #expect(try encoder.encode(UInt64.max) == "18446744073709551615")
        #expect(try encoder.encode(Int8(-5)) == "-5")
    }

    @Test func nilIsNullForEveryType() throws {
        struct Optionals: Encodable {
            var a: Bool?, b: String?, c: Double?, d: Float?, e: Int?, f: Int32?, g: UInt64?, h: [Int]?, i: Inner?
        }
        let text = try OrderedJSONEncoder(layout: .line).encode(Optionals())
        let members = "abcdefghi".map { "\"\($0)\": null" }.joined(separator: ", ")
        #expect(text == "{ \(members) }")
    }
}
