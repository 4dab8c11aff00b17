import Testing

@testable import ViewKit

/// Timers, work items and display links in their other forms.
@MainActor @Suite struct TimerTests {
    private let host = TestHost()

    @MainActor private final class Target {
        var calls: [Double] = []
        let host: TestHost
        init(_ host: TestHost) { self.host = host }
        func tick() { calls.append(host.layers.mediaTime) }
        func tick(_ timer: ViewKit.Timer) { calls.append(timer.userInfo as? Double ?? -1) }
        func tick(_ link: CADisplayLink) { calls.append(link.targetTimestamp) }
    }

    private func run(to seconds: Int, rate: Int = 10) {
        for frame in 1...(seconds * rate) { host.frame(at: Double(frame) / Double(rate)) }
    }

    @Test func aTimerOfATarget() {
        let target = Target(host)
        host.run {
            _ = ViewKit.Timer.scheduledTimer(
                timeInterval: 0.5, target: target, selector: Target.tick as (Target) -> () -> Void, userInfo: nil,
                repeats: true)
        }
        run(to: 2)
        #expect(target.calls == [0.5, 1, 1.5, 2])
    }

    @Test func aTimerStartsWhenItIsAdded() {
        let target = Target(host)
        let timer = host.run {
            ViewKit.Timer(
                timeInterval: 0.5, target: target, selector: Target.tick as (Target) -> (ViewKit.Timer) -> Void,
                userInfo: 7.0, repeats: false)
        }
        run(to: 1)
        #expect(target.calls.isEmpty)
        host.run {
            RunLoop.main.add(timer, forMode: .common)
            RunLoop.main.add(timer, forMode: .default)
        }
        for frame in 11...30 { host.frame(at: Double(frame) / 10) }
        #expect(target.calls == [7] && !timer.isValid)
    }

    @Test func workItemsRunUnlessTheyAreCancelled() {
        let target = Target(host)
        let kept = DispatchWorkItem { MainActor.assumeIsolated { target.tick() } }
        let dropped = DispatchWorkItem {}
        host.run {
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: kept)
            DispatchQueue.main.async(execute: dropped)
        }
        dropped.cancel()
        run(to: 1)
        #expect(target.calls == [0.3])
        #expect(kept.wait(timeout: Dispatch.DispatchTime(uptimeNanoseconds: 1)) == .success)
    }

    @Test func aDisplayLinkAtItsOwnRate() {
        let target = Target(host)
        host.screen.maximumFramesPerSecond = 60
        let link = host.run {
            CADisplayLink(target: target, selector: Target.tick as (Target) -> (CADisplayLink) -> Void)
        }
        link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 60, preferred: 20)
        #expect(link.preferredFramesPerSecond == 20)
        host.run { link.add(to: .main, forMode: .default) }
        run(to: 1, rate: 60)
        #expect(target.calls.count == 20)
        host.run { link.remove(from: .main, forMode: .default) }
        host.frame(at: 1.1)
        #expect(target.calls.count == 20)
        host.run { link.add(to: .main, forMode: .default) }
        host.frame(at: 1.2)
        #expect(target.calls.count == 21)
    }
}
