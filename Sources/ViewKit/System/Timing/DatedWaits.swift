import Foundation

// Foundation's waits until a date of the machine, under names of their own: LiveKit has methods of the same names for opened
// code, whose dates are those of the frames, and could not call these where its own are seen.

extension NSCondition {
    package func waitByMachine(until limit: Date) -> Bool { wait(until: limit) }
}

extension NSLock {
    package func lockByMachine(before limit: Date) -> Bool { lock(before: limit) }
}

extension NSRecursiveLock {
    package func lockByMachine(before limit: Date) -> Bool { lock(before: limit) }
}

extension NSConditionLock {
    package func lockByMachine(before limit: Date) -> Bool { lock(before: limit) }

    package func lockByMachine(whenCondition condition: Int, before limit: Date) -> Bool {
        lock(whenCondition: condition, before: limit)
    }
}

extension RunLoop {
    package func runByMachine(until limit: Date) { run(until: limit) }

    package func runByMachine(mode: RunLoop.Mode, before limit: Date) -> Bool { run(mode: mode, before: limit) }
}
