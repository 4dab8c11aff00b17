import Foundation
import Graphics
import Testing

/// Numbers that nobody can draw with: nothing traps, and what comes after is drawn as ever.
@Suite struct UnusableInputTests {
    private static let numbers: [CGFloat] = [.nan, .infinity, -.infinity, 1e308, -1e308, 1e18, 0, -1, 1e-308]

    private func expectDrawsStill(_ context: CGContext, after body: (CGContext) -> Void) throws {
        context.saveGState()
        body(context)
        context.restoreGState()
        context.beginPath()
        context.clear(CGRect(x: 0, y: 0, width: 8, height: 8))
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(try #require(context.makeImage()).pixels[0, 0] == 0xFFFF_0000)
    }

    @Test(arguments: numbers) func drawing(_ n: CGFloat) throws {
        let context = try #require(CGContext(width: 8, height: 8))
        let gradient = try #require(CGGradient(colors: [.black, .white], locations: [n, n]))
        let image = CGImage(PixelBuffer(width: 2, height: 2))
        for rect in [CGRect(x: n, y: 0, width: 1, height: 1), CGRect(x: 0, y: 0, width: n, height: n)] {
            try expectDrawsStill(context) { context in
                context.fill(rect)
                context.stroke(rect)
                context.fillEllipse(in: rect)
                context.draw(image, in: rect)
                context.drawUpright(image, in: rect)
                context.clip(to: rect)
                context.clear(rect)
                context.drawLinearGradient(gradient, start: rect.origin, end: CGPoint(x: 1, y: n), options: [])
                context.drawRadialGradient(
                    gradient, startCenter: rect.origin, startRadius: n, endCenter: .zero, endRadius: n, options: [])
                context.addArc(center: rect.origin, radius: n, startAngle: n, endAngle: n, clockwise: false)
                context.addArc(tangent1End: CGPoint(x: n, y: n), tangent2End: .zero, radius: n)
                context.strokePath()
            }
        }
    }

    @Test(arguments: numbers) func parameters(_ n: CGFloat) throws {
        let context = try #require(CGContext(width: 8, height: 8))
        try expectDrawsStill(context) { context in
            context.setLineWidth(n)
            context.setMiterLimit(n)
            context.setAlpha(n)
            context.setLineDash(phase: n, lengths: [n, 1])
            context.setFillColor(red: n, green: n, blue: n, alpha: n)
            context.setShadow(offset: CGSize(width: n, height: n), blur: n, color: .black)
            context.fill(CGRect(x: 1, y: 1, width: 4, height: 4))
            context.stroke(CGRect(x: 1, y: 1, width: 4, height: 4))
        }
    }

    @Test(arguments: numbers) func transforms(_ n: CGFloat) throws {
        let context = try #require(CGContext(width: 8, height: 8))
        let layout = TextLayout(StyledText("Text", .init(font: FontDescription(size: 12))))
        let maps = [
            CGAffineTransform(scaleX: n, y: n), CGAffineTransform(translationX: n, y: n),
            CGAffineTransform(a: n, b: n, c: n, d: n, tx: 0, ty: 0), CGAffineTransform(rotationAngle: n),
        ]
        for map in maps {
            try expectDrawsStill(context) { context in
                context.concatenate(map)
                context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
                context.stroke(CGRect(x: 0, y: 0, width: 4, height: 4))
                context.draw(CGImage(PixelBuffer(width: 2, height: 2)), in: CGRect(x: 0, y: 0, width: 4, height: 4))
                layout.draw(in: context, at: CGPoint(x: 1, y: 1))
                layout.draw(in: context, at: CGPoint(x: n, y: n))
                context.addEllipse(in: CGRect(x: 0, y: 0, width: 4, height: 4))
                _ = (context.path, context.currentPointOfPath, context.boundingBoxOfClipPath)
                context.clip()
                context.beginTransparencyLayer(in: CGRect(x: 0, y: 0, width: 4, height: 4), auxiliaryInfo: nil)
                context.endTransparencyLayer()
            }
        }
    }

    @Test func contextWithoutPixelsTakesEverythingAndShowsNothing() throws {
        for (width, height) in [(0, 0), (0, 5), (5, 0), (-3, 4)] {
            let context = try #require(CGContext(width: width, height: height))
            #expect(context.width == max(0, width) && context.height == max(0, height))
            context.setShadow(offset: .zero, blur: 3, color: .black)
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.strokeEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
            context.endTransparencyLayer()
            #expect(context.makeImage() == nil)
        }
    }

    @Test func largeContextsWorkUpToTheLimit() throws {
        let wide = try #require(CGContext(width: 20_000, height: 4))
        wide.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
        wide.fill(CGRect(x: 19_999, y: 3, width: 1, height: 1))
        let image = try #require(wide.makeImage())
        #expect(image.pixels[19_999, 3] == 0xFF00_FF00 && image.pixels[19_998, 3] == 0)
        let small = try #require(CGContext(width: 4, height: 4))
        small.interpolationQuality = .none
        small.drawUpright(image, in: CGRect(x: -19_996, y: 0, width: 20_000, height: 4))
        #expect(try #require(small.makeImage()).pixels[3, 3] == 0xFF00_FF00)
        #expect(CGContext(width: 32_768, height: 1) == nil)
        #expect(CGContext(width: 20_000, height: 20_000) == nil)
        #expect(CGContext(width: .max, height: .max) == nil)
        #expect(CGContext(width: 1, height: 1, scale: 0) == nil)
        #expect(CGContext(width: 1, height: 1, scale: .nan) == nil)
    }

    @Test func shadowTooLargeForABitmapIsLeftOut() throws {
        let context = try #require(CGContext(width: 8, height: 8, scale: 1e9))
        try expectPixelIsDrawn(context)
        let long = try #require(CGContext(width: 32_000, height: 2))
        try expectPixelIsDrawn(long)
    }

    private func expectPixelIsDrawn(_ context: CGContext) throws {
        context.setShadow(offset: CGSize(width: 1, height: 1), blur: 500, color: .black)
        context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 1e6, height: 1e6))
        #expect(try #require(context.makeImage()).pixels[1, 1] == 0xFF00_FF00)
    }

    @Test func shapesFarLargerThanTheContextCoverIt() throws {
        let context = try #require(CGContext(width: 8, height: 8))
        context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
        context.fill(CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9))
        #expect(try #require(context.makeImage()).pixels[7, 7] == 0xFF00_FF00)
    }

    @Test func gradientWithoutColoursIsNone() {
        #expect(CGGradient(colors: [], locations: []) == nil)
        #expect(CGGradient(colors: [.black], locations: [0, 1]) == nil)
        #expect(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
    }
}
