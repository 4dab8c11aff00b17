import CSDL2

/// Paces the frames of a window: it follows the display where presenting waits for it, and keeps its own deadlines
/// where not.
///
/// Up to shortly before a deadline it waits in SDL's event wait, so that every event is stamped when it arrives; then
/// it sleeps, looks for events once more, and spins for what is left.
@MainActor package final class DisplayClock: FrameClock {
    /// Seconds that are left to sleeping and spinning: the event wait counts in milliseconds and may come back late.
    private static let exactPart = 0.0006

    private let window: DesktopWindow
    private let refreshRateOverride: Double?
    private var pacing: FramePacing
    private var knownRevision = -1
    private var hasPresented = false

    /// A clock for `window`, at `refreshRate` Hz (1 to 1000) instead of the display's where that is given.
    ///
    /// The rate is 60 Hz where neither the display nor its presents give one.
    package init(window: DesktopWindow, refreshRate: Double? = nil) {
        self.window = window
        refreshRateOverride = refreshRate
        pacing = .deadlines(DeadlineSchedule(refreshRate: refreshRate ?? window.refreshRate))
        MonotonicTime.wakePrecisely()
    }

    package var isPaced: Bool { true }

    package var rate: Double { 1 / period }

    /// Seconds between frames.
    package var period: Double {
        switch pacing {
        case .deadlines(let schedule): schedule.period
        case .refreshes(let follower): follower.period
        }
    }

    package func nextTick(_ demand: FrameDemand) -> FrameTick {
        measureAgainIfNeeded()
        switch demand {
        case .everyRefresh: break
        case .nextEvent: waitForEvent(until: nil)
        case .eventOrTime(let time): waitForEvent(until: time)
        }
        wait(until: pacing.deadline(at: MonotonicTime.now()))
        return pacing.begin(at: MonotonicTime.now(), afterRest: demand != .everyRefresh).tick
    }

    /// Notes that a frame whose work began at `began` was given to the display at `presented`, and that the call came
    /// back at `returned`; seconds of the monotonic clock.
    package func framePresented(began: Double, presented: Double, returned: Double) {
        hasPresented = true
        pacing.presented(at: returned, work: presented - began)
    }

    private func waitForEvent(until time: Double?) {
        guard window.events.pending.isEmpty, !window.events.receive() else { return }
        guard let time, time.isFinite else {
            window.events.wait(milliseconds: nil)
            return
        }
        // The frame after the wait is seen a period later: what is due then is in it.
        let milliseconds = (time - period - MonotonicTime.now()) * 1000
        if milliseconds >= 1 { window.events.wait(milliseconds: Int32(min(milliseconds, 60_000))) }
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
            pacing = .refreshes(RefreshFollower(period: period))
        } else {
            window.presenter.setWaitsForDisplay(false)
            pacing = .deadlines(DeadlineSchedule(refreshRate: refreshRateOverride ?? window.refreshRate))
        }
    }

    /// The period of presents that wait for the display; nil where they do not, or are not to be waited for.
    private func blockingPeriod() -> Double? {
        guard window.presenter.mayBlock, refreshRateOverride == nil else { return nil }
        window.presenter.setWaitsForDisplay(true)
        var probe = PresentProbe(displayRate: window.refreshRate)
        while true {
            let start = MonotonicTime.now()
            let work = MonotonicTime.processorNanoseconds()
            guard (try? window.presenter.presentAgain()) != nil else { return nil }
            let spent = Double(MonotonicTime.processorNanoseconds() - work) / 1e9
            switch probe.add(duration: MonotonicTime.now() - start, processorTime: spent) {
            case .blocks(let period): return period
            case .returnsAtOnce: return nil
            case nil: continue
            }
        }
    }
}
