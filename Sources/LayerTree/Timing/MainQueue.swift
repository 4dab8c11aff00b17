/// Work that waits for a time of one host's clock; each frame runs what is due.
///
/// Work runs in the order of its times, and of its adding where these are equal, under the host whose queue it is. What is
/// added while the queue runs waits for the next frame, even where it is due: so that nothing keeps a frame for ever.
@MainActor package final class MainQueue {
    /// Holds work that was added in the queue: when the token goes away, the work is dropped.
    @MainActor package final class Token {
        fileprivate init() {}
    }

    private struct Work {
        var time: TimeInterval
        var order: Int
        var isCancelled: @MainActor () -> Bool
        var body: @MainActor () -> Void
    }

    /// The context whose time counts.
    weak var context: LayerContext?
    private var waiting: [Work] = []
    private var count = 0

    init() {}

    /// The queue of the current host.
    package static var current: MainQueue { HostScope.current.layers.mainQueue }

    /// The time from which delays count: that of the frame in progress, in seconds.
    package var now: TimeInterval { context?.mediaTime ?? 0 }

    /// When the next work is due, in seconds of the host's clock; nil where none waits.
    package var nextDueTime: TimeInterval? { waiting.lazy.filter { !$0.isCancelled() }.map(\.time).min() }

    /// Runs `body` in the next frame.
    package func async(_ body: @escaping @MainActor () -> Void) {
        add(Work(time: now, order: count, isCancelled: { false }, body: body))
    }

    /// Runs `body` in the first frame that is `delay` seconds from now or later, unless the token goes away before.
    ///
    /// Delays below 0, and such that are not a number, count as 0; an infinite one never runs.
    package func asyncAfter(_ delay: TimeInterval, _ body: @escaping @MainActor () -> Void) -> Token {
        let token = Token()
        add(
            Work(
                time: now + (delay > 0 ? delay : 0), order: count,
                isCancelled: { [weak token] in token == nil }, body: body))
        return token
    }

    /// Runs `body` at `time` or in the first frame after it.
    package func async(at time: TimeInterval, _ body: @escaping @MainActor () -> Void) {
        add(Work(time: time.isNaN ? now : time, order: count, isCancelled: { false }, body: body))
    }

    /// Whether work waits that is due at the host's `time`.
    func isDue(atHostTime time: TimeInterval) -> Bool { nextDueTime.map { $0 <= time } ?? false }

    /// Runs what is due at the host's `time`.
    func run(atHostTime time: TimeInterval) {
        guard !waiting.isEmpty else { return }
        // Times are sums of floating-point numbers: what misses its frame by rounding alone is due.
        let due = waiting.filter { $0.time <= time + 1e-9 }.sorted { ($0.time, $0.order) < ($1.time, $1.order) }
        waiting.removeAll { $0.time <= time + 1e-9 }
        for work in due where !work.isCancelled() { work.body() }
    }

    private func add(_ work: Work) {
        guard work.time < .infinity else { return }
        waiting.append(work)
        count += 1
    }
}
