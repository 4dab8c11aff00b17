import Foundation
import Graphics
import Testing

@testable import SDLPlatform

@Suite struct SDLImageDecoderTests {
    private func path(_ name: String) throws -> String {
        let folder = try #require(Bundle.module.resourceURL)
        return folder.appendingPathComponent("Pictures").appendingPathComponent(name).path
    }

    @Test func pngIsPremultiplied() throws {
        let image = try SDLImageDecoder().decode(contentsOf: path("six-pixels.png"))
        #expect((image.width, image.height) == (3, 2))
        #expect(Array(image.pixels.row(0)) == [0xFFFF_0000, 0x8000_8000, 0x4000_0040])
        #expect(Array(image.pixels.row(1)) == [0x0000_0000, 0xFF80_8080, 0xFF00_0000])
        #expect(!image.isOpaque)
    }

    /// A ramp of 16 greys in steps of 16, 8 rows; WebP without loss, JPEG with a little.
    @Test(arguments: [("ramp.webp", 0), ("ramp.jpg", 6)]) func greys(name: String, tolerance: Int) throws {
        let image = try SDLImageDecoder().decode(contentsOf: path(name))
        #expect((image.width, image.height) == (16, 8))
        #expect(image.isOpaque)
        for x in 0..<16 {
            let pixel = image.pixels[x, 4]
            for shift in [UInt32(0), 8, 16] {
                #expect(abs(Int(pixel >> shift & 255) - 16 * x) <= tolerance, "column \(x)")
            }
        }
    }

    @Test func bytesDecodeAsTheirFileDoes() throws {
        let path = try path("ramp.webp")
        let fromBytes = try SDLImageDecoder().decode(Data(contentsOf: URL(fileURLWithPath: path)))
        #expect(fromBytes.width == 16)
    }

    @Test func sliceOfDataDecodes() throws {
        let data = try Data(contentsOf: URL(fileURLWithPath: path("six-pixels.png")))
        let padded = Data([1, 2, 3]) + data
        #expect(try SDLImageDecoder().decode(padded[3...]).width == 3)
    }

    @Test func veryWidePictureIsTaken() throws {
        let image = try SDLImageDecoder().decode(contentsOf: path("wide.png"))
        #expect(image.width == 20_000)
        #expect(image.pixels[19_999, 1] == 0xFF0A_141E)
    }

    @Test(arguments: [
        ("no-such.png", "no such file; check the name and the permissions"),
        ("text.png", "neither PNG, JPEG nor WebP; convert it to one of them"),
        ("empty.png", "neither PNG, JPEG nor WebP; convert it to one of them"),
        ("gigantic.png", "it measures 40000x40000 pixels; scale it down to at most 10000x10000"),
    ])
    func errorsNamePlaceProblemAndRemedy(name: String, message: String) throws {
        let path = try path(name)
        #expect { try SDLImageDecoder().decode(contentsOf: path) } throws: { "\($0)" == "\(path): \(message)" }
    }

    /// A picture of 128 pixels whose header claims 65,500 x 65,500, which would fill 12 GB; behind a segment longer than a
    /// megabyte, and behind bytes that belong to no segment.
    @Test(arguments: [0, 20, 1]) func giganticJPEGIsRefusedBeforeItIsDecoded(segments: Int) throws {
        var data = try Data(contentsOf: URL(fileURLWithPath: path("ramp.jpg")))
        let frame = try #require(data.firstRange(of: Data([0xFF, 0xC0]))).lowerBound
        data.replaceSubrange((frame + 5)..<(frame + 9), with: [0xFF, 0xDC, 0xFF, 0xDC])
        let comment = Data([0xFF, 0xFE, 0xFF, 0xFF]) + Data(repeating: 0, count: 0xFFFD)
        if segments == 1 { data.insert(contentsOf: [1, 2, 3], at: frame) }
        for _ in 0..<segments { data.insert(contentsOf: comment, at: 2) }
        #expect { try SDLImageDecoder().decode(data) } throws: {
            "\($0)".contains("it measures 65500x65500 pixels; scale it down to at most 10000x10000")
        }
    }

    /// The same picture, whose header claims one row too many of 10,000 pixels.
    @Test func pictureAboveTheLimitIsRefused() throws {
        var data = try Data(contentsOf: URL(fileURLWithPath: path("ramp.jpg")))
        let frame = try #require(data.firstRange(of: Data([0xFF, 0xC0]))).lowerBound
        data.replaceSubrange((frame + 5)..<(frame + 9), with: [0x27, 0x11, 0x27, 0x10])
        #expect { try SDLImageDecoder().decode(data) } throws: { "\($0)".contains("it measures 10000x10001 pixels;") }
    }

    @Test(arguments: ["truncated.png", "truncated.jpg"]) func brokenPicturesAreRefused(name: String) throws {
        let path = try path(name)
        #expect { try SDLImageDecoder().decode(contentsOf: path) } throws: {
            ($0 as? PlatformError)?.code == .imageUnreadable && "\($0)".hasPrefix("\(path): the ")
                && "\($0)".hasSuffix("export the picture again")
        }
    }

    /// Sixteen bits a channel, four inks, one pixel; of what moves, the first picture.
    @Test(
        arguments: [
            ("deep.png", 16, 8, 0xFF80_0000), ("cmyk-ink.jpg", 8, 8, 0xFFFF_0000), ("one-pixel.png", 1, 1, 0xFF0A_141E),
            ("animated.png", 4, 4, 0xFFFF_0000),
        ] as [(String, Int, Int, UInt32)])
    func rareKindsAreRead(name: String, width: Int, height: Int, corner: UInt32) throws {
        let image = try SDLImageDecoder().decode(contentsOf: path(name))
        #expect((image.width, image.height) == (width, height))
        for shift in [UInt32(0), 8, 16, 24] {
            let apart = Int(image.pixels[0, 0] >> shift & 255) - Int(corner >> shift & 255)
            #expect(abs(apart) <= 2, "\(String(image.pixels[0, 0], radix: 16))")
        }
    }

    @Test(arguments: ["animated.gif", "animated.webp"]) func filmsOfOtherKindsAreRefused(name: String) throws {
        let path = try path(name)
        #expect { try SDLImageDecoder().decode(contentsOf: path) } throws: {
            ($0 as? PlatformError)?.code == .imageUnreadable && "\($0)".hasPrefix("\(path): ")
        }
    }

    @Test func noBytesAreNoPicture() {
        #expect(throws: PlatformError.self) { try SDLImageDecoder().decode(Data()) }
    }
}
