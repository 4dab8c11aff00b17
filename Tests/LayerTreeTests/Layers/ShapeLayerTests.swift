import Foundation
import Graphics
import Recorder
import RenderTree
import Testing

@testable import LayerTree

/// The values of shape layers: set, animated and committed.
@MainActor struct ShapeLayerTests {
    private func circle(_ radius: CGFloat) -> CGPath {
        CGPath(ellipseIn: CGRect(x: 50 - radius, y: 50 - radius, width: 2 * radius, height: 2 * radius), transform: nil)
    }

    private func shapeLayer(on host: TestHost) -> CAShapeLayer {
        let layer = CAShapeLayer()
        layer.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
        layer.path = circle(20)
        host.run { host.root.addSublayer(layer) }
        host.frame(at: 0)
        return layer
    }

    private func path(of node: RenderNode, on host: TestHost) throws -> CGPath {
        guard case .path(let path) = host.layers.resources[node.resource] else {
            throw CancellationError()
        }
        return path
    }

    @Test func defaultsAreCoreAnimations() {
        let layer = CAShapeLayer()
        #expect(layer.path == nil && layer.strokeColor == nil && layer.lineDashPattern == nil)
        #expect(layer.fillColor == CGColor.black && layer.fillRule == .nonZero)
        #expect(layer.lineWidth == 1 && layer.miterLimit == 10 && layer.lineDashPhase == 0)
        #expect(layer.lineCap == .butt && layer.lineJoin == .miter)
        #expect(layer.strokeStart == 0 && layer.strokeEnd == 1)
    }

