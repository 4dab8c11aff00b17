import Foundation
import Graphics
import Testing

@Suite struct CGImagePNGTests {
    @Test func opaquePixelsSurvive() throws {
        let pixels = PixelBuffer(width: 33, height: 7)
        for y in 0..<7 { for x in 0..<33 { pixels[x, y] = 0xFF00_0000 | UInt32(x * 7919 + y * 104_729) & 0xFF_FFFF } }
        let back = try CGImage(pngData: try CGImage(pixels).pngData())
        #expect(back.width == 33 && back.height == 7 && back.isOpaque)
        for y in 0..<7 { #expect(Array(back.pixels.row(y)) == Array(pixels.row(y))) }
    }

    /// The file holds straight alpha: what was half red and half transparent is full red there.
    @Test func alphaIsStraightInTheFile() throws {
        let pixels = PixelBuffer(width: 1, height: 1)
        pixels[0, 0] = 0x8080_0000
        let data = try CGImage(pixels).pngData()
        #expect(data.prefix(8).elementsEqual([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
        #expect(data[25] == 6, "colour type: red, green, blue and alpha")
        #expect(try CGImage(pngData: data).pixels[0, 0] == 0x8080_0000)
    }

    @Test func everyAlphaSurvivesOnce() throws {
        let pixels = PixelBuffer(width: 256, height: 1)
        for alpha in 0..<256 { pixels[alpha, 0] = UInt32(alpha) << 24 | UInt32(alpha) << 16 | UInt32(alpha / 2) }
        let once = try CGImage(pngData: try CGImage(pixels).pngData())
        let twice = try CGImage(pngData: try once.pngData())
        #expect(Array(once.pixels.row(0)) == Array(twice.pixels.row(0)))
        #expect(once.pixels.row(0).enumerated().allSatisfy { Int($1 >> 24) == $0 })
    }

    @Test func brokenFilesSayWhatIsWrong() throws {
        let whole = try CGImage(PixelBuffer(width: 20, height: 20)).pngData()
        for data in [Data(), Data("no picture".utf8), whole.prefix(40), whole.prefix(whole.count / 2)] {
            let error = #expect(throws: GraphicsError.self) { try CGImage(pngData: data) }
            #expect(error?.description.hasPrefix("PNG of \(data.count) bytes: cannot be read") == true)
        }
    }

    @Test func imageWithoutPixelsIsNoFile() {
        let error = #expect(throws: GraphicsError.self) { try CGImage(PixelBuffer(width: 0, height: 5)).pngData() }
        #expect(error?.description.hasPrefix("image of 0 x 5 pixels: it does not fit") == true)
    }
}
