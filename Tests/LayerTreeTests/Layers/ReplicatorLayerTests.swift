import Graphics
import RenderTree
import Testing

@testable import LayerTree

@MainActor struct ReplicatorLayerTests {
    private let host = TestHost()
    private let layer = CAReplicatorLayer()
    private let dot = CALayer()

    init() {
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        dot.backgroundColor = .white
        layer.addSublayer(dot)
        host.run { host.root.addSublayer(layer) }
        host.frame(at: 0)
    }

    private var groups: [RenderNode] { host.nodes.dropFirst(2).filter { $0.kind == .group } }
    private var dots: [RenderNode] { host.nodes.filter { $0.kind == .solid } }

    private func change(_ body: () -> Void) {
        host.run {
            body()
            layer.removeAllAnimations()
        }
    }

    @Test func defaultsAreCoreAnimations() {
        #expect(layer.instanceCount == 1 && !layer.preservesDepth && layer.instanceDelay == 0)
        #expect(CATransform3DIsIdentity(layer.instanceTransform) && layer.instanceColor == .white)
        #expect(layer.instanceRedOffset == 0 && layer.instanceAlphaOffset == 0)
        #expect(dots.count == 1)
    }

    @Test func eachInstanceIsMovedOnAboutTheAnchor() {
        change {
            layer.instanceCount = 4
            layer.instanceTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        }
        host.frame(at: 1)
        let corners = groups.map { CGPoint.zero.applying($0.transform) }
        let expected = [(0, 0), (100, 0), (100, 100), (0, 100)].map { CGPoint(x: $0.0, y: $0.1) }
        #expect(corners.count == 4)
        for (corner, wanted) in zip(corners, expected) {
            #expect(abs(corner.x - wanted.x) < 1e-9 && abs(corner.y - wanted.y) < 1e-9)
        }
        change { layer.instanceCount = 0 }
        host.frame(at: 2)
        #expect(dots.isEmpty)
        change { layer.instanceCount = -3 }
        host.frame(at: 3)
        #expect(dots.isEmpty)
    }

    @Test func coloursAreTintedMoreAndMore() {
        change {
            layer.instanceCount = 3
            layer.instanceColor = CGColor(red: 1, green: 0.5, blue: 1, alpha: 1)
            layer.instanceRedOffset = -0.25
            layer.instanceAlphaOffset = -0.5
        }
        for frame in 1..<5 {
            host.frame(at: Double(frame))
            #expect(dots.map(\.color.x) == [1, 0.75])
            #expect(dots.map(\.color.y) == [0.5, 0.5])
            #expect(groups.map(\.opacity) == [1, 0.5])
        }
    }

    @Test func delayedInstancesShowWhatWasEarlier() {
        change { (layer.instanceCount, layer.instanceDelay) = (3, 0.5) }
        host.run { dot.add(CABasicAnimation("position.x", from: 0.0, to: 100.0, duration: 4), forKey: nil) }
        host.frame(at: 1)
        host.frame(at: 3)
        #expect(dots.map { ($0.transform.tx + 5).rounded() } == [50, 38, 25])
        // The presentation is that without a delay.
        #expect(dot.presentation()?.position.x == 50)
    }

    @Test func delayedInstancesHaveTheirMasksDelayed() {
        let mask = CALayer()
        change {
            layer.instanceCount = 3
            layer.instanceDelay = 0.5
            mask.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
            mask.backgroundColor = .black
            dot.mask = mask
        }
        host.run { mask.add(CABasicAnimation("position.x", from: 0.0, to: 100.0, duration: 4), forKey: nil) }
        host.frame(at: 1)
        host.frame(at: 3)
        let masks = dots.filter { $0.bounds.z == 4 }
        #expect(masks.map { ($0.transform.tx + 2).rounded() } == [50, 38, 25])
    }

    @Test func howManyThereAreCanBeAnimated() {
        host.run { layer.add(CABasicAnimation("instanceCount", from: 1.0, to: 5.0, duration: 4), forKey: nil) }
        for (time, count) in zip([1.0, 2, 3.5], [1, 2, 3]) {
            host.frame(at: time)
            #expect(dots.count == count, "at \(time)")
        }
        #expect(layer.instanceCount == 1 && layer.presentation()?.instanceCount == 3)
    }

    /// Each instance has a path and a line of its own, which are there for as long as the tree that names them.
    @Test func delayedInstancesOfAShapeAreAllThere() {
        let shape = CAShapeLayer()
        change {
            layer.instanceCount = 4
            layer.instanceDelay = 0.25
            shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
            shape.strokeColor = .black
            shape.strokeEnd = 0.9
            layer.addSublayer(shape)
        }
        host.run {
            let wide = CGPath(rect: CGRect(x: 0, y: 0, width: 90, height: 10), transform: nil)
            shape.add(CABasicAnimation("path", from: shape.path, to: wide, duration: 4), forKey: nil)
            shape.add(CABasicAnimation("strokeEnd", from: 0.1, to: 0.9, duration: 4), forKey: nil)
        }
        for frame in 1..<8 {
            host.frame(at: Double(frame) / 2)
            let parts = host.nodes.filter { $0.kind == .path || $0.kind == .stroke }
            #expect(parts.count == 8 && (frame < 4 || Set(parts.map(\.resource)).count == 8))
            #expect(parts.allSatisfy { host.layers.resources.contains($0.resource) }, "frame \(frame)")
        }
        host.run { layer.removeFromSuperlayer() }
        for frame in 8..<11 { host.frame(at: Double(frame)) }
        #expect(host.layers.resources.count <= 4, "only those of the shape as it is now")
    }

    @Test func instancesMayShareASpace() {
        change {
            layer.instanceCount = 3
            layer.preservesDepth = true
            layer.instanceTransform = CATransform3DMakeTranslation(0, 0, -10)
        }
        host.frame(at: 1)
        #expect(host.nodes.filter { $0.kind == .context3D }.count == 1)
        #expect(dots.count == 3 && dots.last?.flags.contains(.projective) == true)
    }

    @Test func theTreeStaysRightWhileOtherLayersChange() {
        change { layer.instanceCount = 3 }
        let other = CALayer()
        other.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
        other.backgroundColor = .black
        for frame in 1..<8 {
            host.run {
                if frame % 2 == 0 { other.removeFromSuperlayer() } else { host.root.insertSublayer(other, at: 0) }
                dot.position.x = CGFloat(frame)
                dot.removeAllAnimations()
            }
            host.frame(at: Double(frame))
            let white = host.nodes.filter { $0.kind == .solid && $0.color.x == 1 }
            #expect(white.map { $0.transform.tx } == Array(repeating: CGFloat(frame) - 5, count: 3))
        }
    }

    /// A thousand times a thousand: no frame may take the memory for that.
    @Test func replicatorsInReplicatorsMultiplyWithinBounds() {
        let outer = CAReplicatorLayer()
        host.run {
            outer.addSublayer(layer)
            host.root.addSublayer(outer)
        }
        change { (outer.instanceCount, layer.instanceCount) = (1000, 1000) }
        host.frame(at: 1)
        #expect(host.nodes.count > 100_000 && host.nodes.count < 210_000)
    }
}
