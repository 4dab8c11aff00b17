import Dispatch
import Synchronization

/// Admits threads to a job, hands out its bands, and signals when the last thread has left.
///
/// A thread that has not entered is never waited for: where the other processors are busy, the thread that opened the gate
/// paints all bands itself. No thread spins.
final class JobGate: Sendable {
    /// Threads that are in, and whether more may come.
    private struct Word {
        static let isOpen = 1 << 32
        /// The owner waits for the last one to leave.
        static let isAwaited = 1 << 33
    }

    private let state = Atomic(0)
    private let next = Atomic(0)
    private let isEnding = Atomic(false)
    /// Threads that sleep, less the ones that were woken.
    private let sleepers = Atomic(0)
    private let bell = DispatchSemaphore(value: 0)
    private let allOut = DispatchSemaphore(value: 0)

    /// Opens the gate for a new job and wakes up to `count` sleepers.
    func open(waking count: Int) {
        next.store(0, ordering: .relaxed)
        state.store(Word.isOpen, ordering: .releasing)
        var woken = 0
        while woken < count {
            let asleep = sleepers.load(ordering: .relaxed)
            guard asleep > 0 else { return }
            let exchange = sleepers.weakCompareExchange(expected: asleep, desired: asleep - 1, ordering: .relaxed)
            guard exchange.exchanged else { continue }
            bell.signal()
            woken += 1
        }
    }

    /// Takes the next band of the job, which has `count` of them; nil when all are taken.
    func take(of count: Int) -> Int? {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        return index < count ? index : nil
    }

    /// Closes the gate, waits until the last thread has left, and returns whether any was still in.
    func close() -> Bool {
        var word = state.load(ordering: .acquiring)
        while true {
            let inside = word & ~Word.isOpen
            let exchange = state.weakCompareExchange(
                expected: word, desired: inside == 0 ? 0 : inside | Word.isAwaited, ordering: .acquiringAndReleasing)
            if exchange.exchanged {
                if inside != 0 { allOut.wait() }
                return inside != 0
            }
            word = exchange.original
        }
    }

    /// Sleeps until there is a job to join; false when there will be none any more.
    func enter() -> Bool {
        while !isEnding.load(ordering: .acquiring) {
            if join() { return true }
            sleepers.wrappingAdd(1, ordering: .relaxed)
            bell.wait()
        }
        return false
    }

    private func join() -> Bool {
        var word = state.load(ordering: .acquiring)
        while word & Word.isOpen != 0 {
            let exchange = state.weakCompareExchange(
                expected: word, desired: word + 1, ordering: .acquiringAndReleasing)
            if exchange.exchanged { return true }
            word = exchange.original
        }
        return false
    }

    /// To be called once after each `enter` that returned true.
    func leave() {
        let left = state.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue
        if left == Word.isAwaited { allOut.signal() }
    }

    /// Ends the gate for good: wakes `count` threads, whose `enter` then returns false.
    func end(_ count: Int) {
        isEnding.store(true, ordering: .releasing)
        for _ in 0..<count { bell.signal() }
    }
}
