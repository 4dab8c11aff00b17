/// Calls its target once a frame.
@preconcurrency @MainActor public class CADisplayLink: NSObject {
    private static var currentHost: any Host { HostScope.current }

    private var callback: ((CADisplayLink) -> Bool)?
    private weak var schedule: DisplayLinkSchedule?
    /// Whether the calls are held back.
    public var isPaused = false
    /// Whether it is called in the frames that others need, and asks for none itself.
    package var isPassive = false
    /// When the frame in progress began, in seconds of `CACurrentMediaTime()`.
    public private(set) var timestamp: CFTimeInterval = 0
    /// When the frame in progress will be seen.
    public private(set) var targetTimestamp: CFTimeInterval = 0
    /// The time between frames at the display's full rate, in seconds.
    public var duration: CFTimeInterval {
        let host = schedule?.context?.host ?? Self.currentHost
        return 1 / Double(max(1, host.screen.maximumFramesPerSecond))
    }

    /// A link that calls `selector` of `target`, which it does not keep alive, from `add(to:forMode:)` on.
    public init<Target: AnyObject>(target: Target, selector: @escaping (Target) -> (CADisplayLink) -> Void) {
        super.init()
        callback = { [weak target] link in
            guard let target else { return false }
            selector(target)(link)
            return true
        }
    }

    /// A link that calls `sel` of `target`, which it keeps alive until `invalidate()`, from `add(to:forMode:)` on.
    public init(target: Any, selector sel: Selector) {
        super.init()
        callback = { link in
            if sel.send(to: target, link) != nil { return true }
            FaultLog.current.report(
                link,
                "its target \(type(of: target)) has no method \(sel) that takes a CADisplayLink. Name it by #selector.")
            return false
        }
    }

    /// The same for a method without a sender.
    public init<Target: AnyObject>(target: Target, selector: @escaping (Target) -> () -> Void) {
        super.init()
        callback = { [weak target] _ in
            guard let target else { return false }
            selector(target)()
            return true
        }
    }

    /// Starts the calls on the current host's frames, whatever `runloop` and `mode` are; after `invalidate()` it does nothing.
    public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        add(to: Self.currentHost.layers.displayLinks)
    }

    /// Starts the calls on the frames of `schedule`; after `invalidate()` it does nothing.
    package func add(to schedule: DisplayLinkSchedule) {
        guard callback != nil else { return }
        self.schedule?.remove(self)
        self.schedule = schedule
        schedule.insert(self)
    }

    /// Ends the calls until the link is added again, whatever `runloop` and `mode` are.
    public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { schedule?.remove(self) }

    /// Ends the calls for good.
    public func invalidate() {
        callback = nil
        schedule?.remove(self)
    }

    /// The preferred number of calls a second; 0, the default, for one in every frame. Other frames are skipped.
    public var preferredFramesPerSecond = 0
    /// The same as a range; the default asks for every frame, as does one whose preferred rate is no number, and rates above
    /// 1,000 count as 1,000.
    public var preferredFrameRateRange = CAFrameRateRange.default {
        didSet {
            let rate = preferredFrameRateRange.preferred ?? 0
            preferredFramesPerSecond = rate > 0 ? Int(min(rate, 1000).rounded()) : 0
        }
    }
    private var lastCall = -CFTimeInterval.infinity

    /// Whether the frame that will be seen at `time` is one too many for the preferred rate.
    private func isTooSoon(_ time: CFTimeInterval) -> Bool {
        guard preferredFramesPerSecond > 0 else { return false }
        // Half a frame of tolerance: rates divide the display's only nearly.
        return time - lastCall < 1 / Double(preferredFramesPerSecond) - duration / 2
    }

    func fire(timestamp: CFTimeInterval, targetTimestamp: CFTimeInterval) {
        guard !isPaused, let callback, !isTooSoon(targetTimestamp) else { return }
        lastCall = targetTimestamp
        self.timestamp = timestamp
        self.targetTimestamp = targetTimestamp
        if !callback(self) { invalidate() }
    }
}

/// The time of the current host's clock: when the frame in progress will be seen, in seconds.
@preconcurrency @MainActor public func CACurrentMediaTime() -> CFTimeInterval {
    MainQueue.current.now
}
