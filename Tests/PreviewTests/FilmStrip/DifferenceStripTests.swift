import Foundation
import Graphics
import TestSupport
import Testing

@testable import Preview

/// Strips of pictures that differ: both sides, and below them where.
struct DifferenceStripTests {
    /// A picture with a square of one colour on another one.
    private static func picture(_ color: UInt32, width: Int = 60, height: Int = 90, square: Int = 20) -> CGImage {
        let pixels = PixelBuffer(width: width, height: height)
        for y in 0..<height { for x in 0..<width { pixels[x, y] = 0xFFE8_E4DC } }
        for y in 10..<(10 + square) { for x in 15..<(15 + square) { pixels[x, y] = color } }
        return CGImage(pixels)
    }

    private static let pairs = [
        DifferenceStrip.Pair(moment: "25 %", first: picture(0xFF20_60C0), second: picture(0xFFD0_3020)),
        DifferenceStrip.Pair(moment: "50 %", first: picture(0xFF20_60C0), second: picture(0xFF20_60D0)),
    ]

    @Test func aStripLooksLikeItsPicture() throws {
        let pairs = [("25 %", 0xFFD0_3020), ("50 %", 0xFF20_60D0)].map { moment, color in
            DifferenceStrip.Pair(
                moment: moment, first: Self.picture(0xFF20_60C0, width: 120),
                second: Self.picture(UInt32(color), width: 120))
        }
        let strip = try DifferenceStrip.image(of: pairs, sides: .golden, caption: "card, forward")
        try Golden("difference-strip.png", folder: "../Goldens").expect(strip, tolerance: 2)
    }

    /// Counts of pairs, the size of their pictures, and the columns and rows of the strip.
    struct Row: Sendable {
        var count: Int
        var width = 60
        var height = 90
        var columns: Int
    }

    @Test(arguments: [
        Row(count: 1, columns: 3), Row(count: 2, columns: 2), Row(count: 5, columns: 5),
        Row(count: 1, width: 200, height: 50, columns: 1),
    ])
    func itsRowsAreTheSidesAndTheDifference(_ row: Row) throws {
        let first = Self.picture(0xFF20_60C0, width: row.width, height: row.height)
        let second = Self.picture(0xFFD0_3020, width: row.width, height: row.height)
        let pairs = (0..<row.count).map { DifferenceStrip.Pair(moment: "\($0)", first: first, second: second) }
        let strip = try DifferenceStrip.image(of: pairs, sides: .runs, caption: "x")
        let layout = FilmStripLayout(
            frameCount: 3 * row.count, frameWidth: row.width, frameHeight: row.height, columns: row.columns,
            hasCaption: true)
        #expect(strip.width == layout.width && strip.height == layout.height)
        let marks = try #require(PictureDifference.picture(first, second))
        for (index, expected) in [first, second, marks].enumerated() {
            let shown = try #require(strip.cropping(to: layout.frame(index * row.count)))
            #expect(PictureDifference(shown, expected).isNone, "\(index)")
        }
    }

    /// Within the tolerance nothing is marked.
    @Test func itsMarksKeepTheTolerance() throws {
        let strips = try [15, 16].map {
            try DifferenceStrip.image(of: [Self.pairs[1]], sides: .golden, caption: "", tolerance: $0)
        }
        let layout = FilmStripLayout(frameCount: 3, frameWidth: 60, frameHeight: 90, hasCaption: true)
        let marks = try strips.map { try #require($0.cropping(to: layout.frame(2))) }
        let plain = try #require(PictureDifference.picture(Self.pairs[1].first, Self.pairs[1].first))
        #expect(PictureDifference(marks[0], plain).count == 400 && PictureDifference(marks[1], plain).isNone)
    }

    @Test func picturesOfOtherSizesStandInTheCorner() throws {
        let small = Self.picture(0xFF20_60C0, width: 50, height: 40)
        let pair = DifferenceStrip.Pair(moment: "", first: small, second: Self.picture(0xFF20_60C0))
        let strip = try DifferenceStrip.image(of: [pair], sides: .golden, caption: "")
        let layout = FilmStripLayout(frameCount: 3, frameWidth: 60, frameHeight: 90, hasCaption: true)
        let shown = try #require(strip.cropping(to: layout.frame(0)))
        #expect(
            PictureDifference(try #require(shown.cropping(to: CGRect(x: 0, y: 0, width: 50, height: 40))), small).isNone
        )
        let marks = try #require(strip.cropping(to: layout.frame(2)))
        #expect(marks.pixels[55, 5] == 0xFFC8_003C && marks.pixels[5, 85] == 0xFFC8_003C)
    }

    @Test func withoutPairsThereIsNoStrip() {
        #expect(throws: GraphicsError.self) { try DifferenceStrip.image(of: [], sides: .golden, caption: "") }
    }

    @Test(arguments: [(0, []), (3, [0, 1, 2]), (9, Array(0..<9)), (17, [0, 2, 4, 6, 8, 10, 12, 14, 16])])
    func fewAreChosenOfMany(_ count: Int, _ chosen: [Int]) {
        #expect(DifferenceStrip.chosen(of: Array(0..<count)) == chosen)
    }
}
