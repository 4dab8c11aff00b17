import Synchronization

/// The time at which the drawing of a frame is cut off, so that a window goes on whatever it is to show.
package final class DrawingDeadline: Sendable {
    /// Commands between two looks at it.
    package static let checkedCommands = 64
    /// Edges of paths and pixels of shadows between two looks at it, at most.
    static let checkedWork = 1 << 16

    private let seconds: Double
    /// Seconds since any start.
    private let clock: @Sendable () -> Double
    private let end = Atomic(UInt64(0))
    private let wasPassed = Atomic(false)

    /// A deadline `seconds` after the beginning of each frame, by `clock`, which several threads ask.
    package init(after seconds: Double, clock: @escaping @Sendable () -> Double) {
        self.seconds = seconds
        self.clock = clock
    }

    /// Begins a frame.
    package func begin() {
        end.store((clock() + seconds).bitPattern, ordering: .relaxed)
        wasPassed.store(false, ordering: .relaxed)
    }

    /// Whether the frame that began last is to be cut off.
    package var isOver: Bool {
        if wasPassed.load(ordering: .relaxed) { return true }
        guard clock() > Double(bitPattern: end.load(ordering: .relaxed)) else { return false }
        wasPassed.store(true, ordering: .relaxed)
        return true
    }
}
