import Foundation
import Graphics
import Testing

@Suite struct CGImageCroppingTests {
    /// Pixels that say where they are.
    private let image: CGImage = {
        let pixels = PixelBuffer(width: 7, height: 5)
        for y in 0..<5 { for x in 0..<7 { pixels[x, y] = 0xFF00_0000 | UInt32(y << 8 | x) } }
        return CGImage(pixels)
    }()

    @Test func aPartKeepsItsPixels() throws {
        let part = try #require(image.cropping(to: CGRect(x: 2, y: 1, width: 3, height: 2)))
        #expect(part.width == 3 && part.height == 2)
        #expect(part.pixels[0, 0] == 0xFF00_0102 && part.pixels[2, 1] == 0xFF00_0204)
    }

    @Test func partsAreGrownToPixelsAndCutAtTheImage() {
        let grown = image.cropping(to: CGRect(x: 1.5, y: 0.5, width: 1, height: 1))
        #expect(grown?.width == 2 && grown?.height == 2)
        let cut = image.cropping(to: CGRect(x: -3, y: -3, width: 5, height: 100))
        #expect(cut?.width == 2 && cut?.height == 5)
        #expect(image.cropping(to: CGRect(x: -1, y: -1, width: 100, height: 100)) === image)
    }

    @Test func nothingIsLeftOfPartsElsewhere() {
        let rects = [
            CGRect.null, .zero, CGRect(x: 7, y: 0, width: 3, height: 3),
            CGRect(x: CGFloat.nan, y: 0, width: 3, height: 3),
            CGRect(x: 0, y: 0, width: CGFloat.nan, height: 3), CGRect(x: -CGFloat.infinity, y: 0, width: 3, height: 3),
        ]
        for rect in rects { #expect(image.cropping(to: rect) == nil, "\(rect)") }
    }
}
