import Foundation
import Testing

@testable import Recorder

struct PercentilesTests {
    struct Row: Decodable, Sendable, CustomTestStringConvertible {
        var name: String
        var values: [Double]
        var expected: [String: Double]
        var mean, max: Double
        var testDescription: String { name }
    }

    @Test(arguments: try Table.rows(Row.self, of: "percentiles"))
    func matchesTheTable(_ row: Row) throws {
        let percentiles = try #require(Percentiles(row.values))
        for (percent, value) in row.expected {
            #expect(percentiles[try #require(Double(percent))] == value, "p\(percent)")
        }
        #expect(percentiles.count == row.values.count)
        #expect(abs(percentiles.mean - row.mean) < 1e-12)
        #expect(percentiles.max == row.max)
    }

    @Test(arguments: [1, 2, 3, 7, 10, 99, 100, 101, 999, 1_000, 1_001])
    func theShareOfValuesNotAboveIsAtLeastThePercentAndNoSmallerValueHasThat(count: Int) throws {
        let values = (0..<count).map { Double(($0 &* 7_919) % count) }
        let percentiles = try #require(Percentiles(values))
        for percent in [0.1, 1, 7, 25, 50, 90, 95, 99, 99.9, 100] {
            let value = percentiles[percent]
            let required = percent * Double(count) / 100 - 1e-9
            #expect(Double(values.count { $0 <= value }) >= required)
            #expect(Double(values.count { $0 < value }) < required)
        }
    }

    @Test func aPercentileThatCanOnlyBeTheMaximumSaysSo() throws {
        let few = try #require(Percentiles((1...99).map(Double.init)))
        #expect(few.label(99) == "max (n<100)")
        #expect(few[99] == few.max)
        #expect(few.label(50) == "p50")
        let enough = try #require(Percentiles((1...100).map(Double.init)))
        #expect(enough.label(99) == "p99")
        #expect(enough[99] == 99)
        #expect(enough.label(99.9) == "max (n<1000)")
        #expect(try #require(Percentiles((1...1_000).map(Double.init))).label(99.9) == "p99.9")
    }

    @Test func valuesThatAreNoNumbersAreLeftOut() throws {
        #expect(Percentiles([]) == nil)
        #expect(Percentiles([.nan, .infinity]) == nil)
        let percentiles = try #require(Percentiles([.nan, 2, -.infinity, 1]))
        #expect(percentiles.count == 2)
        #expect(percentiles[.nan] == 1)
        #expect(percentiles[.infinity] == 2)
    }
}
