import LayerTree
import Testing

@testable import ViewKit

/// When views are drawn, and what their layers get.
@MainActor @Suite struct ViewDrawingTests {
    let host = TestHost(scale: 2)

    @Test func viewsThatDrawAreDrawnOnceAtTheScreensScale() throws {
        let view = host.run { Painting(frame: CGRect(x: 0, y: 0, width: 10, height: 6)) }
        host.show(view)
        host.frame(at: 1)
        #expect(view.rects == [CGRect(x: 0, y: 0, width: 10, height: 6)])
        let image = try #require(view.layer.contents).self as? CGImage
        #expect(image?.width == 20)
        #expect(image?.height == 12)
        #expect(image?.pixels[19, 11] == 0xFFFF_0000)
        view.setNeedsDisplay()
        host.frame(at: 2)
        #expect(view.rects.count == 2)
    }

    @Test func plainViewsGetNoContents() {
        let plain = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let laidOut = LaidOut(frame: .init(x: 0, y: 0, width: 9, height: 9))
        host.show(plain, laidOut)
        #expect(plain.layer.contents == nil)
        #expect(laidOut.layer.contents == nil)
        #expect(laidOut.layouts == 1)
        let second = host.run { LaidOut(frame: CGRect(x: 0, y: 0, width: 9, height: 9)) }
        #expect(!second.layer.needsDisplay())
    }

    @Test func anOverrideThatCallsSuperIsDrawnAllTheSame() {
        let view = host.run { Polite(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
        host.show(view)
        #expect(view.layer.contents == nil)
        view.color = .red
        view.setNeedsDisplay()
        host.frame(at: 1)
        #expect(view.layer.contents != nil)
    }

    @Test func boundsThatMoveShiftTheDrawing() throws {
        let view = host.run { Painting(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
        view.bounds.origin = CGPoint(x: 5, y: 0)
        view.area = CGRect(x: 5, y: 0, width: 1, height: 1)
        host.show(view)
        let image = try #require(view.layer.contents as? CGImage)
        #expect(image.pixels[0, 0] == 0xFFFF_0000)
        #expect(image.pixels[3, 0] == 0)
    }

    @Test func redrawDrawsAtEverySize() {
        let view = host.run { Painting(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
        host.show(view)
        view.frame.size.width = 20
        host.frame(at: 1)
        #expect(view.rects.count == 1)
        view.contentMode = .redraw
        view.frame.size.width = 30
        host.frame(at: 2)
        #expect(view.rects.count == 2)
    }

    @Test func aViewThatComesToAnotherScreenIsDrawnAtItsScale() throws {
        let view = host.run { Painting(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
        host.show(view)
        let other = TestHost(scale: 3)
        view.removeFromSuperview()
        other.show(view)
        #expect((view.layer.contents as? CGImage)?.width == 30)
    }

    @Test func aScreenThatChangesItsDensityDrawsAnew() {
        let view = host.run { Painting(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
        host.show(view)
        host.screen.scale = 3
        host.window.screenDidChange()
        host.frame(at: 1)
        #expect((view.layer.contents as? CGImage)?.width == 30)
        view.contentScaleFactor = 1
        host.screen.scale = 2
        host.window.screenDidChange()
        host.frame(at: 2)
        #expect((view.layer.contents as? CGImage)?.width == 10)
    }

    @Test(arguments: [0, -5, .nan, .infinity, 1e9] as [CGFloat])
    func sizesWithoutAPictureDrawNothing(_ width: CGFloat) {
        let view = host.run { Painting(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
        view.bounds.size.width = width
        if width < 0 { view.bounds.size = .zero }
        host.show(view)
        #expect(view.layer.contents == nil)
    }
}

private final class Painting: UIView {
    var rects: [CGRect] = []
    var area: CGRect?

    override func draw(_ rect: CGRect) {
        rects.append(rect)
        UIColor.red.setFill()
        UIRectFill(area ?? rect)
    }
}

private final class LaidOut: UIView {
    var layouts = 0

    override func layoutSubviews() { layouts += 1 }
}

/// Draws nothing at first, and calls super as it need not.
private final class Polite: UIView {
    var color = UIColor.clear

    override func draw(_ rect: CGRect) {
        super.draw(rect)
        color.setFill()
        UIRectFill(rect)
    }
}
