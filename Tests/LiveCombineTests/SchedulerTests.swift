import LiveCombine
import LiveKit
import Testing

/// Queues and run loops as schedulers by themselves.
@MainActor @Suite struct SchedulerTests {
    private let host = MarbleHost()
    private final class Log { var times: [Int] = [] }

    /// The seconds at which an action that repeats is performed; it is cancelled at second 8, and no frame comes at 4 and 5.
    private func times<Context: Scheduler>(of scheduler: Context, every interval: Double) -> [Int] {
        let host = MarbleHost()
        let log = Log()
        var time = 0
        let token = host.run {
            scheduler.schedule(
                after: scheduler.now.advanced(by: .seconds(1)), interval: .seconds(interval),
                tolerance: scheduler.minimumTolerance, options: nil
            ) { log.times.append(time) }
        }
        for next in [0, 1, 2, 3, 6, 7, 8, 9, 10] {
            time = next
            host.frame(at: next) { if next == 8 { token.cancel() } }
        }
        return log.times
    }

    /// An action comes once in a frame, however many of its times have passed, and keeps to its own times.
    @Test func anActionRepeatsInFrames() {
        for scheduler in [DispatchQueue.main, RunLoop.main, OperationQueue.main] as [any Scheduler] {
            #expect(times(of: scheduler, every: 1) == [1, 2, 3, 6, 7], "\(type(of: scheduler))")
            #expect(times(of: scheduler, every: 2) == [1, 3, 6, 7], "\(type(of: scheduler))")
            #expect(times(of: scheduler, every: 0.3) == [1, 2, 3, 6, 7], "\(type(of: scheduler))")
            #expect(times(of: scheduler, every: -1) == [1, 2, 3, 6, 7], "\(type(of: scheduler))")
        }
    }

    /// Queues of the system perform the work themselves, on threads of their own.
    @Test func otherQueuesWorkOnTheirThreads() async {
        let queue = DispatchQueue(label: "queue")
        let operations = OperationQueue()
        for scheduler in [queue, operations] as [any Scheduler] {
            let isMain = await withCheckedContinuation { continuation in
                scheduler.schedule { continuation.resume(returning: Thread.isMainThread) }
            }
            #expect(!isMain)
            #expect(await isMainThread(later: scheduler) == false)
        }
    }

    private func isMainThread<Context: Scheduler>(later scheduler: Context) async -> Bool {
        await withCheckedContinuation { continuation in
            scheduler.schedule(after: scheduler.now.advanced(by: .milliseconds(1))) {
                continuation.resume(returning: Thread.isMainThread)
            }
        }
    }

    /// A group counts the work of a queue until it is done.
    @Test func aGroupCountsTheWork() {
        let group = DispatchGroup()
        let log = Log()
        host.run {
            let options = DispatchQueue.SchedulerOptions(group: group)
            DispatchQueue.main.schedule(options: options) { log.times.append(1) }
            DispatchQueue.main.schedule(
                after: DispatchQueue.main.now.advanced(by: 2), tolerance: 0, options: options
            ) { log.times.append(2) }
        }
        host.frame(at: 1)
        #expect(log.times == [1] && group.wait(timeout: .now()) == .timedOut)
        host.frame(at: 2)
        #expect(log.times == [1, 2] && group.wait(timeout: .now()) == .success)
    }
}
