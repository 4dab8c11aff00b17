import Foundation
import Testing

@testable import Graphics

/// Drawings that another thread makes, against the same ones made at once.
@Suite struct DeferredDrawingTests {
    private static let side = 600

    private func image(isDeferred: Bool, _ draw: (CGContext) throws -> Void) throws -> CGImage {
        let context = try #require(
            CGContext(width: Self.side, height: Self.side, scale: 2, isDeferred: isDeferred))
        try draw(context)
        return try #require(context.finish())
    }

    private func expectSamePixels(_ draw: (CGContext) throws -> Void) throws {
        let expected = try image(isDeferred: false, draw).pixels
        let pixels = try image(isDeferred: true, draw).pixels
        for y in 0..<Self.side { #expect(Array(pixels.row(y)) == Array(expected.row(y)), "row \(y)") }
    }

    @Test func itLooksTheSame() throws {
        let picture = CGImage(PixelBuffer(width: 4, height: 4))
        let layout = TextLayout(StyledText("Segue", .init(font: FontDescription(size: 40), isUnderlined: true)))
        let gradient = try #require(CGGradient(colors: [.black, .white], locations: [0, 1]))
        try expectSamePixels { context in
            context.setFillColor(red: 0.9, green: 0.8, blue: 0.7, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 300, height: 300))
            context.saveGState()
            context.addEllipse(in: CGRect(x: 20, y: 20, width: 200, height: 160))
            context.clip()
            context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 200, y: 100), options: [])
            context.restoreGState()
            context.setShadow(offset: CGSize(width: 2, height: 3), blur: 6)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.setStrokeColor(red: 0, green: 0, blue: 1, alpha: 0.5)
            context.setLineDash(phase: 1, lengths: [8, 4])
            context.strokeEllipse(in: CGRect(x: 100, y: 100, width: 150, height: 120))
            context.endTransparencyLayer()
            context.rotate(by: 0.1)
            layout.draw(in: context, at: CGPoint(x: 40, y: 200))
            context.draw(picture, in: CGRect(x: 5, y: 5, width: 30, height: 30))
            context.setBlendMode(.sourceIn)
            context.fillEllipse(in: CGRect(x: 150, y: 10, width: 80, height: 80))
        }
    }

    /// A question about the clip, and a copy, are answered with all that was drawn before.
    @Test func questionsAreAnsweredOnTheWay() throws {
        try expectSamePixels { context in
            context.clip(to: CGRect(x: 10, y: 10, width: 100, height: 50))
            #expect(context.boundingBoxOfClipPath == CGRect(x: 10, y: 10, width: 100, height: 50))
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
            let copy = try #require(context.makeImage())
            #expect(copy.pixels[30, 30] == 0xFFFF_0000)
            context.fill(CGRect(x: 50, y: 0, width: 40, height: 40))
        }
    }

    @Test func whatIsDrawnAfterTheEndIsLost() throws {
        let context = try #require(CGContext(width: 8, height: 8, isDeferred: true))
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 8))
        let image = try #require(context.finish())
        context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(context.makeImage() == nil && context.finish() == nil && context.boundingBoxOfClipPath.isNull)
        #expect(image.pixels[3, 3] == 0xFF00_0000 && image.pixels[5, 3] == 0)
    }

    /// Ways to draw, and whether the picture is then known to be opaque.
    struct Opacity: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var isOpaque: Bool
        var draw: @Sendable (CGContext) -> Void
    }

    private static let all = CGRect(x: 0, y: 0, width: 300, height: 300)

    static let opacities = [
        Opacity(testDescription: "nothing", isOpaque: false) { _ in },
        Opacity(testDescription: "all", isOpaque: true) { $0.fill(all) },
        Opacity(testDescription: "more than all, then letters", isOpaque: true) { context in
            context.fill(all.insetBy(dx: -10, dy: -10))
            context.setAlpha(0.5)
            context.fillEllipse(in: all)
        },
        Opacity(testDescription: "a part", isOpaque: false) { $0.fill(all.insetBy(dx: 1, dy: 0)) },
        Opacity(testDescription: "an ellipse", isOpaque: false) { $0.fillEllipse(in: all) },
        Opacity(testDescription: "a translucent colour", isOpaque: false) { context in
            context.setFillColor(red: 1, green: 1, blue: 1, alpha: 0.9)
            context.fill(all)
        },
        Opacity(testDescription: "within a clip", isOpaque: false) { context in
            context.clip(to: all.insetBy(dx: 9, dy: 9))
            context.fill(all)
        },
        Opacity(testDescription: "after a clip", isOpaque: true) { context in
            context.saveGState()
            context.clip(to: all.insetBy(dx: 9, dy: 9))
            context.restoreGState()
            context.fill(all)
        },
        Opacity(testDescription: "within a layer", isOpaque: false) { context in
            context.setAlpha(0.5)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.fill(all)
            context.endTransparencyLayer()
        },
        Opacity(testDescription: "then cleared", isOpaque: false) { context in
            context.fill(all)
            context.clear(CGRect(x: 4, y: 4, width: 1, height: 1))
        },
    ]

    @Test(arguments: opacities) func opacityIsKnownBeforeThePixels(_ row: Opacity) throws {
        let image = try image(isDeferred: true) { row.draw($0) }
        #expect(image.isOpaque == row.isOpaque)
        #expect(CGImage(image.pixels).isOpaque == row.isOpaque)
    }
}
