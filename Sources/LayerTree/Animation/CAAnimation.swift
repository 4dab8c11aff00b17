/// Something that happens to a layer over time; a layer keeps a copy of what is added to it.
@preconcurrency @MainActor open class CAAnimation: NSObject, CAMediaTiming, CAAction {
    package final var timing = MediaTiming()
    private final var values: [String: Any] = [:]
    /// Seconds between the commit that starts the animation and its begin.
    package final var startDelay: CFTimeInterval = 0
    /// Whether the animation was made by a view's animation block, and is linear while a transition is scrubbed.
    package final var belongsToView = false
    /// The source of the animation's progress in place of its own timing, with a player that also ends it; nil for
    /// ordinary animations.
    package final var track: (any AnimationTrack)?

    /// The pacing of each run; nil for an even pace.
    open var timingFunction: CAMediaTimingFunction?
    /// The object called at start and stop; held strongly, as in Core Animation.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the layer removes the animation when it is over; true by default.
    open var isRemovedOnCompletion = true

    /// An animation with default timing.
    public required override init() { super.init() }

    /// An animation equal to this one, for a layer to keep.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.copyValues(of: self)
        return copy
    }

    /// Takes over the values of `other`, which is of the same class.
    package func copyValues(of other: CAAnimation) {
        timing = other.timing
        values = other.values
        startDelay = other.startDelay
        timingFunction = other.timingFunction
        delegate = other.delegate
        isRemovedOnCompletion = other.isRemovedOnCompletion
        belongsToView = other.belongsToView
        track = other.track
    }

    /// The value kept under `key`.
    open func value(forKey key: String) -> Any? { values[key] }

    /// Stores `value` under `key` for the owner; nil removes it.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

    /// Adds the animation to `anObject`, a layer, under the key of the event.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    /// See `CAMediaTiming`.
    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { timing.beginTime = newValue }
    }

    /// See `CAMediaTiming`; 0, the default, stands for the transaction's duration.
    open var duration: CFTimeInterval {
        get { timing.duration }
        set { timing.duration = newValue }
    }

    /// See `CAMediaTiming`.
    open var speed: Float {
        get { Float(timing.speed) }
        set { timing.speed = Double(newValue) }
    }

    /// See `CAMediaTiming`.
    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { timing.timeOffset = newValue }
    }

    /// See `CAMediaTiming`.
    open var repeatCount: Float {
        get { Float(timing.repeatCount) }
        set { timing.repeatCount = Double(newValue) }
    }

    /// See `CAMediaTiming`.
    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { timing.repeatDuration = newValue }
    }

    /// See `CAMediaTiming`.
    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }

    /// See `CAMediaTiming`.
    open var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { timing.fillMode = newValue }
    }
}

extension CAAnimation: @preconcurrency NSCopying {}

/// Methods called when an animation starts and stops.
@preconcurrency @MainActor public protocol CAAnimationDelegate: NSObjectProtocol {
    /// The animation began to run.
    func animationDidStart(_ anim: CAAnimation)
    /// The animation is over (`flag` true) or was removed before its end (false).
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Nothing by default.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Nothing by default.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
