/// Work that waits for a time of one host's clock; each frame runs what is due.
///
/// Work without a delay is the next turn of the program: it runs between two frames, so that what was set before it is
/// committed, and shows; that of the launch runs after the first frame. Work with one runs after the input of the first frame in which it is due. Both run in the order of
/// their times, and of their adding where these are equal, under the host whose queue it is. What is added while the queue
/// runs waits for the next frame, even where it is due: so that nothing keeps a frame for ever.
@MainActor package final class MainQueue {
    /// Holds work that was added in the queue: when the token goes away, the work is dropped.
    @MainActor package final class Token {
        fileprivate init() {}
    }

    private struct Work {
        var time: TimeInterval
        var order: Int
        /// Whether it was added without a delay.
        var isTurn = false
        /// Whether the program counts as idle while only such work waits.
        var isIdle = false
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

    /// Whether work waits without which the program would be idle.
    package var hasPendingWork: Bool { waiting.contains { !$0.isIdle && !$0.isCancelled() } }

    /// Runs `body` before the next frame, after the commit of one that is in progress.
    package func async(_ body: @escaping @MainActor () -> Void) {
        add(Work(time: now, order: count, isTurn: true, isCancelled: { false }, body: body))
    }

    /// Runs `body` in the first frame that is `delay` seconds from now or later, unless the token goes away before.
    ///
    /// Delays below 0, and such that are not a number, count as 0; an infinite one never runs. Without a delay `body` runs
    /// before the next frame, unless it `joinsFrame` in progress. Work that `isIdle`, such as a caret that blinks, does not
    /// count as pending.
    package func asyncAfter(
        _ delay: TimeInterval, joinsFrame: Bool = false, isIdle: Bool = false, _ body: @escaping @MainActor () -> Void
    ) -> Token {
        let token = Token()
        add(
            Work(
                time: now + (delay > 0 ? delay : 0), order: count, isTurn: !(delay > 0) && !joinsFrame,
                isIdle: isIdle, isCancelled: { [weak token] in token == nil }, body: body))
        return token
    }

    /// Runs `body` at `time` or in the first frame after it.
    package func async(at time: TimeInterval, _ body: @escaping @MainActor () -> Void) {
        add(
            Work(
                time: time.isNaN ? now : time, order: count, isTurn: !(time > now), isCancelled: { false }, body: body))
    }

    /// Whether work waits that is due at the host's `time`.
    func isDue(atHostTime time: TimeInterval) -> Bool { nextDueTime.map { $0 <= time } ?? false }

    /// Runs what was added without a delay.
    func runTurn() { run { $0.isTurn } }

    /// Runs what was added with a delay and is due at the host's `time`.
    func run(atHostTime time: TimeInterval) {
        // Times are sums of floating-point numbers: what misses its frame by rounding alone is due.
        run { !$0.isTurn && $0.time <= time + 1e-9 }
    }

    private func run(where isDue: (Work) -> Bool) {
        guard waiting.contains(where: isDue) else { return }
        let due = waiting.filter(isDue).sorted { ($0.time, $0.order) < ($1.time, $1.order) }
        waiting.removeAll(where: isDue)
        for work in due where !work.isCancelled() {
            if let context { context.event(work.body) } else { work.body() }
        }
    }

    private func add(_ work: Work) {
        guard work.time < .infinity else { return }
        waiting.append(work)
        count += 1
    }
}
