import Dispatch
import Synchronization
import Testing

@testable import ViewKit

@MainActor @Suite struct MainQueueTests {
    let host = TestHost()
    let log = Log()

    final class Log {
        var lines: [String] = []
    }

    /// The machine's time since it was made, noted on any thread.
    final class SystemTime: Sendable {
        private let start = ContinuousClock.now
        private let noted = Mutex<Double>(0)

        func note() {
            let time = start.duration(to: .now)
            noted.withLock { $0 = time / .seconds(1) }
        }

        var seconds: Double { noted.withLock { $0 } }
    }

    /// The launch is over: its turn has ended with a commit.
    init() { host.layers.commit() }

    private func note(_ text: String) { log.lines.append("\(text) at \(host.layers.mediaTime)") }

    @Test func workRunsInTheNextFrameInOrder() {
        host.run {
            let queue = MainQueue.current
            queue.async { note("a") }
            queue.async { note("b") }
        }
        #expect(log.lines == [])
        host.frame(at: 1)
        host.frame(at: 2)
        #expect(log.lines == ["a at 1.0", "b at 1.0"])
    }

    /// A change made by a tap is committed, and can be drawn, by the time that the queue's next turn comes.
    @Test func theTurnAfterInputDrawsWhatTheInputSet() {
        let tile = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        host.show()
        host.layers.frame(
            timestamp: 1, targetTimestamp: 1,
            input: {
                host.window.addSubview(tile)
                UIView.animate(
                    withDuration: 0, animations: { tile.alpha = 0.5 }, completion: { _ in note("completion") })
                DispatchQueue.main.async {
                    _ = UIGraphicsImageRenderer(size: tile.bounds.size).image { _ in
                        note("drawn: \(tile.drawHierarchy(in: tile.bounds, afterScreenUpdates: false))")
                    }
                }
                DispatchQueue.main.asyncAfter(deadline: .now()) { note("without a delay") }
                note("input")
            }, stepDidEnd: { note("end of \($0)") })
        let frame = ["input", "end of input", "end of animation", "end of layout", "end of commit"]
        #expect(log.lines == frame.map { "\($0) at 1.0" })
        log.lines = []
        host.layers.frame(timestamp: 2, targetTimestamp: 2, input: { note("input") })
        #expect(log.lines == ["completion", "drawn: true", "without a delay", "input"].map { "\($0) at 2.0" })
    }

    @Test func delaysCountFromTheFrameInProgress() {
        host.frame(at: 10)
        host.run {
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { note("late") }
            DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(100)) { note("early") }
            DispatchQueue.main.async { note("at once") }
        }
        for time in [10.05, 10.1, 10.2, 10.31] { host.frame(at: time) }
        #expect(log.lines == ["at once at 10.05", "early at 10.1", "late at 10.31"])
    }

    @Test func whatIsAddedMeanwhileWaitsForTheNextFrame() {
        host.run {
            DispatchQueue.main.async {
                note("outer")
                DispatchQueue.main.async { note("inner") }
            }
        }
        host.frame(at: 1)
        #expect(log.lines == ["outer at 1.0"])
        host.frame(at: 2)
        #expect(log.lines == ["outer at 1.0", "inner at 2.0"])
    }

    @Test func theQueueKnowsWhenItIsDue() {
        host.frame(at: 5)
        host.run {
            let queue = MainQueue.current
            #expect(queue.nextDueTime == nil)
            let token = queue.asyncAfter(2) {}
            queue.async(at: 9) {}
            #expect(queue.nextDueTime == 7)
            withExtendedLifetime(token) {}
        }
        #expect(host.run { MainQueue.current.nextDueTime } == 9)
    }

    @Test func workIsDroppedWithItsToken() {
        host.run { _ = MainQueue.current.asyncAfter(1) { note("never") } }
        host.frame(at: 3)
        #expect(log.lines == [])
    }

    @Test func unusableDelaysAreNowOrNever() {
        let tokens = host.run {
            [Double.nan, -1, .infinity].map { delay in MainQueue.current.asyncAfter(delay) { note("\(delay)") } }
        }
        host.frame(at: 1)
        #expect(log.lines == ["nan at 1.0", "-1.0 at 1.0"])
        #expect(host.run { MainQueue.current.nextDueTime } == nil)
        withExtendedLifetime(tokens) {}
    }

    @Test func timersKeepToTheirTimes() {
        host.run {
            Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
                note("tick")
                if log.lines.count == 4 { timer.invalidate() }
            }
            Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in note("once") }
        }
        // A late frame neither drops a tick nor shifts the ones after it; missed ones count once.
        for time in [0.5, 1.25, 2.0, 5.5, 6.0, 7.0] { host.frame(at: time) }
        #expect(log.lines == ["once at 0.5", "tick at 1.25", "tick at 2.0", "tick at 5.5"])
    }

    @Test func timersCanBeFiredAndEnded() {
        let timer = host.run { Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in note("fired") } }
        host.run { timer.fire() }
        #expect(!timer.isValid)
        host.frame(at: 2)
        #expect(log.lines == ["fired at 0.0"])
    }

    /// A moment made on another thread counts on the clock of the queue that gets it.
    @Test func delaysFromOtherThreadsFollowTheHostsClock() async {
        host.frame(at: 4)
        await withCheckedContinuation { done in
            host.run {
                DispatchQueue.global().async {
                    DispatchQueue.main.asyncAfter(deadline: .now() + 0.4 + .milliseconds(100)) { self.note("later") }
                    Dispatch.DispatchQueue.main.async { done.resume() }
                }
            }
        }
        #expect(host.run { MainQueue.current.nextDueTime } == 4.5)
        host.frame(at: 4.49)
        #expect(log.lines == [])
        host.frame(at: 4.5)
        #expect(log.lines == ["later at 4.5"])
    }

    @Test func otherQueuesKeepDispatchsTime() async {
        host.frame(at: 1000)
        let fromMain = SystemTime()
        let fromThere = SystemTime()
        await withCheckedContinuation { done in
            host.run {
                DispatchQueue.global().asyncAfter(deadline: .now() + 0.02) {
                    fromMain.note()
                    DispatchQueue.global().asyncAfter(deadline: .now() + 0.02) {
                        fromThere.note()
                        done.resume()
                    }
                }
            }
        }
        #expect(fromMain.seconds >= 0.02 && fromThere.seconds >= 0.04)
        #expect(fromThere.seconds < 20, "the host's time is not Dispatch's")
    }

    @Test func workOnOtherThreadsFindsItsWayBack() async {
        let other = TestHost()
        other.frame(at: 99)
        let wasMain = await withCheckedContinuation { done in
            host.run {
                DispatchQueue.global().async {
                    let isMain = MainThread.isCurrent
                    DispatchQueue.main.async { self.note("back") }
                    // Behind what was just sent to the main thread, which might come later otherwise.
                    Dispatch.DispatchQueue.main.async { done.resume(returning: isMain) }
                }
            }
        }
        #expect(!wasMain)
        #expect(log.lines == [])
        other.frame(at: 100)
        host.frame(at: 3)
        #expect(log.lines == ["back at 3.0"])
    }
}