    @Test func aFilledPathIsOneNodeAndAStrokedOneAnother() throws {
        let host = TestHost()
        let layer = shapeLayer(on: host)
        var node = host.nodes[1]
        #expect(host.nodes.count == 2 && node.kind == .path && !node.flags.contains(.evenOdd))
        #expect(try path(of: node, on: host) == circle(20))
        host.run {
            layer.fillColor = nil
            layer.strokeColor = CGColor.white
            layer.lineWidth = 3
            layer.lineCap = .round
            layer.lineJoin = .bevel
            layer.miterLimit = 4
            layer.removeAllAnimations()
        }
        host.frame(at: 1)
        node = host.nodes[1]
        #expect(host.nodes.count == 2 && node.kind == .stroke && node.color == SIMD4(1, 1, 1, 1))
        #expect(
            node.line == RenderNode.Line(width: 3, miterLimit: 4) && node.flags.isSuperset(of: [.roundCap, .bevelJoin]))
        host.run {
            layer.fillColor = .black
            layer.backgroundColor = .white
            layer.fillRule = .evenOdd
            layer.removeAllAnimations()
        }
        host.frame(at: 2)
        #expect(host.nodes.dropFirst().map(\.kind) == [.group, .solid, .path, .stroke])
        #expect(host.nodes[3].flags.contains(.evenOdd) && host.nodes[3].resource == host.nodes[4].resource)
        host.run { layer.path = nil }
        host.frame(at: 3)
        #expect(host.nodes.dropFirst().map(\.kind) == [.group, .solid])
    }

    @Test func whatIsNoLineDrawsNothing() {
        let host = TestHost()
        let layer = shapeLayer(on: host)
        layer.fillColor = nil
        layer.strokeColor = .black
        for (start, end, width) in [(0.5, 0.5, 1.0), (0.7, 0.2, 1), (1, 1, 1), (0, 0, 1), (0, 1, 0), (0, 1, -2)] {
            host.run { (layer.strokeStart, layer.strokeEnd, layer.lineWidth) = (start, end, width) }
            host.run { layer.removeAllAnimations() }
            host.frame(at: 1)
            #expect(!host.nodes.contains { $0.kind == .stroke || $0.kind == .path }, "\(start) \(end) \(width)")
        }
    }

    @Test func aPathBecomesAnotherOneOfItsStructurePointByPoint() throws {
        let host = TestHost()
        let layer = shapeLayer(on: host)
        let morph = CABasicAnimation("path", duration: 2)
        morph.fromValue = circle(10)
        morph.toValue = circle(30)
        host.run { layer.add(morph, forKey: "morph") }
        host.frame(at: 1)
        host.frame(at: 2)
        #expect(abs(try path(of: host.nodes[1], on: host).boundingBox.width - 40) < 1e-9)
        host.frame(at: 2.5)
        #expect(abs(try path(of: host.nodes[1], on: host).boundingBox.width - 50) < 1e-9)
        #expect((layer.presentation()?.path?.boundingBox.width).map { abs($0 - 50) < 1e-9 } == true)
        #expect(layer.path == circle(20))
        host.frame(at: 3.5)
        #expect(try path(of: host.nodes[1], on: host) == circle(20))
    }

    @Test func pathsOfOtherStructureChangeAtOnce() throws {
        let host = TestHost()
        let layer = shapeLayer(on: host)
        let box = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil)
        let keys = CAKeyframeAnimation(keyPath: "path")
        keys.values = [circle(10), box, circle(30), circle(40)]
        keys.duration = 3
        host.run { layer.add(keys, forKey: nil) }
        host.frame(at: 1)
        host.frame(at: 1.5)
        #expect(try path(of: host.nodes[1], on: host) == box)
        host.frame(at: 3.5)
        #expect(abs(try path(of: host.nodes[1], on: host).boundingBox.width - 70) < 1e-9)
    }

    @Test func changesAnimateByThemselvesButThatOfThePath() {
        let host = TestHost()
        let layer = shapeLayer(on: host)
        host.run {
            layer.path = circle(30)
            layer.strokeEnd = 0.5
            layer.lineWidth = 5
            layer.fillColor = .white
            layer.lineDashPhase = 3
            layer.strokeColor = .white
            layer.strokeStart = 0.25
            layer.miterLimit = 2
        }
        let keys = ["strokeEnd", "lineWidth", "fillColor", "lineDashPhase", "strokeColor", "strokeStart", "miterLimit"]
        #expect(Set(layer.animationKeys() ?? []) == Set(keys))
        host.frame(at: 1)
        host.frame(at: 1.125)
        #expect((layer.presentation()?.lineWidth).map { $0 > 1 && $0 < 5 } == true)
        #expect(layer.lineWidth == 5 && layer.value(forKey: "strokeEnd") as? Double == 0.5)
    }

    @Test func keysReachTheProperties() {
        let layer = CAShapeLayer()
        layer.setValue(0.25, forKey: "strokeEnd")
        layer.setValue(CGColor.white, forKeyPath: "strokeColor")
        layer.setValue(circle(3), forKey: "path")
        #expect(layer.strokeEnd == 0.25 && layer.strokeColor == .white && layer.path == circle(3))
        #expect(layer.value(forKey: "path") as? CGPath == circle(3))
        let plain = CALayer()
        plain.setValue("own", forKey: "path")
        plain.setValue(3, forKey: "lineWidth")
        #expect(plain.value(forKey: "path") as? String == "own" && plain.value(forKey: "lineWidth") as? Int == 3)
    }

    @Test func strokesAreCutAndDashed() throws {
        let host = TestHost()
        let layer = shapeLayer(on: host)
        let line = CGMutablePath()
        line.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0)])
        host.run {
            layer.path = line
            layer.fillColor = nil
            layer.strokeColor = .black
            layer.strokeStart = 0.1
            layer.strokeEnd = 0.5
            layer.lineDashPattern = [15, 5]
            layer.lineDashPhase = 5
            layer.removeAllAnimations()
        }
        host.frame(at: 1)
        let cut = try path(of: host.nodes[1], on: host)
        let ends = cut.elements.map { $0.points.0.x }
        #expect(ends.map { ($0 * 1000).rounded() / 1000 } == [15, 30, 35, 50])
    }

    @Test func aChangedShapeLeavesFragmentsAsTheyWere() throws {
        let host = TestHost()
        let layer = shapeLayer(on: host)
        let fragment = try #require(host.committer.fragment(of: layer, afterUpdates: false))
        let morph = CABasicAnimation("path", duration: 2)
        morph.fromValue = circle(10)
        morph.toValue = circle(30)
        host.run { layer.add(morph, forKey: "morph") }
        host.frame(at: 1)
        let moving = try #require(host.committer.fragment(of: layer, afterUpdates: false))
        for frame in 0..<30 { host.frame(at: 1 + Double(frame) / 30) }
        let node = try #require(fragment.tree.nodes.last)
        #expect(try path(of: node, on: host) == circle(20))
        #expect(abs(try path(of: try #require(moving.tree.nodes.last), on: host).boundingBox.width - 20) < 1e-9)
    }

    @Test(.enabled(if: AllocationCounter.isAvailable)) func animatedShapesAllocateNothing() throws {
        let host = TestHost()
        let layers = (0..<10).map { _ in shapeLayer(on: host) }
        host.run {
            for (index, layer) in layers.enumerated() {
                let morph = CABasicAnimation("path", duration: 100)
                morph.fromValue = circle(10)
                morph.toValue = circle(CGFloat(30 + index))
                layer.strokeColor = .white
                layer.lineDashPattern = index % 2 == 0 ? [4, 2] : nil
                layer.removeAllAnimations()
                layer.add(morph, forKey: nil)
                layer.add(CABasicAnimation("strokeEnd", from: 0.0, to: 1.0, duration: 100), forKey: nil)
                layer.add(CABasicAnimation("fillColor", to: CGColor.white, duration: 100), forKey: nil)
                let shadow = CABasicAnimation("shadowPath", duration: 100)
                shadow.fromValue = circle(10)
                shadow.toValue = circle(30)
                layer.shadowOpacity = 0.5
                layer.add(shadow, forKey: nil)
            }
        }
        for frame in 0..<16 { host.frame(at: 1 + Double(frame) / 60) }
        let count = try #require(
            AllocationCounter.allocationsOnThisThread {
                for frame in 16..<60 { host.frame(at: 1 + Double(frame) / 60) }
            })
        #expect(count == 0)
    }
}
