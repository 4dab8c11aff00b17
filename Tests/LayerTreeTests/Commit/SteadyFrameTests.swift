import LayerTree
import Recorder
import RenderTree
import Testing

/// The cost of a frame, in counts that are the same on every machine.
@MainActor struct SteadyFrameTests {
    /// The layers of workload w5 on a smaller scale: a grid, of which every hundredth one moves.
    private func grid(of count: Int, on host: TestHost) -> [CALayer] {
        let layers = (0..<count).map { index in
            let layer = CALayer()
            layer.frame = CGRect(x: 10 * (index % 100), y: 10 * (index / 100), width: 8, height: 8)
            layer.backgroundColor = CGColor.white
            return layer
        }
        host.run { for layer in layers { host.root.addSublayer(layer) } }
        host.frame(at: 0)
        return layers
    }

    private func allocations(of host: TestHost, frames: Range<Int>) throws -> Int {
        for frame in 0..<4 { host.frame(at: 1 + Double(frame) / 60) }
        return try #require(
            AllocationCounter.allocationsOnThisThread {
                for frame in frames { host.frame(at: 1 + Double(frame) / 60) }
            })
    }

    /// Keyframes of every mode, a path, a transition, and what adds up and goes on.
    private var keyframes: [CAAnimation] {
        let modes = [CAAnimationCalculationMode.linear, .discrete, .paced, .cubic, .cubicPaced]
        let values = modes.map { mode in
            let animation = CAKeyframeAnimation(keyPath: mode == .cubic ? "transform" : "anchorPoint.x")
            animation.values = mode == .cubic ? [1, 2, 1].map { CATransform3DMakeScale($0, 1, 1) } : [0, 1, 0, 0.5]
            animation.calculationMode = mode
            animation.duration = 0.1
            animation.repeatCount = .infinity
            animation.timingFunctions = [CAMediaTimingFunction(name: .easeIn)]
            animation.isAdditive = true
            animation.isCumulative = mode == .paced
            return animation
        }
        let circle = CAKeyframeAnimation(keyPath: "position")
        let path = CGMutablePath()
        path.addEllipse(in: CGRect(x: 0, y: 0, width: 100, height: 50))
        circle.path = path
        circle.rotationMode = .rotateAuto
        circle.calculationMode = .paced
        circle.duration = 100
        circle.isAdditive = true
        let turn = CABasicAnimation("sublayerTransform", from: 0.0, to: 1.0, duration: 0.1)
        turn.valueFunction = CAValueFunction(name: .rotateZ)
        turn.isCumulative = true
        turn.repeatCount = .infinity
        let transition = CATransition()
        transition.type = .push
        transition.duration = 100
        return values + [circle, turn, transition]
    }

    @Test(.enabled(if: AllocationCounter.isAvailable)) func aSteadyAnimatedFrameAllocatesNothing() throws {
        let host = TestHost()
        let layers = grid(of: 1000, on: host)
        host.run {
            for (index, layer) in layers.enumerated() where index % 20 == 0 {
                let spring = CASpringAnimation("position.x", from: 0.0, to: 100.0, duration: 100)
                let turn = CABasicAnimation("transform.rotation.y", from: 0.0, to: 3.0, duration: 100)
                let whole = CABasicAnimation("transform", duration: 100)
                whole.fromValue = CATransform3DMakeScale(2, 1, 1)
                whole.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
                let group = CAAnimationGroup()
                group.animations = [
                    CABasicAnimation("opacity", from: 0.1, to: 0.9), CABasicAnimation("zPosition", from: 0.0, to: 9.0),
                    CABasicAnimation("backgroundColor", to: CGColor.black),
                ]
                group.duration = 0.1
                group.repeatCount = .infinity
                for animation in [spring, turn, whole, group] + keyframes { layer.add(animation, forKey: nil) }
            }
            host.root.sublayerTransform.m34 = -1 / 900
            host.root.removeAllAnimations()
        }
        #expect(try allocations(of: host, frames: 4..<60) == 0)
        #expect(host.committer.tree.matrices.count == 50)
    }

    @Test(.enabled(if: AllocationCounter.isAvailable)) func aMaskThatMovesAllocatesNothing() throws {
        let host = TestHost()
        let layers = grid(of: 50, on: host)
        host.run {
            for layer in layers {
                let mask = CALayer()
                mask.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
                mask.backgroundColor = .white
                mask.cornerRadius = 4
                layer.mask = mask
                mask.add(CABasicAnimation("transform.scale", from: 0.1, to: 1.0, duration: 100), forKey: nil)
            }
        }
        #expect(try allocations(of: host, frames: 4..<60) == 0)
    }

    @Test(.enabled(if: AllocationCounter.isAvailable)) func movingLayersDirectlyAllocatesNothing() throws {
        let host = TestHost()
        let layers = grid(of: 500, on: host)
        func move(in frames: Range<Int>) {
            for frame in frames {
                host.run {
                    CATransaction.setDisableActions(true)
                    for layer in layers { layer.position.x += 0.25 }
                }
                host.frame(at: Double(frame))
            }
        }
        move(in: 0..<4)
        let count = AllocationCounter.allocationsOnThisThread { move(in: 4..<20) }
        #expect(try #require(count) == 0)
    }

    @Test func aFrameWithoutAChangeWantsNoNext() {
        let host = TestHost()
        _ = grid(of: 10, on: host)
        #expect(!host.layers.wantsFrames)
        host.frame(at: 1)
        #expect(!host.layers.wantsFrames)
    }

    @Test func tenThousandLayersFitAndShrink() {
        let host = TestHost()
        let layers = grid(of: 10_000, on: host)
        #expect(host.nodes.count == 10_001 && host.nodes[0].subtreeCount == 10_001)
        #expect(host.nodes.last?.transform.tx == 990 && host.nodes.last?.transform.ty == 990)
        host.run { for layer in layers.dropFirst(3) { layer.removeFromSuperlayer() } }
        for time in [1.0, 2] {
            host.frame(at: time)
            #expect(host.nodes.map(\.kind) == [.group, .solid, .solid, .solid])
        }
        host.run { for layer in layers { host.root.addSublayer(layer) } }
        for time in [3.0, 4] {
            host.frame(at: time)
            #expect(host.nodes.count == 10_001 && host.nodes[0].subtreeCount == 10_001)
            #expect(host.nodes.dropFirst().allSatisfy { $0.kind == .solid && $0.subtreeCount == 1 })
        }
    }

    @Test func growthInTheMiddleOfAGroupKeepsTheSizesOfSubTrees() {
        let host = TestHost()
        let inner = host.committedLayer()
        for size in [1, 5, 63, 64, 65, 300, 2] {
            host.run {
                inner.sublayers = (0..<size).map { _ in CALayer() }
            }
            host.frame(at: 1)
            #expect(
                host.nodes.map(\.subtreeCount) == [UInt32(size + 2), UInt32(size + 1)]
                    + Array(repeating: 1, count: size))
        }
    }

    @Test func aTreeThatIsKeptDoesNotChange() {
        let host = TestHost()
        let layers = grid(of: 20, on: host)
        let kept = host.committer.tree
        for time in [1.0, 2, 3] {
            host.run {
                CATransaction.setDisableActions(true)
                layers[0].position.x += 100
            }
            host.frame(at: time)
        }
        #expect(kept.nodes[1].transform.tx == 0 && host.nodes[1].transform.tx == 300)
    }

    @Test func deepTreesAreWalked() {
        let host = TestHost()
        var layer = host.root
        for _ in 0..<1000 {
            let next = CALayer()
            layer.addSublayer(next)
            layer = next
        }
        host.frame(at: 0)
        #expect(host.nodes.count == 1001)
    }
}
