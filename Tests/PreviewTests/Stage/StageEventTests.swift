import LayerTree
import Recorder
import SDLPlatform
import Testing
import ViewKit

@testable import Preview

/// The events of the code, each of which has its own limit of processor time.
@MainActor @Suite struct StageEventTests {
    private let stage = Stage(
        Stage.Options(screen: ScreenTraits(size: CGSize(width: 100, height: 100), scale: 1)),
        imageDecoder: SDLImageDecoder(), pictures: { _ in nil })
    private let controller = UIViewController()
    private let log = EventLog()

    // Testing exports Dispatch.
    private typealias DispatchQueue = ViewKit.DispatchQueue
    private typealias Timer = ViewKit.Timer

    /// The ends of events, by what has happened until then.
    @MainActor private final class EventLog {
        var performed = 0
        /// The number of things performed within each event that had any.
        var counts: [Int] = []
        private var counted = 0

        func tick() { performed += 1 }

        func end() {
            if performed > counted { counts.append(performed - counted) }
            counted = performed
        }
    }

    init() {
        stage.show(controller)
        stage.layers.eventDidEnd = { [log] in log.end() }
        frame(0)
        log.counts.removeAll()
    }

    private func frame(_ number: Int) {
        let time = 1 + Double(number) / 60
        stage.frame(FrameTick(timestamp: time, targetTimestamp: time + 1 / 60))
    }

    @Test func eachBlockIsAnEvent() {
        stage.run {
            for delay in [0, 0, 0.001, 0.001, 0.01] {
                DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [log] in log.performed += 1 }
                _ = Timer.scheduledTimer(withTimeInterval: 0.005, repeats: false) { [log] _ in
                    MainActor.assumeIsolated { log.performed += 1 }
                }
            }
        }
        for number in 1...3 { frame(number) }
        #expect(log.counts == Array(repeating: 1, count: 10))
    }

    /// Taps that came while a frame took its time are delivered in the next one, each by itself.
    @Test func eachTapIsAnEvent() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.run {
            button.addAction(UIAction { [log] _ in log.performed += 1 }, for: .touchUpInside)
            controller.view.addSubview(button)
        }
        for number in 0..<16 {
            for phase in [TouchSample.Phase.began, .ended] {
                stage.send(
                    TouchSample(
                        pointer: 0, phase: phase, location: SIMD2(50, 50), timestamp: 1 + 0.0001 * Double(number)))
            }
        }
        frame(1)
        #expect(log.counts == Array(repeating: 1, count: 16))
    }

    @Test func eachEndOfAnAnimationIsAnEvent() {
        stage.run {
            for _ in 0..<5 {
                let view = UIView()
                controller.view.addSubview(view)
                UIView.animate(withDuration: 0.01, animations: { view.alpha = 0 }) { [log] _ in log.performed += 1 }
            }
        }
        for number in 1...4 { frame(number) }
        #expect(log.counts == Array(repeating: 1, count: 5))
    }

    @Test func eachCallOfADisplayLinkIsAnEvent() {
        stage.run {
            for _ in 0..<4 {
                CADisplayLink(target: log, selector: EventLog.tick).add(to: .main, forMode: .common)
            }
        }
        frame(1)
        #expect(log.counts == [1, 1, 1, 1])
    }

    /// Moves that come before an end in one frame are an event, and the end is another one.
    @Test func movesAndTheirEndAreTwo() {
        let view = TouchedView(log)
        stage.run { controller.view.addSubview(view) }
        for (phase, x) in [(TouchSample.Phase.began, 20.0), (.moved, 40), (.moved, 60), (.ended, 60)] {
            stage.send(TouchSample(pointer: 0, phase: phase, location: SIMD2(x, 50), timestamp: 1 + 0.001 * x))
        }
        frame(1)
        #expect(log.counts == [1, 1, 1])
    }

    @MainActor private final class TouchedView: UIView {
        let log: EventLog
        init(_ log: EventLog) {
            self.log = log
            super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        }
        required init?(coder: NSCoder) { nil }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.performed += 1 }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.performed += 1 }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.performed += 1 }
    }

    @Test func eachLayoutAndDrawingIsAnEvent() {
        @MainActor final class Working: UIView {
            var log: EventLog?
            override func layoutSubviews() { log?.performed += 1 }
            override func draw(_ rect: CGRect) { log?.performed += 1 }
        }
        stage.run {
            for index in 0..<5 {
                let view = Working(frame: CGRect(x: 10 * index, y: 0, width: 10, height: 10))
                view.log = log
                controller.view.addSubview(view)
            }
        }
        frame(1)
        #expect(log.counts == Array(repeating: 1, count: 10))
    }

    @Test func eachEndOfAViewOrAnAnimatorIsAnEvent() {
        let animator = stage.run { UIViewPropertyAnimator(duration: 0.01, curve: .linear) }
        let parent = stage.run { UIView() }
        stage.run {
            controller.view.addSubview(parent)
            for _ in 0..<4 {
                let view = UIView()
                parent.addSubview(view)
                UIView.animate(withDuration: 9, animations: { view.alpha = 0 }) { [log] _ in log.performed += 1 }
                animator.addCompletion { [log] _ in log.performed += 1 }
            }
            animator.addAnimations { parent.alpha = 0.5 }
            animator.startAnimation()
        }
        for number in 1...4 { frame(number) }
        #expect(log.counts == [1, 1, 1, 1])
        stage.run { parent.removeFromSuperview() }
        frame(5)
        #expect(log.counts == Array(repeating: 1, count: 8))
    }

    /// A loop that has layouts, drawings and animations brought up to date is one event however long it takes.
    @Test func whatAnEventCausesIsPartOfIt() {
        let view = stage.run { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
        var ends = 0
        var isDone = false
        stage.run { controller.view.addSubview(view) }
        frame(1)
        let end = stage.layers.eventDidEnd
        stage.layers.eventDidEnd = {
            ends += 1
            end()
        }
        stage.run {
            DispatchQueue.main.async { [controller] in
                let before = ends
                for _ in 0..<100 {
                    view.alpha = view.alpha == 1 ? 0.5 : 1
                    UIView.animate(withDuration: 0, animations: { view.frame.size.width += 1 }) { _ in
                        log.performed += 1
                    }
                    view.setNeedsLayout()
                    view.layoutIfNeeded()
                    CATransaction.flush()
                    _ = controller.view.snapshotView(afterScreenUpdates: true)
                }
                #expect(ends == before)
                isDone = true
            }
        }
        frame(2)
        #expect(isDone)
    }

    /// Work that adds itself again is no way to be counted for ever: its next time is in the next frame.
    @Test func aChainHasAnEventAFrame() {
        @MainActor func link() {
            log.performed += 1
            DispatchQueue.main.async { link() }
        }
        stage.run { link() }
        for number in 1...20 { frame(number) }
        #expect(log.performed <= 22 && log.counts.allSatisfy { $0 <= 2 })
    }
}
