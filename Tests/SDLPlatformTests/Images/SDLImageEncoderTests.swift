import Foundation
import Graphics
import Testing

@testable import SDLPlatform

@Suite struct SDLImageEncoderTests {
    /// Colours that go over into each other, 64 by 48 pixels.
    private func ramp(alpha: UInt32 = 255) -> CGImage {
        let pixels = PixelBuffer(width: 64, height: 48)
        for y in 0..<48 {
            for x in 0..<64 {
                let channels = [UInt32(x * 4), UInt32(y * 5), UInt32(255 - x * 2 - y)].map { $0 * alpha / 255 }
                pixels[x, y] = alpha << 24 | channels[0] << 16 | channels[1] << 8 | channels[2]
            }
        }
        return CGImage(pixels)
    }

    /// The largest difference of a channel, once `image` was written and read again.
    private func error(of image: CGImage, quality: Double, over white: UInt32 = 0) throws -> Int {
        let back = try SDLImageDecoder().decode(SDLImageEncoder().jpegData(of: image, quality: quality))
        #expect(back.width == image.width && back.height == image.height && back.isOpaque)
        var worst = 0
        for y in 0..<image.height {
            for x in 0..<image.width {
                for shift in [UInt32(0), 8, 16] {
                    let wanted = (image.pixels[x, y] >> shift & 255) + white
                    worst = max(worst, abs(Int(wanted) - Int(back.pixels[x, y] >> shift & 255)))
                }
            }
        }
        return worst
    }

    @Test(arguments: [(1.0, 12), (0.8, 24), (0.5, 40)]) func itReadsBackMuchTheSame(quality: Double, worst: Int) throws
    {
        #expect(try error(of: ramp(), quality: quality) <= worst)
    }

    @Test func whatShinesThroughLiesOverWhite() throws {
        #expect(try error(of: ramp(alpha: 102), quality: 1, over: 153) <= 12)
        #expect(try error(of: CGImage(PixelBuffer(width: 9, height: 9)), quality: 1, over: 255) <= 1)
    }

    @Test func lessQualityTakesLess() throws {
        let pixels = PixelBuffer(width: 200, height: 200)
        for y in 0..<200 {
            for x in 0..<200 { pixels[x, y] = 0xFF00_0000 | UInt32((x * 7919 + y * 104_729) % 16_777_216) }
        }
        let image = CGImage(pixels)
        let sizes = try [-1, 0, 0.25, 0.5, 0.75, 1, 7, .nan].map {
            try SDLImageEncoder().jpegData(of: image, quality: $0).count
        }
        #expect(sizes[1] < sizes[2] && sizes[2] < sizes[3] && sizes[3] < sizes[4] && sizes[4] < sizes[5], "\(sizes)")
        #expect(sizes[0] == sizes[1] && sizes[6] == sizes[5] && sizes[7] == sizes[5])
    }

    @Test(arguments: [(1, 1), (1, 17), (33, 1)]) func smallPicturesWork(width: Int, height: Int) throws {
        let data = try SDLImageEncoder().jpegData(of: CGImage(PixelBuffer(width: width, height: height)), quality: 0.5)
        let back = try SDLImageDecoder().decode(data)
        #expect(back.width == width && back.height == height)
    }

    @Test(arguments: [(0, 5, "image of 0 x 5 pixels"), (40_000, 1, "image of 40000 x 1 pixels")])
    func whatDoesNotFitIsRefused(width: Int, height: Int, place: String) throws {
        let image = CGImage(PixelBuffer(width: width, height: height))
        #expect { try SDLImageEncoder().jpegData(of: image, quality: 1) } throws: {
            "\($0)" == "\(place): it does not fit into a JPEG file here; use 1 to 32767 pixels each way"
        }
    }
}
