import Foundation
import Testing

@testable import Graphics

@Suite struct AlphaMaskTests {
    /// The slope of a blurred edge is the blur's bell curve, whose variance is the deviation squared.
    @Test(arguments: [1.2, 1.5, 2, 3, 4.5, 8, 12.3]) func threeBoxesComeNearAGaussian(_ deviation: Double) {
        let mask = AlphaMask(width: 161, height: 161)
        for y in 0..<161 { for x in 80..<161 { mask.base[y * mask.bytesPerRow + x] = 255 } }
        mask.blur(deviation: deviation)
        let row = (0..<161).map { Double(mask.base[80 * mask.bytesPerRow + $0]) / 255 }
        let reach = Int(deviation * 4)
        let slope = (80 - reach...80 + reach).map { (offset: Double($0) - 80, weight: row[$0] - row[$0 - 1]) }
        #expect(slope.allSatisfy { $0.weight >= 0 }, "no ringing")
        let total = slope.reduce(0) { $0 + $1.weight }
        #expect(abs(total - 1) < 0.01)
        let mean = slope.reduce(0) { $0 + $1.offset * $1.weight }
        let variance = slope.reduce(0) { $0 + ($1.offset - mean) * ($1.offset - mean) * $1.weight }
        #expect(abs(mean) < 0.15, "the edge stays where it is")
        #expect(abs(variance.squareRoot() / deviation - 1) < 0.03)
    }

    @Test func bothDirectionsAreBlurredAlike() {
        let mask = AlphaMask(width: 41, height: 41)
        for y in 15..<26 { for x in 15..<26 { mask.base[y * mask.bytesPerRow + x] = 200 } }
        mask.blur(deviation: 3)
        for y in 0..<41 {
            for x in 0..<y {
                #expect(abs(Int(mask.base[y * mask.bytesPerRow + x]) - Int(mask.base[x * mask.bytesPerRow + y])) <= 1)
            }
        }
    }

    @Test func flatAreasStayAsTheyAre() {
        let mask = AlphaMask(width: 901, height: 3)
        for index in 0..<mask.bytesPerRow * 3 { mask.base[index] = 255 }
        mask.blur(deviation: 40)
        #expect(mask.base[mask.bytesPerRow + 450] < 255, "nothing above and below")
        let tall = AlphaMask(width: 901, height: 901)
        for index in 0..<tall.bytesPerRow * 901 { tall.base[index] = 255 }
        tall.blur(deviation: 40)
        #expect(tall.base[450 * tall.bytesPerRow + 450] == 255)
    }

    @Test func masksSmallerThanTheBlurAndEmptyOnes() {
        for (width, height) in [(0, 0), (1, 1), (3, 0), (2, 5)] {
            let mask = AlphaMask(width: width, height: height)
            if width == 1 { mask.base[0] = 255 }
            mask.blur(deviation: 100)
            #expect(mask.width == width && mask.height == height)
        }
        let still = AlphaMask(width: 3, height: 1)
        still.base[1] = 255
        still.blur(deviation: 0.2)
        #expect(Array(UnsafeBufferPointer(start: still.base, count: 3)) == [0, 255, 0])
    }
}
