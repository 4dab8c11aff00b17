import Synchronization

/// A clock that goes on by a step each time that it is asked.
package final class SteppedClock: Sendable {
    private let time = Atomic(0)
    private let step: Int

    /// A clock with a step of so many seconds.
    package init(step: Int) { self.step = step }

    package func now() -> Double { Double(time.wrappingAdd(step, ordering: .relaxed).newValue) }
}
