import Foundation
import Graphics
import Testing

/// Laws of single pixels; whole pictures are in `CGContextPictureTests`.
@Suite struct CGContextTests {
    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    private let opaqueRed: UInt32 = 0xFFFF_0000
    private let opaqueBlue: UInt32 = 0xFF00_00FF

    private func makeContext(_ width: Int = 16, _ height: Int = 16, scale: CGFloat = 1) throws -> CGContext {
        try #require(CGContext(width: width, height: height, scale: scale))
    }

    @Test func originIsTopLeftAndYPointsDown() throws {
        let context = try makeContext()
        context.setFillColor(red)
        context.fill(CGRect(x: 1, y: 2, width: 3, height: 1))
        let image = try #require(context.makeImage())
        #expect(image.pixels[1, 2] == opaqueRed && image.pixels[3, 2] == opaqueRed)
        #expect(
            image.pixels[0, 2] == 0 && image.pixels[4, 2] == 0 && image.pixels[1, 1] == 0 && image.pixels[1, 3] == 0)
    }

    /// Layers draw whole screens: a copy of each took as long as the drawing.
    @Test func aFinishedContextGivesItsOwnMemoryAndDrawsNothingMore() throws {
        let context = try makeContext()
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 8, height: 16))
        let copy = try #require(context.makeImage())
        let image = try #require(context.finish())
        context.setFillColor(blue)
        context.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
        context.saveGState()
        context.clear(CGRect(x: 0, y: 0, width: 4, height: 4))
        context.restoreGState()
        for y in 0..<16 { #expect(image.pixels.row(y).elementsEqual(copy.pixels.row(y))) }
        #expect(context.finish() == nil && context.makeImage() == nil)
        #expect(try makeContext(0, 4).finish() == nil)
    }

    @Test func pointsAreScaledToPixels() throws {
        let context = try makeContext(scale: 2)
        #expect(context.ctm == CGAffineTransform(scaleX: 2, y: 2))
        context.setFillColor(red)
        context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
        let image = try #require(context.makeImage())
        #expect([image.pixels[2, 2], image.pixels[3, 3], image.pixels[4, 4]] == [opaqueRed, opaqueRed, 0])
    }

    @Test func stateIsSavedAndRestored() throws {
        let context = try makeContext()
        context.setFillColor(red)
        context.saveGState()
        context.setFillColor(blue)
        context.translateBy(x: 8, y: 0)
        context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 2))
        context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        context.restoreGState()
        context.restoreGState()
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        let image = try #require(context.makeImage())
        #expect([image.pixels[8, 0], image.pixels[10, 0], image.pixels[8, 2]] == [opaqueBlue, 0, 0])
        #expect(image.pixels[3, 3] == opaqueRed)
        #expect(context.ctm == .identity)
    }

    @Test func transformsApplyBeforeTheCurrentOne() throws {
        let context = try makeContext()
        context.translateBy(x: 3, y: 0)
        context.scaleBy(x: 2, y: 2)
        context.rotate(by: .pi / 2)
        context.concatenate(CGAffineTransform(translationX: 1, y: 0))
        let expected = CGAffineTransform(translationX: 1, y: 0)
            .concatenating(CGAffineTransform(rotationAngle: .pi / 2))
            .concatenating(CGAffineTransform(scaleX: 2, y: 2))
            .concatenating(CGAffineTransform(translationX: 3, y: 0))
        #expect(context.ctm == expected)
    }

    @Test func pathKeepsTheTransformItWasBuiltWith() throws {
        let context = try makeContext()
        context.addRect(CGRect(x: 0, y: 0, width: 2, height: 2))
        context.translateBy(x: 4, y: 4)
        context.addRect(CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(context.boundingBoxOfPath == CGRect(x: -4, y: -4, width: 6, height: 6))
        context.setFillColor(red)
        context.fillPath()
        #expect(context.isPathEmpty && context.path == nil)
        let image = try #require(context.makeImage())
        #expect([image.pixels[0, 0], image.pixels[3, 3], image.pixels[5, 5]] == [opaqueRed, 0, opaqueRed])
    }

    @Test func halfCoveredPixelsAreHalfOpaque() throws {
        let context = try makeContext()
        context.setFillColor(red)
        context.fill(CGRect(x: 0.5, y: 0, width: 1, height: 1))
        context.setShouldAntialias(false)
        context.fill(CGRect(x: 0.25, y: 4, width: 1, height: 1))
        let image = try #require(context.makeImage())
        #expect(abs(Int(image.pixels[0, 0] >> 24) - 128) <= 1)
        #expect(Set([image.pixels[0, 4] >> 24, image.pixels[1, 4] >> 24]) == [0, 255])
    }

    @Test func evenOddLeavesTheMiddleOut() throws {
        let context = try makeContext()
        context.setFillColor(red)
        context.addRects([CGRect(x: 0, y: 0, width: 9, height: 9), CGRect(x: 3, y: 3, width: 3, height: 3)])
        context.fillPath(using: .evenOdd)
        let image = try #require(context.makeImage())
        #expect([image.pixels[1, 1], image.pixels[4, 4]] == [opaqueRed, 0])
    }

    @Test func clipsNarrowUntilTheyAreReset() throws {
        let context = try makeContext(scale: 2)
        context.clip(to: CGRect(x: 0, y: 0, width: 4, height: 4))
        context.clip(to: CGRect(x: 2, y: 2, width: 4, height: 4))
        #expect(context.boundingBoxOfClipPath == CGRect(x: 2, y: 2, width: 2, height: 2))
        context.clip(to: [])
        #expect(context.boundingBoxOfClipPath.isNull)
        context.resetClip()
        #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 8, height: 8))
    }

    @Test func alphaMultipliesColours() throws {
        let context = try makeContext()
        context.setAlpha(0.5)
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(abs(Int(try #require(context.makeImage()).pixels[0, 0] >> 24) - 64) <= 1)
    }

    @Test func layerIsDrawnAsOnePicture() throws {
        let context = try makeContext()
        context.setFillColor(red)
        context.setAlpha(0.5)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        context.saveGState()
        context.fill(CGRect(x: 2, y: 0, width: 4, height: 4))
        context.endTransparencyLayer()
        context.endTransparencyLayer()
        context.fill(CGRect(x: 8, y: 0, width: 1, height: 1))
        let image = try #require(context.makeImage())
        let alphas = [image.pixels[0, 0], image.pixels[3, 0], image.pixels[5, 0], image.pixels[8, 0]].map { $0 >> 24 }
        #expect(alphas.allSatisfy { abs(Int($0) - 128) <= 1 }, "\(alphas): once, overlapped, once, after the layer")
    }

    @Test func clearMakesTransparentWhateverTheState() throws {
        let context = try makeContext()
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        context.setAlpha(0.1)
        context.setShadow(offset: .zero, blur: 4, color: blue)
        context.clear(CGRect(x: 2, y: 2, width: 2, height: 2))
        let image = try #require(context.makeImage())
        #expect([image.pixels[1, 1], image.pixels[2, 2], image.pixels[4, 4]] == [opaqueRed, 0, opaqueRed])
    }

    /// Upper half red, lower half blue.
    private func makeFlag() throws -> CGImage {
        let context = try makeContext(4, 4)
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
        context.setFillColor(blue)
        context.fill(CGRect(x: 0, y: 2, width: 4, height: 2))
        return try #require(context.makeImage())
    }

    @Test func imagesAreDrawnUpsideDownUnlessAskedUpright() throws {
        let context = try makeContext()
        context.draw(try makeFlag(), in: CGRect(x: 0, y: 0, width: 4, height: 4))
        context.drawUpright(try makeFlag(), in: CGRect(x: 8, y: 0, width: 4, height: 4))
        let image = try #require(context.makeImage())
        #expect([image.pixels[0, 0], image.pixels[0, 3]] == [opaqueBlue, opaqueRed])
        #expect([image.pixels[8, 0], image.pixels[8, 3]] == [opaqueRed, opaqueBlue])
        #expect(image.pixels[4, 0] == 0 && image.pixels[8, 4] == 0)
    }

    @Test func enlargedImagesHaveCleanEdges() throws {
        let context = try makeContext()
        context.drawUpright(try makeFlag(), in: CGRect(x: 0, y: 0, width: 16, height: 16))
        let smooth = try #require(context.makeImage())
        #expect(smooth.isOpaque && smooth.pixels[0, 0] == opaqueRed && smooth.pixels[15, 15] == opaqueBlue)
        #expect(smooth.pixels[8, 7] != opaqueRed, "blended in the middle")
        context.interpolationQuality = .none
        context.drawUpright(try makeFlag(), in: CGRect(x: 0, y: 0, width: 16, height: 16))
        let hard = try #require(context.makeImage())
        #expect([hard.pixels[8, 7], hard.pixels[8, 8]] == [opaqueRed, opaqueBlue])
    }

    @Test func imageIsACopy() throws {
        let context = try makeContext()
        let before = try #require(context.makeImage())
        context.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
        #expect(before.pixels[0, 0] == 0)
    }

    @Test func whatCannotShowIsNotDrawn() throws {
        let context = try makeContext()
        context.setFillColor(CGColor(gray: 0, alpha: 0))
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        context.setFillColor(red)
        context.setAlpha(0)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(!context.hasDrawn)
        context.setAlpha(1)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(context.hasDrawn)
    }
}
