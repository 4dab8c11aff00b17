import Foundation
import Testing

@testable import Graphics

@Suite struct CoverageAccumulatorTests {
    /// Outlines in an area of 6 x 4 pixels, whose upper left corner is at (10, 20), and what they cover, in percent.
    struct Row: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var outlines: [[SIMD2<Double>]]
        var covered: [[Int]]
    }

    private static func rectangle(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> [SIMD2<Double>] {
        [SIMD2(left, top), SIMD2(right, top), SIMD2(right, bottom), SIMD2(left, bottom)]
    }

    private static let none = [Int](repeating: 0, count: 6)

    static let rows = [
        Row(
            testDescription: "whole pixels", outlines: [rectangle(11, 21, 13, 23)],
            covered: [none, [0, 100, 100, 0, 0, 0], [0, 100, 100, 0, 0, 0], none]),
        Row(
            testDescription: "parts of pixels", outlines: [rectangle(11.25, 20.5, 13.5, 22)],
            covered: [[0, 38, 50, 25, 0, 0], [0, 75, 100, 50, 0, 0], none, none]),
        Row(
            testDescription: "the other direction", outlines: [rectangle(11.25, 20.5, 13.5, 22).reversed()],
            covered: [[0, 38, 50, 25, 0, 0], [0, 75, 100, 50, 0, 0], none, none]),
        Row(
            testDescription: "a slope", outlines: [[SIMD2(10, 20), SIMD2(14, 24), SIMD2(10, 24)]],
            covered: [
                [50, 0, 0, 0, 0, 0], [100, 50, 0, 0, 0, 0], [100, 100, 50, 0, 0, 0], [100, 100, 100, 50, 0, 0],
            ]),
        Row(
            testDescription: "a slope over several pixels of a row",
            outlines: [[SIMD2(10, 20), SIMD2(14, 21), SIMD2(10, 21)]],
            covered: [[87, 62, 38, 13, 0, 0], none, none, none]),
        Row(
            testDescription: "a hole", outlines: [rectangle(10, 20, 14, 24), rectangle(11, 21, 13, 23).reversed()],
            covered: [
                [100, 100, 100, 100, 0, 0], [100, 0, 0, 100, 0, 0], [100, 0, 0, 100, 0, 0], [100, 100, 100, 100, 0, 0],
            ]),
        Row(
            testDescription: "outlines on each other",
            outlines: [rectangle(10, 20, 12.5, 21), rectangle(11, 20, 13.5, 21)],
            covered: [[100, 100, 100, 50, 0, 0], none, none, none]),
        Row(
            testDescription: "beyond the area", outlines: [rectangle(-1000, 22.5, 1000, 1000)],
            covered: [none, none, [50, 50, 50, 50, 50, 50], [100, 100, 100, 100, 100, 100]]),
        Row(
            testDescription: "a slope that enters on the left",
            outlines: [[SIMD2(5, 20), SIMD2(13, 21), SIMD2(5, 21)]], covered: [[31, 19, 6, 0, 0, 0], none, none, none]),
        Row(
            testDescription: "a slope that leaves on the right",
            outlines: [[SIMD2(13, 20), SIMD2(21, 21), SIMD2(13, 21)]],
            covered: [[0, 0, 0, 94, 81, 69], none, none, none]),
        Row(
            testDescription: "beside it", outlines: [rectangle(16, 20, 30, 24), rectangle(0, 0, 50, 20)],
            covered: [none, none, none, none]),
    ]

    @Test(arguments: rows) func itIsTheArea(_ row: Row) throws {
        let area = try #require(PixelArea(low: SIMD2(10, 20), high: SIMD2(16, 24)))
        #expect(percents(of: row.outlines, in: area) == row.covered)
    }

    @Test func itIsAddedUpToTheWholePixel() throws {
        let area = try #require(PixelArea(low: SIMD2(0, 0), high: SIMD2(3, 1)))
        let mask = AlphaMask(width: 3, height: 1)
        for _ in 0..<3 {
            let coverage = CoverageAccumulator(area)
            coverage.add { Self.lines(of: [Self.rectangle(0.6, 0, 2, 1)], $0) }
            coverage.add(to: mask, of: area)
        }
        #expect((0..<3).map { mask.base[$0] } == [255, 255, 0])
    }

    @Test func withoutSmoothEdgesAPixelIsCoveredOrNot() throws {
        let area = try #require(PixelArea(low: SIMD2(0, 0), high: SIMD2(3, 1)))
        let mask = AlphaMask(width: 3, height: 1)
        let coverage = CoverageAccumulator(area)
        coverage.add { Self.lines(of: [Self.rectangle(0.4, 0, 2.4, 1)], $0) }
        coverage.add(to: mask, of: area, isSmooth: false)
        #expect((0..<3).map { mask.base[$0] } == [255, 255, 0])
    }

    private func percents(of outlines: [[SIMD2<Double>]], in area: PixelArea) -> [[Int]] {
        let coverage = CoverageAccumulator(area)
        coverage.add { Self.lines(of: outlines, $0) }
        let mask = AlphaMask(width: area.width, height: area.height)
        coverage.add(to: mask, of: area)
        return (0..<area.height).map { y in
            (0..<area.width).map { x in
                Int((Double(mask.base[y * mask.bytesPerRow + x]) * 100 / 255).rounded())
            }
        }
    }

    private static func lines(of outlines: [[SIMD2<Double>]], _ body: (CGPoint, CGPoint) -> Void) {
        for outline in outlines {
            for (from, to) in zip(outline, outline.dropFirst() + outline.prefix(1)) {
                body(CGPoint(x: from.x, y: from.y), CGPoint(x: to.x, y: to.y))
            }
        }
    }
}
