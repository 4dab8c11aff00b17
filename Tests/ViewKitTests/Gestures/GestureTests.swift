import Foundation
import Testing

@testable import ViewKit
@testable import iOSSamples

@MainActor @Suite struct GestureTests {
    @Test(arguments: try GestureLog.load()) func replaysToTheExpectedLog(_ file: GestureLog) throws {
        try #require(!file.expected.isEmpty)
        let log = try GestureScene(file).log
        #expect(log == file.expected, "\(file.name) gave:\n\(log.joined(separator: "\n"))")
    }

    @Test func everyKindOfSetUpOccursInAFile() throws {
        let words = Set(try GestureLog.load().flatMap { $0.setup.map { $0[1] } })
        #expect(
            words == [
                "pans", "edgepans", "pinches", "rotates", "presses", "swipes", "taps", "doubletaps", "tripletaps",
                "locked", "undecided", "requires", "waitsfor", "with", "refuses", "hears", "when", "has", "multitouch",
                "exclusive", "from",
            ])
        let settings = Set(try GestureLog.load().flatMap { $0.setup.filter { $0[1] == "has" }.map { $0[2] } })
        #expect(
            settings == [
                "cancels", "delaysbegan", "delaysended", "edges", "minimum", "maximum", "touches", "direction", "taps",
                "duration", "movement",
            ])
    }

    /// The spread of samples over frames changes neither translation nor velocity, only the number of actions.
    @Test(arguments: [1, 2, 3, 7, 100]) func batchesDoNotChangeTheGesture(_ count: Int) {
        let host = TestHost()
        let pan = UIPanGestureRecognizer()
        host.show()
        host.window.addGestureRecognizer(pan)
        var samples = [TouchSample(phase: .began, location: SIMD2(20, 20), timestamp: 0)]
        for step in 1...40 {
            let time = Double(step) / 250
            samples.append(
                TouchSample(phase: .moved, location: SIMD2(20 + 600 * time * time, 20 + 200 * time), timestamp: time))
        }
        while !samples.isEmpty {
            host.window.handle(Array(samples.prefix(count)))
            samples.removeFirst(min(count, samples.count))
        }
        let translation = pan.translation(in: nil)
        let velocity = pan.velocity(in: nil)
        // The first sample at least 4 points from the press is the fifth, at 20 ms.
        #expect(abs(translation.x - (600 * 0.16 * 0.16 - 600 * 0.02 * 0.02)) < 1e-9)
        #expect(abs(translation.y - (200 * 0.16 - 200 * 0.02)) < 1e-9)
        #expect(abs(velocity.x - 192) < 2)
        #expect(abs(velocity.y - 200) < 2)
    }

    @Test func translationAndVelocityTurnWithTheView() {
        let host = TestHost()
        let turned = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        turned.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2)
        let pan = UIPanGestureRecognizer()
        host.show(turned)
        turned.addGestureRecognizer(pan)
        for step in 0...20 {
            let time = Double(step) / 100
            host.window.handle([
                TouchSample(phase: step == 0 ? .began : .moved, location: SIMD2(50 + 200 * time, 50), timestamp: time)
            ])
        }
        let translation = pan.translation(in: turned)
        let velocity = pan.velocity(in: turned)
        #expect(abs(translation.x) < 1e-9 && abs(translation.y + 18) < 1e-9)
        #expect(abs(velocity.x) < 1e-6 && abs(velocity.y + 100) < 1)
        pan.setTranslation(CGPoint(x: 0, y: 7), in: turned)
        #expect(abs(pan.translation(in: turned).y - 7) < 1e-9)
        #expect(abs(pan.translation(in: nil).x + 14) < 1e-9)
    }

    @Test func aPointerThatStopsHasNoVelocityWhenItLetsGo() {
        let host = TestHost()
        let pan = UIPanGestureRecognizer()
        host.show()
        host.window.addGestureRecognizer(pan)
        var velocity: CGPoint?
        let listener = Listener { velocity = pan.state == .ended ? pan.velocity(in: nil) : nil }
        pan.addTarget(listener, action: Listener.hear)
        for step in 0...10 {
            let time = Double(step) / 100
            let phase: TouchSample.Phase = step == 0 ? .began : .moved
            host.window.handle([TouchSample(phase: phase, location: SIMD2(50 + 200 * time, 50), timestamp: time)])
        }
        #expect(abs(pan.velocity(in: nil).x - 200) < 1)
        host.window.handle([TouchSample(phase: .ended, location: SIMD2(70, 50), timestamp: 0.3)])
        #expect(velocity == .zero)
    }

    @Test func targetsAreNotKeptAlive() {
        var listener: Listener? = Listener {}
        weak let kept = listener
        let tap = UITapGestureRecognizer(target: listener!, action: Listener.hear)
        listener = nil
        #expect(kept == nil)
        #expect(tap.actions.count == 1)
    }

    @Test func targetsCanBeTakenAway() {
        var count = 0
        let first = Listener { count += 1 }
        let second = Listener { count += 10 }
        let host = TestHost()
        let tap = UITapGestureRecognizer(target: first, action: Listener.hear)
        tap.addTarget(second, action: Listener.hear)
        host.show()
        host.window.addGestureRecognizer(tap)
        tap.removeTarget(first, action: nil)
        press(host, at: SIMD2(10, 10))
        #expect(count == 10)
        tap.removeTarget(nil, action: nil)
        press(host, at: SIMD2(10, 10))
        #expect(count == 10)
    }

    @Test func aDelegateMayRefuseAnEvent() {
        final class Picky: NSObject, UIGestureRecognizerDelegate {
            var log: [String] = []
            var takesEvents = false
            func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
                log.append("event of \(event.allTouches?.count ?? 0)")
                return takesEvents
            }
            func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
                log.append("touch")
                return true
            }
        }
        var count = 0
        let listener = Listener { count += 1 }
        let picky = Picky()
        let host = TestHost()
        let tap = UITapGestureRecognizer(target: listener, action: Listener.hear)
        tap.delegate = picky
        host.show()
        host.window.addGestureRecognizer(tap)
        press(host, at: SIMD2(10, 10))
        #expect(count == 0 && picky.log == ["event of 1"])
        picky.takesEvents = true
        press(host, at: SIMD2(10, 10))
        #expect(count == 1 && picky.log == ["event of 1", "event of 1", "touch"])
    }

    /// A finger covers what it points at, and trembles; a mouse does neither.
    @Test(arguments: [(UITouch.TouchType.direct, 10.0), (.indirectPointer, 4)])
    func aPanBeginsAfter(_ type: UITouch.TouchType, distance: Double) {
        let host = TestHost()
        let pan = UIPanGestureRecognizer()
        host.show()
        host.window.addGestureRecognizer(pan)
        func move(_ phase: TouchSample.Phase, _ x: Double) {
            host.window.handle([
                TouchSample(phase: phase, location: SIMD2(50 + x, 50), timestamp: x / 100, type: type)
            ])
        }
        move(.began, 0)
        move(.moved, distance - 0.5)
        #expect(pan.state == .possible)
        move(.moved, distance)
        #expect(pan.state == .began)
    }

    @Test func anActionForAnotherGestureIsReported() {
        @MainActor final class Wrong {
            func hear(_ sender: UIPinchGestureRecognizer) {}
        }
        let host = TestHost()
        let wrong = Wrong()
        var reports: [String] = []
        host.run { FaultLog.current.onReport = { reports.append($0) } }
        host.show()
        host.window.addGestureRecognizer(UITapGestureRecognizer(target: wrong, action: Wrong.hear))
        press(host, at: SIMD2(10, 10))
        #expect(reports.count == 1)
        #expect(reports.first?.hasPrefix("UITapGestureRecognizer: its action of Wrong takes a UIPinch") == true)
    }

    @Test func recognizersOfOnesOwnAreWrittenAsOnAPhone() {
        let host = TestHost()
        let screen = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let log = RecognizerLog()
        host.show(screen)
        screen.addGestureRecognizer(
            PanDirectionGestureRecognizer(direction: .horizontal, target: log, action: RecognizerLog.panned(_:)))
        screen.addGestureRecognizer(ThresholdPanGesture(threshold: 30))
        screen.addGestureRecognizer(LoudTapGestureRecognizer(target: log, action: RecognizerLog.tapped(_:)))
        press(host, at: SIMD2(10, 10))
        #expect(log.lines == ["tap 1"])
        for (index, x) in [0.0, 20, 40, 60].enumerated() {
            host.window.handle([
                TouchSample(
                    phase: index == 0 ? .began : index == 3 ? .ended : .moved, location: SIMD2(20 + x, 100),
                    timestamp: 1 + Double(index) / 60)
            ])
        }
        #expect(log.lines == ["tap 1", "pan horizontal", "pan horizontal", "pan horizontal"])
    }

    @Test func aRecognizerHasOneView() {
        let a = UIView()
        let b = UIView()
        let tap = UITapGestureRecognizer()
        a.addGestureRecognizer(tap)
        b.addGestureRecognizer(tap)
        #expect(a.gestureRecognizers == nil)
        #expect(b.gestureRecognizers == [tap])
        #expect(tap.view === b)
        b.gestureRecognizers = []
        #expect(tap.view == nil)
    }

    @Test func samplesThatAreNoNumbersAreLeftOut() {
        let host = TestHost()
        let pan = UIPanGestureRecognizer()
        host.show()
        host.window.addGestureRecognizer(pan)
        host.window.handle([
            TouchSample(phase: .began, location: SIMD2(.nan, 0), timestamp: 0),
            TouchSample(phase: .moved, location: SIMD2(0, 0), timestamp: 0),
            TouchSample(phase: .began, location: SIMD2(10, 10), timestamp: 0),
            TouchSample(phase: .moved, location: SIMD2(.infinity, 0), timestamp: 0.1),
            TouchSample(phase: .moved, location: SIMD2(15, 10), timestamp: .nan),
            TouchSample(phase: .moved, location: SIMD2(16, 10), timestamp: 0.2),
            TouchSample(phase: .moved, location: SIMD2(18, 10), timestamp: 0.3),
            TouchSample(pointer: 9, phase: .ended, location: SIMD2(18, 10), timestamp: 0.3),
        ])
        #expect(pan.state == .changed)
        #expect(pan.translation(in: nil) == CGPoint(x: 2, y: 0))
    }

    @Test func tapsAreCounted() {
        let host = TestHost()
        let view = TapCounting(frame: host.window.bounds)
        host.show(view)
        for (time, x) in [(0.0, 10.0), (0.2, 12), (0.4, 10), (0.9, 10), (1.0, 90)] {
            host.window.handle([
                TouchSample(phase: .began, location: SIMD2(x, 10), timestamp: time),
                TouchSample(phase: .ended, location: SIMD2(x, 10), timestamp: time + 0.05),
            ])
        }
        #expect(view.counts == [1, 2, 3, 1, 1])
    }

    @Test func nothingOfATouchThatIsOverKeepsItsView() {
        let host = TestHost()
        host.show()
        weak var gone: UIView?
        do {
            let view = UIView(frame: host.window.bounds)
            gone = view
            view.addGestureRecognizer(UIPanGestureRecognizer())
            view.addGestureRecognizer(UITapGestureRecognizer())
            host.window.addSubview(view)
            press(host, at: SIMD2(10, 10))
            view.removeFromSuperview()
        }
        #expect(gone == nil)
        #expect(host.window.touches.leader != nil)
    }

    private func press(_ host: TestHost, at place: SIMD2<Double>) {
        host.window.handle([
            TouchSample(phase: .began, location: place, timestamp: 0),
            TouchSample(phase: .ended, location: place, timestamp: 0.1),
        ])
    }
}

@MainActor private final class Listener {
    private let body: () -> Void

    init(_ body: @escaping () -> Void) { self.body = body }

    func hear() { body() }
}

private final class TapCounting: UIView {
    var counts: [Int] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        counts += touches.map(\.tapCount)
    }
}
