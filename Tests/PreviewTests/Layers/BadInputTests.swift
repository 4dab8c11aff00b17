import Foundation
import Graphics
import LayerTree
import SDLPlatform
import TestSupport
import Testing
import ViewKit

@testable import Preview

/// Extreme input: each is drawn, whatever it looks like, and no frame takes longer than a second.
@MainActor @Suite struct BadInputTests {
    /// Draws three frames of a screen of 390 by 844 points with what `make` gives, and says the processor time of the longest.
    private func longestFrame(_ change: @escaping (UIView, Int) -> Void = { _, _ in }, _ make: () -> UIView) throws
        -> Double
    {
        let screen = ScreenTraits(size: CGSize(width: 390, height: 844), scale: 1)
        let stage = Stage(Stage.Options(screen: screen), imageDecoder: SDLImageDecoder(), pictures: { _ in nil })
        let runner = FrameRunner(source: stage, output: MemoryOutput(screen: screen, kernels: .best))
        let clock = ManualClock()
        let view = stage.run { make() }
        let controller = stage.run { UIViewController() }
        stage.run { controller.view.addSubview(view) }
        stage.show(controller)
        var longest = 0.0
        for frame in 0..<3 {
            let time = try ProcessorTime.measure {
                try runner.run(FrameRequest(tick: clock.nextTick())) { change(view, frame) }
            }
            longest = max(longest, time)
        }
        return longest
    }

    /// A debug build takes longer, and says nothing of it.
    private func expectQuick(_ seconds: Double, _ name: String) {
        #if !DEBUG
        #expect(seconds < 1, "\(name)")
        #endif
    }

