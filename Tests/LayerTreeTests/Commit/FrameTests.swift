import LayerTree
import Testing

/// The order of a frame, which every host runs.
@MainActor @Suite struct FrameTests {
    @MainActor private final class Log: NSObject, CAAnimationDelegate {
        private(set) var lines: [String] = []

        func note(_ line: String) { lines.append("\(line) at \(CACurrentMediaTime())") }
        func animationDidStart(_ anim: CAAnimation) { note("animation starts") }
        func tick(_ link: CADisplayLink) { note("display link of \(link.timestamp)") }
    }

    private final class NotingLayer: CALayer {
        var log: Log?

        override func layoutSublayers() { log?.note("layout") }

        override func display() { log?.note("display") }
    }

    @Test func theStepsRunInTheirOrderUnderTheHost() {
        let host = TestHost()
        let log = Log()
        let layer = host.run { NotingLayer() }
        layer.log = log
        host.root.addSublayer(layer)
        host.frame(at: 1)
        let start = log.lines.count
        host.layers.mainQueue.async { log.note("due") }
        host.run { CADisplayLink(target: log, selector: Log.tick(_:)).add(to: .main, forMode: .common) }
        host.layers.frame(timestamp: 2, targetTimestamp: 2.5) {
            log.note("input")
            layer.setNeedsLayout()
            layer.setNeedsDisplay()
            let animation = CABasicAnimation("opacity", from: 0.5, to: 1.0)
            animation.delegate = log
            layer.add(animation, forKey: nil)
        } stepDidEnd: { step in
            log.note("end of \(step)")
        }
        let expected = [
            "due", "input", "end of input", "display link of 2.0", "animation starts", "end of animation", "layout",
            "display", "end of layout", "end of commit",
        ]
        #expect(log.lines.dropFirst(start) == expected.map { "\($0) at 2.5" }[...])
        #expect(host.nodes.count == 2)
    }

    /// Work without a delay is the turn after a frame: it finds committed what the frame set, whichever step adds it.
    @Test func theNextTurnComesAfterTheCommit() {
        let host = TestHost()
        let log = Log()
        let layer = NotingLayer()
        host.run { host.root.addSublayer(layer) }
        let queue = host.layers.mainQueue
        var steps: [FrameStep] = []
        host.layers.frame(timestamp: 1, targetTimestamp: 1.5) {
            queue.async { log.note("turn of input, committed: \(layer.presentation() != nil)") }
            steps.append(.input)
        } stepDidEnd: { step in
            queue.async { log.note("turn of \(step)") }
            steps.append(step)
        }
        #expect(log.lines == [] && steps == [.input, .input, .animation, .layout, .commit])
        #expect(host.layers.wantsFrames)
        host.layers.frame(timestamp: 2, targetTimestamp: 2.5) { log.note("input") }
        let expected = [
            "turn of input, committed: true", "turn of input", "turn of animation", "turn of layout", "turn of commit",
            "input",
        ]
        #expect(log.lines == expected.map { "\($0) at 2.5" })
    }

    /// Input may come before its frame, as a key or text does: what it adds waits for the commit, too.
    @Test func inputBeforeItsFrameIsOfItsTurn() {
        let host = TestHost()
        let log = Log()
        let layer = NotingLayer()
        let queue = host.layers.mainQueue
        #expect(!host.layers.beginFrame(timestamp: 0, targetTimestamp: 0.5))
        host.frame(at: 0.5)
        host.run { queue.async { log.note("turn before") } }
        #expect(host.layers.beginFrame(timestamp: 1, targetTimestamp: 1.5))
        #expect(log.lines == ["turn before at 1.5"] && host.layers.takesInput)
        host.run {
            host.root.addSublayer(layer)
            queue.async { log.note("turn after, committed: \(layer.presentation() != nil)") }
        }
        #expect(!host.layers.beginFrame(timestamp: 1, targetTimestamp: 1.5))
        host.layers.frame(timestamp: 1, targetTimestamp: 1.5) { log.note("input") }
        #expect(log.lines.dropFirst() == ["input at 1.5"] && !host.layers.takesInput && host.layers.wantsFrames)
        host.layers.frame(timestamp: 2, targetTimestamp: 2.5) { log.note("input") }
        #expect(log.lines.dropFirst(2) == ["turn after, committed: true at 2.5", "input at 2.5"])
    }

    @Test func whatChangedNothingIsNotCommitted() {
        let host = TestHost()
        _ = host.committedLayer()
        let commit = host.committer.tree.history.commit
        host.frame(at: 1)
        #expect(host.committer.tree.history.commit == commit && !host.layers.wantsFrames)
    }

    @Test func workThatIsDueWantsAFrame() {
        let host = TestHost()
        host.frame(at: 1)
        let token = host.layers.mainQueue.asyncAfter(1) {}
        #expect(!host.layers.wantsFrames && host.layers.mainQueue.nextDueTime == 2)
        host.layers.setTime(timestamp: 2, targetTimestamp: 2)
        #expect(host.layers.wantsFrames)
        host.frame(at: 2)
        #expect(!host.layers.wantsFrames)
        withExtendedLifetime(token) {}
    }
}
