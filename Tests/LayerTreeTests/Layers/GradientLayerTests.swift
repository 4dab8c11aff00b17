import Graphics
import Recorder
import RenderTree
import Testing

@testable import LayerTree

@MainActor struct GradientLayerTests {
    private func gradientLayer(on host: TestHost) -> CAGradientLayer {
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
        layer.colors = [CGColor.white, CGColor.black]
        host.run { host.root.addSublayer(layer) }
        host.frame(at: 0)
        return layer
    }

    private func gradient(on host: TestHost) throws -> Gradient {
        let node = try #require(host.nodes.first { $0.kind == .gradient })
        guard case .gradient(let gradient) = host.layers.resources[node.resource] else { throw CancellationError() }
        return gradient
    }

    @Test func defaultsAreCoreAnimations() {
        let layer = CAGradientLayer()
        #expect(layer.colors == nil && layer.locations == nil && layer.type == .axial)
        #expect(layer.startPoint == CGPoint(x: 0.5, y: 0) && layer.endPoint == CGPoint(x: 0.5, y: 1))
    }

    @Test func itIsOneNodeRoundedAsTheLayer() throws {
        let host = TestHost()
        let layer = gradientLayer(on: host)
        host.run { (layer.cornerRadius, layer.type) = (8, .radial) }
        host.run { layer.removeAllAnimations() }
        host.frame(at: 1)
        #expect(host.nodes.count == 2 && host.nodes[1].cornerRadius == 8)
        #expect(try gradient(on: host).shape == .radial)
        #expect(try gradient(on: host).stops.map(\.location) == [0, 1])
        host.run { layer.colors = nil }
        host.frame(at: 2)
        #expect(!host.nodes.contains { $0.kind == .gradient })
    }

    @Test func locationsAreSpreadOrKeptAscending() throws {
        let host = TestHost()
        let layer = gradientLayer(on: host)
        host.run {
            layer.colors = [CGColor.white, CGColor.black, CGColor.white]
            layer.locations = [0.2, 0.6, 0.4]
            layer.removeAllAnimations()
        }
        host.frame(at: 1)
        #expect(try gradient(on: host).stops.map(\.location) == [0.2, 0.6, 0.6])
        host.run { (layer.locations = [0.5]) }
        host.run { layer.removeAllAnimations() }
        host.frame(at: 2)
        #expect(try gradient(on: host).stops.map(\.location) == [0, 0.5, 1])
    }

    @Test func otherObjectsAreNoColors() {
        let layer = CAGradientLayer()
        layer.colors = [CGColor.white]
        layer.colors = ["white"]
        #expect(layer.colors?.count == 1)
    }

    @Test func allOfItAnimates() throws {
        let host = TestHost()
        let layer = gradientLayer(on: host)
        host.run {
            layer.colors = [CGColor.black, CGColor.black]
            layer.locations = [0, 0.5]
            layer.startPoint = CGPoint(x: 0, y: 0)
            layer.endPoint = CGPoint(x: 1, y: 1)
        }
        #expect(Set(layer.animationKeys() ?? []) == ["colors", "locations", "startPoint", "endPoint"])
        let move = CABasicAnimation("locations", duration: 2)
        move.fromValue = [0.0, 0.5] as [NSNumber]
        move.toValue = [0.5, 1.0] as [NSNumber]
        let fade = CABasicAnimation("colors", duration: 2)
        fade.fromValue = [CGColor.white, CGColor.white]
        fade.toValue = [CGColor.black, CGColor.black]
        host.run {
            layer.removeAllAnimations()
            layer.add(move, forKey: nil)
            layer.add(fade, forKey: nil)
            layer.add(CABasicAnimation("startPoint.x", from: 0.0, to: 1.0, duration: 2), forKey: nil)
        }
        host.frame(at: 1)
        host.frame(at: 2)
        let shown = try gradient(on: host)
        #expect(shown.stops.map(\.location) == [0.25, 0.75])
        #expect(shown.stops.allSatisfy { abs($0.color.x - 0.5) < 1e-6 })
        #expect(abs(shown.start.x - 0.5) < 1e-9)
        #expect(layer.presentation()?.locations == [0.25, 0.75])
        #expect(layer.locations == [0, 0.5])
    }

    @Test(.enabled(if: AllocationCounter.isAvailable)) func animatedGradientsAllocateNothing() throws {
        let host = TestHost()
        let layer = gradientLayer(on: host)
        let fade = CABasicAnimation("colors", duration: 100)
        fade.fromValue = [CGColor.white, CGColor.white]
        fade.toValue = [CGColor.black, CGColor.black]
        host.run {
            layer.add(fade, forKey: nil)
            layer.add(CABasicAnimation("endPoint.x", from: 0.0, to: 1.0, duration: 100), forKey: nil)
        }
        for frame in 0..<16 { host.frame(at: 1 + Double(frame) / 60) }
        let count = try #require(
            AllocationCounter.allocationsOnThisThread {
                for frame in 16..<60 { host.frame(at: 1 + Double(frame) / 60) }
            })
        #expect(count == 0)
    }
}