    private func shape(_ path: CGPath, _ change: (CAShapeLayer) -> Void = { _ in }) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let layer = CAShapeLayer()
        layer.path = path
        change(layer)
        view.layer.addSublayer(layer)
        return view
    }

    /// A line through so many points, each far from the one before.
    private func tangle(_ count: Int) -> CGPath {
        let path = CGMutablePath()
        path.move(to: .zero)
        for index in 1..<count {
            path.addLine(to: CGPoint(x: Double(index * 7919 % 390), y: Double(index * 104_729 % 844)))
        }
        return path
    }

    /// A fine circle: as many points, none far from the next.
    private func circle(_ count: Int) -> CGPath {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 375, y: 400))
        for index in 1..<count {
            let angle = Double(index) / Double(count) * 2 * .pi
            path.addLine(to: CGPoint(x: 195 + 180 * cos(angle), y: 400 + 180 * sin(angle)))
        }
        return path
    }

    @Test func pathsThatAreNone() throws {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: CGFloat.nan, y: 1))
        path.addLine(to: CGPoint(x: 10, y: CGFloat.infinity))
        path.addCurve(
            to: CGPoint(x: 1e300, y: 5), control1: CGPoint(x: -1e300, y: 0), control2: CGPoint(x: 0, y: CGFloat.nan))
        path.addLine(to: CGPoint(x: 100, y: 100))
        path.closeSubpath()
        for width in [1, 1e9, CGFloat.nan] {
            let time = try longestFrame { shape(path) { ($0.strokeColor, $0.lineWidth) = (.black, width) } }
            expectQuick(time, "line of \(width)")
        }
        let time = try longestFrame {
            shape(path) { ($0.shadowOpacity, $0.shadowPath, $0.lineDashPattern) = (1, path, [0, 0]) }
        }
        expectQuick(time, "shadow")
    }

    @Test func pathsOfAMillionPoints() throws {
        expectQuick(try longestFrame { shape(circle(1_000_000)) }, "filled")
        let line = try longestFrame { shape(circle(1_000_000)) { ($0.fillColor, $0.strokeColor) = (nil, .black) } }
        expectQuick(line, "stroked")
        let mask = try longestFrame {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            view.backgroundColor = .red
            view.mask = shape(circle(1_000_000))
            return view
        }
        expectQuick(mask, "mask")
    }

    @Test func aMillionLongLinesThatMove() throws {
        let path = tangle(1_000_000)
        for isStroked in [false, true] {
            let time = try longestFrame { view, frame in
                view.layer.sublayers?[0].position.x += 1
            } _: {
                shape(path) { if isStroked { ($0.fillColor, $0.strokeColor, $0.lineWidth) = (nil, .black, 2) } }
            }
            expectQuick(time, isStroked ? "stroked" : "filled")
        }
    }

    @Test func pathsThatCrossThemselvesAThousandTimes() throws {
        for isEvenOdd in [false, true] {
            let time = try longestFrame { shape(tangle(2000)) { if isEvenOdd { $0.fillRule = .evenOdd } } }
            expectQuick(time, "filled")
        }
        let time = try longestFrame { shape(tangle(2000)) { ($0.fillColor, $0.strokeColor) = (nil, .black) } }
        expectQuick(time, "stroked")
    }

    @Test func masksLargerThanTheLayerAndMapsThatAreNone() throws {
        let time = try longestFrame { view, frame in
            var map = CATransform3DIdentity
            map.m34 = [-1 / 100, -1 / 10, 0][frame]
            view.layer.transform = CATransform3DTranslate(map, 0, 0, [200, -1e9, 0][frame])
            view.subviews[0].layer.transform = CATransform3DMakeScale([0, 1e-200, 1e200][frame], 1, 1)
        } _: {
            let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
            view.backgroundColor = .red
            view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
            view.subviews[0].backgroundColor = .blue
            let mask = CALayer()
            mask.frame = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
            mask.backgroundColor = .black
            mask.cornerRadius = 1e5
            view.layer.mask = mask
            return view
        }
        expectQuick(time, "mask")
    }

    /// The shadow of such a layer is computed before its position is checked.
    @Test func shadowsOfWhatHasNoPlace() throws {
        let time = try longestFrame { view, frame in
            view.layer.sublayers?[0].bounds =
                [CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10), .infinite, .null][frame]
        } _: {
            let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
            let child = CALayer()
            view.layer.shadowOpacity = 1
            child.contents = CGImage(PixelBuffer(width: 4, height: 4))
            child.masksToBounds = true
            child.contentsGravity = .center
            view.layer.addSublayer(child)
            return view
        }
        expectQuick(time, "shadow")
    }

    @Test(arguments: ["long", "emoji", "right to left", "no such font"]) func textsOfAllKinds(kind: String) throws {
        let time = try longestFrame {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            label.numberOfLines = 0
            switch kind {
            case "long": label.text = String(repeating: "word ", count: 20_000)
            case "emoji": label.text = String(repeating: "👩‍👩‍👧‍👦🇨🇭e\u{301}\u{301}", count: 200)
            case "right to left": label.text = String(repeating: "שלום עולם مرحبا بالعالم and back ", count: 100)
            default: (label.text, label.font) = ("No such font", UIFont(name: "Nonesuch", size: 17))
            }
            return label
        }
        expectQuick(time, kind)
    }

    @Test(arguments: [0, 1, 1000, 1e9, -1, CGFloat.nan, .infinity]) func blursOfAnyRadius(radius: CGFloat) throws {
        let time = try longestFrame { view, frame in
            view.subviews[0].center.x = CGFloat(frame * 10)
        } _: {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            let below = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
            let above = UIView(frame: view.bounds)
            below.backgroundColor = .red
            view.addSubview(below)
            view.addSubview(above)
            above.layer.showBackdrop()
            above.layer.blurRadius = radius
            let shadow = UIView(frame: CGRect(x: 100, y: 400, width: 100, height: 100))
            shadow.backgroundColor = .green
            shadow.layer.shadowRadius = radius
            shadow.layer.shadowOpacity = 1
            view.addSubview(shadow)
            return view
        }
        expectQuick(time, "\(radius)")
    }

    @Test func picturesOfTwentyThousandPixelsAndOfOne() throws {
        for (width, height) in [(20_000, 1), (1, 20_000), (1, 1), (8000, 8000)] {
            let time = try longestFrame { view, frame in
                view.layer.minificationFilter = [.linear, .trilinear, .nearest][frame]
            } _: {
                let view = UIImageView(image: UIImage(cgImage: CGImage(PixelBuffer(width: width, height: height))))
                view.frame = CGRect(x: 5, y: 5, width: 380, height: 800)
                return view
            }
            expectQuick(time, "\(width) x \(height)")
        }
    }
}
