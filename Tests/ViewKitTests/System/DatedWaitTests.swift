import LiveKit
import Testing

/// Waits until dates and moments, whose clock stands still while the main thread waits: they go by the machine's.
@Suite struct DatedWaitTests {
    @Test func aConditionIsWaitedFor() {
        let condition = NSCondition()
        condition.lock()
        Thread.detachNewThread {
            condition.lock()
            condition.signal()
            condition.unlock()
        }
        #expect(condition.wait(until: Date(timeIntervalSinceNow: 60)))
        condition.unlock()
    }

    @Test func aLockIsWaitedFor() {
        let lock = NSConditionLock(condition: 1)
        lock.lock()
        Thread.detachNewThread { lock.unlock(withCondition: 2) }
        #expect(lock.lock(whenCondition: 2, before: Date(timeIntervalSinceNow: 60)))
        lock.unlock()
        #expect(!lock.lock(whenCondition: 1, before: Date(timeIntervalSinceNow: -1)))
    }

    @MainActor @Test func momentsOfOurOwnEndWaits() {
        let semaphore = DispatchSemaphore(value: 0)
        DispatchQueue.global().async { semaphore.signal() }
        #expect(semaphore.wait(timeout: DispatchTime.now() + 60) == .success)
        #expect(semaphore.wait(timeout: DispatchTime.now() - 1) == .timedOut)
        let group = DispatchGroup()
        #expect(group.wait(timeout: DispatchTime.distantFuture) == .success)
    }
}
