import CSDL2

/// Paces the frames of a window: it follows the display where presenting waits for it, and keeps its own deadlines
/// where not.
///
/// Up to shortly before a deadline it waits in SDL's event wait, so that every event is stamped when it arrives; then
/// it sleeps, looks for events once more, and spins for what is left.
@MainActor package final class DisplayClock: FrameClock {
    /// Seconds that are left to sleeping and spinning: the event wait counts in milliseconds and may come back late.
    private static let exactPart = 0.0006

    /// The last frame's turn, for the record; nil before the first.
    package private(set) var lastTurn: FrameTurn?
    /// Whether presents were found to wait for the display; nil until that is known.
    package private(set) var followsDisplay: Bool?
    private let window: DesktopWindow
    private let refreshRateOverride: Double?
    private var pacing: FramePacing
    private var knownRevision = -1
    private var hasPresented = false
    private var isStopped = false

    /// A clock for `window`, at `refreshRate` Hz (1 to 1000) instead of the display's where that is given.
    ///
    /// Where the display does not say how fast it is, and presents do not tell either, it is 60 Hz.
    package init(window: DesktopWindow, refreshRate: Double? = nil) {
        (self.window, refreshRateOverride) = (window, refreshRate)
        pacing = .deadlines(DeadlineSchedule(refreshRate: refreshRate ?? window.refreshRate))
    }

    /// Seconds between frames.
    package var period: Double {
        switch pacing {
        case .deadlines(let schedule): schedule.period
        case .refreshes(let follower): follower.period
        }
    }

    /// Makes `nextTick` answer nil from now on.
    package func stop() { isStopped = true }

    package func nextTick(_ demand: FrameDemand) -> FrameTick? {
        guard !isStopped else { return nil }
        measureAgainIfNeeded()
        let rests = demand == .nextEvent
        if rests { waitForEvent() }
        wait(until: pacing.deadline(at: MonotonicTime.now()))
        let turn = pacing.begin(at: MonotonicTime.now(), afterRest: rests)
        lastTurn = turn
        return turn.tick
    }

    /// Notes that a frame whose work began at `began` was given to the display at `presented`, and that the call came
    /// back at `returned`; seconds of the monotonic clock.
    package func framePresented(began: Double, presented: Double, returned: Double) {
        hasPresented = true
        pacing.presented(at: returned, work: presented - began)
    }

    private func waitForEvent() {
        guard window.events.pending.isEmpty, !window.events.receive() else { return }
        window.events.wait(milliseconds: nil)
    }

    private func wait(until deadline: Double) {
        while window.video.hasInputDevices {
            let milliseconds = (deadline - MonotonicTime.now() - Self.exactPart) * 1000
            guard milliseconds >= 1 else { break }
            window.events.wait(milliseconds: Int32(min(milliseconds, 1000)))
        }
        MonotonicTime.sleepUntilShortlyBefore(deadline)
        window.events.receive()
        window.events.checkPresses(at: MonotonicTime.now())
        MonotonicTime.spin(until: deadline)
    }

    /// Finds out how to pace, once there is a picture to present, and again for another display or presenter.
    private func measureAgainIfNeeded() {
        guard knownRevision != window.pacingRevision else { return }
        if window.presenter.mayBlock, refreshRateOverride == nil, !hasPresented { return }
        knownRevision = window.pacingRevision
        if let period = blockingPeriod() {
            followsDisplay = true
            pacing = .refreshes(RefreshFollower(period: period))
        } else {
            followsDisplay = false
            window.presenter.setWaitsForDisplay(false)
            pacing = .deadlines(DeadlineSchedule(refreshRate: refreshRateOverride ?? window.refreshRate))
        }
    }

    /// The period of presents that wait for the display; nil where they do not, or are not to be waited for.
    private func blockingPeriod() -> Double? {
        guard window.presenter.mayBlock, refreshRateOverride == nil else { return nil }
        window.presenter.setWaitsForDisplay(true)
        var probe = PresentProbe()
        while true {
            let (start, work) = (MonotonicTime.now(), MonotonicTime.processorTime())
            guard (try? window.presenter.presentAgain()) != nil else { return nil }
            let spent = MonotonicTime.processorTime() - work
            switch probe.add(duration: MonotonicTime.now() - start, processorTime: spent) {
            case .blocks(let period): return period
            case .returnsAtOnce: return nil
            case nil: continue
            }
        }
    }
}
