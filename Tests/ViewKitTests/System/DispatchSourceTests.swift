import Dispatch
import Foundation
import Synchronization
import Testing

@testable import ViewKit

/// Timers of sources on the main queue go by the clock of the frames; queues do what Dispatch's do.
@MainActor @Suite struct DispatchSourceTests {
    private let host = TestHost()
    private let log = Calls()

    init() { host.frame(at: 0) }

    @MainActor private final class Calls {
        var times: [Double] = []
    }

    private func timer(_ body: (any ViewKit.DispatchSourceTimer) -> Void) -> any ViewKit.DispatchSourceTimer {
        host.run {
            let timer = ViewKit.DispatchSource.makeTimerSource(queue: .main)
            timer.setEventHandler { [log, host] in
                MainActor.assumeIsolated { log.times.append((host.layers.mediaTime * 10).rounded() / 10) }
            }
            body(timer)
            return timer
        }
    }

    /// Frames from `first` to `last` tenths of a second.
    private func run(_ first: Int, _ last: Int) { for frame in first...last { host.frame(at: Double(frame) / 10) } }

    @Test func aTimerComesAtItsTimes() {
        let timer = timer { timer in
            timer.schedule(deadline: .now() + 0.3, repeating: 0.5)
            timer.resume()
        }
        run(1, 15)
        #expect(log.times == [0.3, 0.8, 1.3] && !timer.isCancelled)
    }

    @Test func oneThatDoesNotRepeatComesOnce() {
        let timer = timer { timer in
            timer.schedule(deadline: .now() + .milliseconds(200))
            timer.activate()
            timer.activate()
        }
        run(1, 10)
        #expect(log.times == [0.2])
        host.run { timer.schedule(deadline: .now() + 0.5, repeating: .never, leeway: .seconds(1)) }
        run(11, 20)
        #expect(log.times == [0.2, 1.5])
    }

    /// Times that pass while it is suspended, and in a late frame, count once.
    @Test func aSuspendedTimerWaits() {
        let timer = timer { $0.schedule(deadline: .now() + 0.1, repeating: .milliseconds(100)) }
        run(1, 3)
        #expect(log.times.isEmpty)
        host.run { timer.resume() }
        run(4, 5)
        host.run { timer.suspend() }
        run(6, 8)
        host.run { timer.resume() }
        run(9, 9)
        host.frame(at: 2)
        #expect(log.times == [0.4, 0.5, 0.9, 2])
    }

    @Test func aCancelledTimerCallsItsOtherHandler() {
        let timer = timer { timer in
            timer.schedule(deadline: .now(), repeating: 0.1)
            timer.setCancelHandler { [log] in MainActor.assumeIsolated { log.times.append(-1) } }
            timer.resume()
        }
        run(1, 2)
        host.run {
            timer.cancel()
            timer.cancel()
        }
        #expect(timer.isCancelled)
        run(3, 6)
        #expect(log.times == [0.1, 0.2, -1])
    }

    @Test func aTimerThatNobodyKeepsEnds() {
        _ = timer { timer in
            timer.schedule(deadline: .now() + 0.1, repeating: 0.1)
            timer.resume()
        }
        run(1, 5)
        #expect(log.times.isEmpty)
    }

    @Test func otherQueuesHaveDispatchsTimers() async {
        let queue = ViewKit.DispatchQueue(label: "timer")
        let timer = ViewKit.DispatchSource.makeTimerSource(queue: queue)
        await withCheckedContinuation { continuation in
            timer.setEventHandler { @Sendable in continuation.resume() }
            timer.schedule(deadline: .now())
            timer.resume()
        }
        timer.cancel()
        #expect(timer.isCancelled)
    }

    @Test func queuesAreThoseOfDispatch() {
        let queue = ViewKit.DispatchQueue(
            label: "queue", qos: .utility, attributes: [.concurrent, .initiallyInactive],
            autoreleaseFrequency: .workItem, target: .global())
        queue.activate()
        let key = DispatchSpecificKey<Int>()
        queue.setSpecific(key: key, value: 3)
        #expect(queue.sync { ViewKit.DispatchQueue.getSpecific(key: key) } == 3 && queue.getSpecific(key: key) == 3)
        #expect(queue.qos == .utility && queue.sync(flags: .barrier) { 5 } == 5)
        let group = DispatchGroup()
        let item = DispatchWorkItem { @Sendable in }
        queue.async(group: group, flags: .barrier) { @Sendable in }
        queue.async(group: group, execute: item)
        group.wait()
        item.wait()
        let sums = Mutex(0)
        ViewKit.DispatchQueue.concurrentPerform(iterations: 10) { @Sendable number in sums.withLock { $0 += number } }
        #expect(sums.withLock(\.self) == 45)
    }

    /// A group that counts work of the main queue waits for the frame that runs it; a variable of the general type adds to the
    /// same queue.
    @Test func aGroupCountsWorkOfTheMainQueue() {
        let group = DispatchGroup()
        host.run {
            ViewKit.DispatchQueue.main.async(group: group) { log.times.append(1) }
            let queue: ViewKit.DispatchQueue = .main
            queue.async { @Sendable [log] in MainActor.assumeIsolated { log.times.append(2) } }
        }
        #expect(log.times.isEmpty && group.wait(timeout: Dispatch.DispatchTime.now()) == .timedOut)
        run(1, 1)
        #expect(log.times == [1, 2] && group.wait(timeout: Dispatch.DispatchTime.now()) == .success)
    }
}
