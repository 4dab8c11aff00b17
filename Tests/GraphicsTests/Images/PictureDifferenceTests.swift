import Foundation
import Graphics
import Testing

/// The comparison of two pictures: how much differs, and where.
@Suite struct PictureDifferenceTests {
    /// A picture of 10 x 8 pixels of one colour, with others at some places.
    private static func picture(_ others: [(x: Int, y: Int, pixel: UInt32)] = []) -> CGImage {
        let pixels = PixelBuffer(width: 10, height: 8)
        for y in 0..<8 { for x in 0..<10 { pixels[x, y] = 0xFF40_4040 } }
        for other in others { pixels[other.x, other.y] = other.pixel }
        return CGImage(pixels)
    }

    /// Changed pixels, a tolerance, and what is found.
    struct Row: Sendable {
        var others: [(x: Int, y: Int, pixel: UInt32)]
        var tolerance = 0
        var count: Int
        var step: Int
        var bounds: CGRect?
    }

    static let rows = [
        Row(others: [], count: 0, step: 0),
        Row(others: [(0, 0, 0xFF40_4041)], count: 1, step: 1, bounds: CGRect(x: 0, y: 0, width: 1, height: 1)),
        Row(others: [(9, 7, 0xFF40_4041)], tolerance: 1, count: 0, step: 1),
        Row(
            others: [(3, 2, 0xFF40_4060), (6, 4, 0xFF30_4040)], count: 2, step: 32,
            bounds: CGRect(x: 3, y: 2, width: 4, height: 3)),
        Row(
            others: [(6, 2, 0xFF40_4060), (3, 4, 0xFF30_4040), (9, 7, 0xFF40_4044)], tolerance: 4, count: 2, step: 32,
            bounds: CGRect(x: 3, y: 2, width: 4, height: 3)),
        Row(others: [(1, 1, 0x0040_4040)], count: 1, step: 255, bounds: CGRect(x: 1, y: 1, width: 1, height: 1)),
    ]

    @Test(arguments: rows.indices) func itIsMeasuredWhereItIs(_ index: Int) {
        let row = Self.rows[index]
        let difference = PictureDifference(Self.picture(), Self.picture(row.others), tolerance: row.tolerance)
        #expect(difference.count == row.count && difference.largestStep == row.step)
        #expect(difference.bounds == row.bounds)
        #expect(difference.isNone == (row.count == 0) && difference.fraction == Double(row.count) / 80)
        #expect(difference.isWithin(row.step) && (row.step == 0 || !difference.isWithin(row.step - 1)))
    }

    /// The order of the pictures changes nothing but the order of the sizes in the text.
    @Test(arguments: rows.indices) func itIsSymmetric(_ index: Int) {
        let row = Self.rows[index]
        let forward = PictureDifference(Self.picture(), Self.picture(row.others), tolerance: row.tolerance)
        #expect(forward == PictureDifference(Self.picture(row.others), Self.picture(), tolerance: row.tolerance))
    }

    @Test func picturesOfOtherSizesDifferWhole() {
        let other = CGImage(PixelBuffer(width: 8, height: 10))
        let difference = PictureDifference(Self.picture(), other)
        #expect(!difference.isNone && !difference.isWithin(255) && difference.fraction == 1)
        #expect(difference.count == 0 && difference.bounds == nil)
        #expect(difference.description == "10 x 8 pixels instead of 8 x 10")
        #expect(PictureDifference.picture(Self.picture(), other) == nil)
        let none = CGImage(PixelBuffer(width: 0, height: 0))
        #expect(PictureDifference(none, none).isNone && PictureDifference(none, none).fraction == 0)
    }

    /// Marks stand where the pictures differ by more than the tolerance, and nowhere else; they grow darker with the step.
    @Test func thePictureMarksThePixelsThatCount() throws {
        let others: [(x: Int, y: Int, pixel: UInt32)] = [(2, 1, 0xFF40_4044), (5, 3, 0xFF40_4060), (7, 6, 0xFFFF_FFFF)]
        let pictures = try [0, 4].map {
            try #require(PictureDifference.picture(Self.picture(), Self.picture(others), tolerance: $0))
        }
        func marks(_ picture: CGImage) -> [SIMD2<Int>] {
            let pale = picture.pixels[0, 0]
            return (0..<8).flatMap { y in (0..<10).map { SIMD2($0, y) } }.filter { picture.pixels[$0.x, $0.y] != pale }
        }
        #expect(marks(pictures[0]) == [SIMD2(2, 1), SIMD2(5, 3), SIMD2(7, 6)])
        #expect(marks(pictures[1]) == [SIMD2(5, 3), SIMD2(7, 6)])
        let greens = [(2, 1), (5, 3), (7, 6)].map { pictures[0].pixels[$0.0, $0.1] >> 8 & 255 }
        #expect(greens == greens.sorted(by: >) && Set(greens).count == 3 && greens.last == 0)
        #expect(pictures[0].pixels[0, 0] == 0xFFD0_D0D0 && pictures[0].isOpaque)
    }
}
