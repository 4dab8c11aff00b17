import Foundation
import LayerTree
import Testing

@MainActor struct DisplayLinkTests {
    @MainActor final class Target {
        var times: [Double] = []
        var calls = 0
        func tick(_ link: CADisplayLink) { times.append(link.targetTimestamp) }
        func tick() { calls += 1 }
    }

    private func add(_ link: CADisplayLink, to host: TestHost) {
        host.run { link.add(to: .main, forMode: .common) }
    }

    @Test func itFiresOnceAFrameWithItsTimes() {
        let host = TestHost(framesPerSecond: 120)
        let target = Target()
        let link = CADisplayLink(target: target, selector: Target.tick(_:))
        host.frame(at: 1)
        #expect(!host.layers.wantsFrames && link.timestamp == 0)
        add(link, to: host)
        add(link, to: host)
        #expect(host.layers.wantsFrames)
        host.layers.displayLinks.fire(timestamp: 2, targetTimestamp: 2.5)
        host.frame(at: 3)
        #expect(target.times == [2.5, 3] && link.timestamp == 3)
        host.run { #expect(link.duration == 1 / 120 && CACurrentMediaTime() == 3) }
    }

    @Test func pausedItNeedsNoFrames() {
        let host = TestHost()
        let target = Target()
        let link = CADisplayLink(target: target, selector: Target.tick(_:))
        add(link, to: host)
        link.isPaused = true
        host.frame(at: 1)
        #expect(target.times.isEmpty && !host.layers.wantsFrames)
        link.isPaused = false
        #expect(host.layers.wantsFrames)
        host.frame(at: 2)
        #expect(target.times == [2])
    }

    @Test func invalidatedItIsOverForGood() {
        let host = TestHost()
        let target = Target()
        let link = CADisplayLink(target: target, selector: Target.tick as (Target) -> () -> Void)
        add(link, to: host)
        host.frame(at: 1)
        link.invalidate()
        add(link, to: host)
        host.frame(at: 2)
        #expect(target.calls == 1 && !host.layers.wantsFrames)
    }

    @Test func itDoesNotKeepItsTargetAlive() {
        let host = TestHost()
        weak var gone: Target?
        do {
            let target = Target()
            gone = target
            add(CADisplayLink(target: target, selector: Target.tick(_:)), to: host)
        }
        #expect(gone == nil)
        host.frame(at: 1)
        #expect(!host.layers.displayLinks.isActive)
    }

    @Test func oneThatStopsAnotherStopsItInTheSameFrame() {
        @MainActor final class Stopper {
            var other: CADisplayLink?
            func tick(_ link: CADisplayLink) { other?.invalidate() }
        }
        let host = TestHost()
        let stopper = Stopper()
        let target = Target()
        let first = CADisplayLink(target: stopper, selector: Stopper.tick(_:))
        let second = CADisplayLink(target: target, selector: Target.tick(_:))
        stopper.other = second
        add(first, to: host)
        add(second, to: host)
        host.frame(at: 1)
        #expect(target.times.isEmpty)
    }

    @Test func oneThatIsTakenAwayInAFrameIsNotCalledInIt() {
        @MainActor final class Remover {
            var other: CADisplayLink?
            func tick(_ link: CADisplayLink) { other?.remove(from: .main, forMode: .common) }
        }
        let host = TestHost()
        let remover = Remover()
        let target = Target()
        let first = CADisplayLink(target: remover, selector: Remover.tick(_:))
        let second = CADisplayLink(target: target, selector: Target.tick(_:))
        remover.other = second
        add(first, to: host)
        add(second, to: host)
        host.frame(at: 1)
        #expect(target.times.isEmpty)
    }

    @Test(
        arguments: [(Float.nan, 0), (.infinity, 1000), (-30, 0), (1e30, 1000), (59.6, 60), (nil, 0)] as [(Float?, Int)])
    func anyPreferredRateCounts(rate: Float?, expected: Int) {
        let link = CADisplayLink(target: Target(), selector: Target.tick(_:))
        link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 120, preferred: rate)
        #expect(link.preferredFramesPerSecond == expected)
    }
}
