import Foundation
import LayerTree
import ViewKit

/// Foundation's waits until a date, for opened code: for as long as it is until then on the clock of the frames, on that of the
/// machine, as no frame comes while the main thread waits.
extension NSCondition {
    /// Waits to be signalled, at most until `limit`; false where the time has passed.
    public func wait(until limit: Date) -> Bool { waitByMachine(until: limit.onMachine) }
}

extension NSLock {
    /// Takes the lock, and waits for it at most until `limit`; false where the time has passed.
    public func lock(before limit: Date) -> Bool { lockByMachine(before: limit.onMachine) }
}

extension NSRecursiveLock {
    /// Takes the lock, and waits for it at most until `limit`; false where the time has passed.
    public func lock(before limit: Date) -> Bool { lockByMachine(before: limit.onMachine) }
}

extension NSConditionLock {
    /// Takes the lock, and waits for it at most until `limit`; false where the time has passed.
    public func lock(before limit: Date) -> Bool { lockByMachine(before: limit.onMachine) }

    /// Takes the lock when its condition is `condition`, and waits for that at most until `limit`; false where the time has
    /// passed.
    public func lock(whenCondition condition: Int, before limit: Date) -> Bool {
        lockByMachine(whenCondition: condition, before: limit.onMachine)
    }
}

extension RunLoop {
    /// Runs the loop of this thread until `limit`; on the main thread that brings no frame.
    public func run(until limit: Date) { runByMachine(until: limit.onMachine) }

    /// Runs the loop of this thread once, at most until `limit`; false where there is nothing to wait for.
    public func run(mode: RunLoop.Mode, before limit: Date) -> Bool {
        runByMachine(mode: mode, before: limit.onMachine)
    }
}

extension Thread {
    /// Has this thread sleep until `date`.
    public class func sleep(until date: Date) { sleep(forTimeInterval: max(0, date.timeIntervalSinceNow)) }
}

extension Date {
    /// The date on the clock of the machine that is as far from its now as this one is from the frame in progress.
    fileprivate var onMachine: Date {
        Date(timeIntervalSinceReferenceDate: NSDate().timeIntervalSinceReferenceDate + timeIntervalSinceNow)
    }
}
