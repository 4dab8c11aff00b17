/// The layer as a time space.
extension CALayer {
    /// When the layer's time starts, in its superlayer's time; 0 by default.
    public var beginTime: CFTimeInterval {
        get { timing?.beginTime ?? 0 }
        set { changeTiming { $0.beginTime = newValue } }
    }

    /// Infinite by default; layers do not end.
    public var duration: CFTimeInterval {
        get { timing?.duration ?? .infinity }
        set { changeTiming { $0.duration = newValue } }
    }

    /// The speed of the layer's time relative to its parent's; 1 by default, 0 stops it at `timeOffset`.
    public var speed: Float {
        get { Float(timing?.speed ?? 1) }
        set { changeTiming { $0.speed = Double(newValue) } }
    }

    /// Seconds added to the layer's time; 0 by default.
    public var timeOffset: CFTimeInterval {
        get { timing?.timeOffset ?? 0 }
        set { changeTiming { $0.timeOffset = newValue } }
    }

    /// Kept for the owner; a layer does not repeat.
    public var repeatCount: Float {
        get { Float(timing?.repeatCount ?? 0) }
        set { changeTiming { $0.repeatCount = Double(newValue) } }
    }

    /// Kept for the owner; a layer does not repeat.
    public var repeatDuration: CFTimeInterval {
        get { timing?.repeatDuration ?? 0 }
        set { changeTiming { $0.repeatDuration = newValue } }
    }

    /// Kept for the owner; a layer does not reverse.
    public var autoreverses: Bool {
        get { timing?.autoreverses ?? false }
        set { changeTiming { $0.autoreverses = newValue } }
    }

    /// Kept for the owner; a layer does not end.
    public var fillMode: CAMediaTimingFillMode {
        get { timing?.fillMode ?? .removed }
        set { changeTiming { $0.fillMode = newValue } }
    }

    /// Time `t` of `l` in this layer's time; nil stands for the host's clock.
    public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        localTime(atHostTime: l?.hostTime(atLocalTime: t) ?? t)
    }

    /// Time `t` of this layer in that of `l`; nil stands for the host's clock.
    public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let time = hostTime(atLocalTime: t)
        return l?.localTime(atHostTime: time) ?? time
    }

    /// This layer's time when the host's clock shows `time`.
    package final func localTime(atHostTime time: CFTimeInterval) -> CFTimeInterval {
        let outer = timeParent?.localTime(atHostTime: time) ?? time
        return timing?.localTime(at: outer) ?? outer
    }

    /// The layer whose time this one's follows from; a presentation stands in the model's place.
    private var timeParent: CALayer? { modelLayer?.parentLayer ?? parentLayer }

    private func hostTime(atLocalTime time: CFTimeInterval) -> CFTimeInterval {
        let outer = timing?.parentTime(at: time) ?? time
        return timeParent?.hostTime(atLocalTime: outer) ?? outer
    }

    private func changeTiming(_ body: (inout MediaTiming) -> Void) {
        var timing = timing ?? MediaTiming(duration: .infinity)
        body(&timing)
        self.timing = timing
        setNeedsCommit()
    }
}

extension MediaTiming {
    init(duration: CFTimeInterval) {
        self.init()
        self.duration = duration
    }

    /// The two fills as Core Animation names them.
    var fillMode: CAMediaTimingFillMode {
        get {
            switch (fillsBackwards, fillsForwards) {
            case (true, true): .both
            case (true, false): .backwards
            case (false, true): .forwards
            case (false, false): .removed
            }
        }
        set {
            fillsForwards = newValue == .forwards || newValue == .both
            fillsBackwards = newValue == .backwards || newValue == .both
        }
    }
}
