import Graphics
import LayerTree
import Testing

@MainActor struct KeyframePathTests {
    private let host = TestHost()

    private func animation(along path: CGPath, _ mode: CAAnimationCalculationMode = .linear) -> CAKeyframeAnimation {
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.path = path
        animation.calculationMode = mode
        animation.duration = 1
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        return animation
    }

    private func shown(_ animation: CAAnimation, at times: [Double]) throws -> [CALayer] {
        let layer = host.committedLayer()
        host.run { layer.add(animation, forKey: nil) }
        host.frame(at: 10)
        return try times.map { time in
            host.frame(at: 10 + time)
            return try #require(layer.presentation())
        }
    }

    /// An L: 30 to the right, then 10 down.
    private var corner: CGPath {
        let path = CGMutablePath()
        path.addLines(between: [.zero, CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 10)])
        return path
    }

    @Test func eachStretchTakesAsLongAsTheOthersUnlessPaced() throws {
        let times = [0, 0.25, 0.5, 0.75, 1]
        let paths: [(CAAnimationCalculationMode, [(Double, Double)])] = [
            (.linear, [(0, 0), (15, 0), (30, 0), (30, 5), (30, 10)]),
            (.paced, [(0, 0), (10, 0), (20, 0), (30, 0), (30, 10)]),
            (.cubicPaced, [(0, 0), (10, 0), (20, 0), (30, 0), (30, 10)]),
        ]
        for (mode, expected) in paths {
            let points = try shown(animation(along: corner, mode), at: times).map(\.position)
            for (a, b) in zip(points, expected) { #expect(hypot(a.x - b.0, a.y - b.1) < 1e-9) }
        }
    }

    @Test func keyTimesAndPacingsCountForStretches() throws {
        let animation = animation(along: corner)
        animation.keyTimes = [0, 0.8, 1]
        animation.timingFunctions = [CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .linear)]
        let layers = try shown(animation, at: [0.4, 0.9])
        #expect(abs(layers[0].position.x - 30 * 0.315357) < 1e-4)
        #expect(abs(layers[1].position.y - 5) < 1e-9 && layers[1].position.x == 30)
    }

    @Test func discretePointsAreHeld() throws {
        let points = try shown(animation(along: corner, .discrete), at: [0, 0.3, 0.4, 0.6, 0.7, 1]).map(\.position)
        let corners = [CGPoint.zero, CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 10)]
        #expect(points == [corners[0], corners[0], corners[1], corners[1], corners[2], corners[2]])
    }

    @Test func aPathOverridesValues() throws {
        let animation = animation(along: corner)
        animation.values = [CGPoint(x: 500, y: 500), CGPoint(x: 600, y: 600)]
        #expect(try shown(animation, at: [0.25])[0].position == CGPoint(x: 15, y: 0))
    }

    @Test func movesJumpAndClosingLeadsBack() throws {
        let path = CGMutablePath()
        path.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
        path.addLines(between: [CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 10)])
        path.closeSubpath()
        let points = try shown(animation(along: path), at: [0.3, 0.35, 0.5, 1]).map(\.position)
        #expect(abs(points[0].x - 9) < 1e-9 && points[0].y == 0)
        #expect(abs(points[1].x - 100) < 1e-9 && abs(points[1].y - 0.5) < 1e-9)
        #expect(abs(points[2].y - 5) < 1e-9 && points[3] == CGPoint(x: 100, y: 0))
    }

    /// A circle is followed evenly, and the layer turns with it.
    @Test(arguments: [CAAnimationRotationMode.rotateAuto, .rotateAutoReverse]) func layersTurnAlong(
        mode: CAAnimationRotationMode
    ) throws {
        let circle = CGMutablePath()
        circle.addArc(center: .zero, radius: 100, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
        let animation = animation(along: circle, .paced)
        animation.rotationMode = mode
        for (index, layer) in try shown(animation, at: (0..<20).map { Double($0) / 20 }).enumerated() {
            let angle = Double(index) / 20 * 2 * .pi
            let expected = CGPoint(x: 100 * cos(angle), y: 100 * sin(angle))
            #expect(hypot(layer.position.x - expected.x, layer.position.y - expected.y) < 0.1)
            let sign: Double = mode == .rotateAuto ? 1 : -1
            let axis = (layer.transform.m11, layer.transform.m12)
            #expect(hypot(axis.0 + sign * sin(angle), axis.1 - sign * cos(angle)) < 2e-3)
        }
    }

    @Test func turningComesAfterTheLayersOwnTransform() throws {
        let path = CGMutablePath()
        path.addLines(between: [.zero, CGPoint(x: 0, y: 10)])
        let animation = animation(along: path)
        animation.rotationMode = .rotateAuto
        let layer = host.committedLayer()
        host.run {
            CATransaction.setDisableActions(true)
            layer.transform = CATransform3DMakeScale(2, 1, 1)
            layer.add(animation, forKey: nil)
        }
        host.frame(at: 1)
        let transform = try #require(layer.presentation()).transform
        #expect(abs(transform.m12 - 2) < 1e-9 && abs(transform.m21 + 1) < 1e-9, "stretched along the way")
    }

    /// A curve that starts on its own control point has a direction there all the same.
    @Test func aStandstillHasTheDirectionOfItsSurroundings() throws {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addCurve(to: CGPoint(x: 0, y: 10), control1: .zero, control2: CGPoint(x: 0, y: 10))
        let animation = animation(along: path)
        animation.rotationMode = .rotateAuto
        for layer in try shown(animation, at: [0, 0.5, 1]) { #expect(abs(layer.transform.m12 - 1) < 1e-9) }
    }

    @Test func onlyPairsFollowPaths() throws {
        let animation = animation(along: corner)
        animation.keyPath = "position.x"
        #expect(try shown(animation, at: [0.5])[0].position.x == 0)
        animation.keyPath = "anchorPoint"
        #expect(try shown(animation, at: [0.25])[0].anchorPoint == CGPoint(x: 15, y: 0))
    }

    @Test func emptyAndSinglePointPathsNeverTrap() throws {
        let point = CGMutablePath()
        let broken = CGMutablePath()
        point.move(to: CGPoint(x: 4, y: 5))
        broken.addLines(between: [.zero, CGPoint(x: Double.nan, y: 0)])
        for mode in [CAAnimationCalculationMode.linear, .discrete, .paced, .cubic, .cubicPaced] {
            let single = animation(along: point, mode)
            single.rotationMode = .rotateAuto
            #expect(try shown(single, at: [0.5])[0].position == CGPoint(x: 4, y: 5))
            #expect(try shown(animation(along: CGMutablePath(), mode), at: [0.5])[0].position == .zero)
            _ = try shown(animation(along: broken, mode), at: [0.5])
        }
    }
}
