import Graphics
import Testing

@testable import Films

@Suite struct StructuralSimilarityTests {
    private let picture = TestPicture.square(at: 9)

    @Test func aPictureIsItsOwnLike() {
        #expect(StructuralSimilarity.of(picture.pixels, picture.pixels) == 1)
    }

    /// Noise of growing strength makes pictures less and less alike, whichever of both is first.
    @Test func noiseLowersIt() {
        let values = [2, 8, 32, 96].map { strength in
            let noisy = TestPicture.picture(width: 64, height: 40) { x, y in
                let noise = (x * 7 + y * 13) % 2 == 0 ? strength : -strength
                let pixel = picture.pixels[x, y]
                return [UInt32(16), 8, 0].reduce(0xFF00_0000) { color, shift in
                    color | UInt32(min(255, max(0, Int(pixel >> shift & 255) + noise))) << shift
                }
            }
            let value = StructuralSimilarity.of(picture.pixels, noisy.pixels)
            #expect(abs(value - StructuralSimilarity.of(noisy.pixels, picture.pixels)) < 1e-6)
            return value
        }
        #expect(values == values.sorted(by: >))
        #expect(values.allSatisfy { $0 < 1 && $0 > -1 })
    }

    @Test(arguments: [(0, 0), (3, 9), (7, 200)]) func whatIsSmallerThanAWindowIsAlike(_ width: Int, _ height: Int) {
        let black = TestPicture.plain(0xFF00_0000, width: width, height: height)
        let white = TestPicture.plain(0xFFFF_FFFF, width: width, height: height)
        #expect(StructuralSimilarity.of(black.pixels, white.pixels) == 1)
    }
}
