import LiveKit
import OpenCombine

/// An action that a scheduler performs again and again until it is cancelled.
///
/// It keeps to its own times: a late call does not delay those after it, and times that have passed meanwhile are left out.
final class RepeatedAction<Context: Scheduler>: Cancellable where Context.SchedulerTimeType.Stride: SecondsInterval {
    private let scheduler: Context
    private let options: Context.SchedulerOptions?
    private let interval: TimeInterval
    private let lock = NSLock()
    private var date: Context.SchedulerTimeType
    /// The action; nil once it is cancelled.
    private var action: (() -> Void)?

    /// The shortest interval, in seconds.
    private static var shortestInterval: TimeInterval { 0.0001 }

    /// Begins to perform `action` on `scheduler`, at `date` and every `interval` after it; intervals below 0.1 ms count as that.
    init(
        on scheduler: Context, after date: Context.SchedulerTimeType, every interval: Context.SchedulerTimeType.Stride,
        _ options: Context.SchedulerOptions?, _ action: @escaping () -> Void
    ) {
        self.scheduler = scheduler
        self.options = options
        self.interval = max(Self.shortestInterval, interval.seconds)
        self.date = date
        self.action = action
        schedule(at: date)
    }

    func cancel() { lock.withLock { action = nil } }

    private func schedule(at date: Context.SchedulerTimeType) {
        scheduler.schedule(after: date, tolerance: scheduler.minimumTolerance, options: options) { self.perform() }
    }

    private func perform() {
        guard let action = lock.withLock({ action }) else { return }
        action()
        let next: Context.SchedulerTimeType? = lock.withLock {
            guard self.action != nil else { return nil }
            let missed = (date.distance(to: scheduler.now).seconds / interval).rounded(.down)
            date = date.advanced(by: .seconds(interval * (max(0, missed) + 1)))
            return date
        }
        if let next { schedule(at: next) }
    }
}
