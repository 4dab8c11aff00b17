import Graphics
import Recorder
import RenderTree
import Testing

@testable import LayerTree

/// Layers whose corners are not all simply round.
@MainActor struct CornerTests {
    private let host = TestHost()
    private let layer = CALayer()

    init() {
        layer.frame = CGRect(x: 10, y: 20, width: 100, height: 60)
        layer.backgroundColor = .white
        layer.cornerRadius = 20
        host.run { host.root.addSublayer(layer) }
        host.frame(at: 0)
    }

    private func path(of node: RenderNode) throws -> CGPath {
        guard case .path(let path) = host.layers.resources[node.resource] else { throw CancellationError() }
        return path
    }

    private var kinds: [RenderNode.Kind] { host.nodes.dropFirst().map(\.kind) }

    @Test func allCornersAreRoundByDefault() {
        #expect(layer.cornerCurve == .circular && layer.maskedCorners.rawValue == 15)
        #expect(kinds == [.solid])
    }

    @Test func sharpCornersAreInTheOutline() throws {
        host.run { layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner] }
        host.frame(at: 1)
        #expect(kinds == [.group, .path])
        let outline = try path(of: host.nodes[2])
        let points = [(1, 1), (99, 1), (1, 59), (99, 59)].map { CGPoint(x: $0.0, y: $0.1) }
        #expect(points.map { outline.contains($0) } == [false, false, true, true])
        host.run { layer.maskedCorners = [.layerMaxXMaxYCorner] }
        host.frame(at: 2)
        let other = try path(of: host.nodes[2])
        #expect(points.map { other.contains($0) } == [true, true, true, false])
        host.run { layer.cornerRadius = 0 }
        host.run { layer.removeAllAnimations() }
        host.frame(at: 3)
        #expect(!kinds.contains(.path))
    }

    @Test func clippingAndBordersFollowTheOutline() {
        host.run {
            layer.maskedCorners = [.layerMinXMinYCorner]
            layer.masksToBounds = true
            layer.borderWidth = 4
            layer.addSublayer(CALayer())
            layer.removeAllAnimations()
        }
        host.frame(at: 1)
        #expect(kinds.prefix(4) == [.group, .group, .path, .path] && kinds.last == .stroke)
        #expect(host.nodes[2].flags.contains(.masked) && host.nodes[2].resource.isNone)
    }

    @Test func continuousCornersReachFartherAndCutLess() throws {
        host.run { layer.cornerCurve = .continuous }
        host.frame(at: 1)
        let smooth = try path(of: host.nodes[2])
        let round = CGPath(roundedRect: layer.bounds, cornerWidth: 20, cornerHeight: 20, transform: nil)
        var differences = 0
        var outside = 0
        for x in 0..<100 {
            for y in 0..<60 {
                let point = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)
                if smooth.contains(point) != round.contains(point) { differences += 1 }
                if !smooth.contains(point) { outside += 1 }
            }
        }
        // Four corners of a quarter circle leave (4 - π) r² outside.
        #expect(differences > 0 && differences < 60 && abs(Double(outside) - 0.858 * 400) < 40)
        #expect(CALayer.cornerCurveExpansionFactor(.continuous) == 1.528665)
    }

    @Test func theShadowIsThatOfTheOutline() throws {
        host.run {
            layer.maskedCorners = [.layerMinXMinYCorner]
            layer.shadowOpacity = 0.5
            layer.removeAllAnimations()
        }
        host.frame(at: 1)
        #expect(kinds == [.group, .shadow, .path] && host.nodes[2].resource == host.nodes[3].resource)
    }

    /// Whether the layer clips or not, the outline cuts the gradient, which has no corners of its own.
    @Test(arguments: [false, true]) func gradientsHaveTheOutline(clips: Bool) {
        let gradient = CAGradientLayer()
        gradient.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        gradient.colors = [CGColor.white, CGColor.black]
        gradient.cornerRadius = 15
        gradient.maskedCorners = [.layerMinXMinYCorner]
        gradient.masksToBounds = clips
        host.run {
            layer.removeFromSuperlayer()
            host.root.addSublayer(gradient)
        }
        host.frame(at: 1)
        #expect(kinds == [.group, .group, .path, .gradient])
        #expect(host.nodes[2].flags.contains(.masked) && host.nodes[2].subtreeCount == 3)
        #expect(host.nodes[4].cornerRadius == 0)
    }

    @Test(.enabled(if: AllocationCounter.isAvailable)) func animatedOutlinesAllocateNothing() throws {
        host.run {
            layer.cornerCurve = .continuous
            layer.masksToBounds = true
            layer.borderWidth = 2
            layer.removeAllAnimations()
            layer.add(CABasicAnimation("cornerRadius", from: 0.0, to: 30.0, duration: 100), forKey: nil)
            layer.add(CABasicAnimation("bounds.size.width", from: 50.0, to: 150.0, duration: 100), forKey: nil)
        }
        for frame in 0..<16 { host.frame(at: 1 + Double(frame) / 60) }
        let count = try #require(
            AllocationCounter.allocationsOnThisThread {
                for frame in 16..<60 { host.frame(at: 1 + Double(frame) / 60) }
            })
        #expect(count == 0)
    }
}
