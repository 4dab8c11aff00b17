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
    /// Seconds of the processor's work since any start; nil where the work is not the processor's.
    private let processorClock: (@Sendable () -> Double)?
    private let end = Atomic(UInt64(0))
    private let processorEnd = Atomic(UInt64(0))
    private let wasPassed = Atomic(false)

    /// The part of the time that the processor has to have worked: a process that was stopped, or that waited for others, has
    /// not drawn meanwhile.
    private static let processorPart = 0.25

    /// A deadline `seconds` after the beginning of each frame, by `clock`, which several threads ask; with a
    /// `processorClock` only once the processor has worked for a quarter of them.
    package init(
        after seconds: Double, clock: @escaping @Sendable () -> Double,
        processorClock: (@Sendable () -> Double)? = nil
    ) {
        self.seconds = seconds
        self.clock = clock
        self.processorClock = processorClock
    }

    /// Begins a frame.
    package func begin() {
        end.store((clock() + seconds).bitPattern, ordering: .relaxed)
        if let processorClock {
            let workEnd = processorClock() + seconds * Self.processorPart
            processorEnd.store(workEnd.bitPattern, ordering: .relaxed)
        }
        wasPassed.store(false, ordering: .relaxed)
    }

    /// Whether the frame that began last is to be cut off.
    package var isOver: Bool {
        if wasPassed.load(ordering: .relaxed) { return true }
        guard clock() > Double(bitPattern: end.load(ordering: .relaxed)) else { return false }
        if let processorClock, processorClock() <= Double(bitPattern: processorEnd.load(ordering: .relaxed)) {
            return false
        }
        wasPassed.store(true, ordering: .relaxed)
        return true
    }
}
