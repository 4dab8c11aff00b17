import Motion

/// An attached animation as a tool reads it.
extension AttachedAnimation {
    /// This animation, or the members of the group that it is, as they are on `layer`.
    func listed(on layer: CALayer) -> [ListedAnimation] {
        guard animation is CAAnimationGroup else { return leaf(on: layer).map { [$0] } ?? [] }
        return GroupListing(self).members(on: layer)
    }

    /// This animation of one property, by its own timing; nil for one without a property.
    func leaf(on layer: CALayer) -> ListedAnimation? {
        guard let path = keyPath else { return nil }
        let ends = ends(on: layer)
        var listed = ListedAnimation(
            kind: kind, keyPath: path, clock: clock, begin: begin, delay: animation.startDelay,
            duration: timing.listedDuration, interval: timing.listedInterval, repeatCount: timing.listedCount,
            autoreverses: timing.autoreverses,
            fillsBackwards: timing.fillsBackwards, fillsForwards: timing.fillsForwards,
            isAdditive: (animation as? CAPropertyAnimation)?.isAdditive ?? false, isMuted: isMuted, curve: [],
            keyTimes: keyTimes,
            from: ends.from, to: ends.to)
        if let track { return listed.paced(by: track.schedule) }
        let duration = timing.duration
        let isReversed = timing.speed < 0
        listed.sampleCurve { fraction(at: (isReversed ? 1 - $0 : $0) * duration) }
        return listed
    }

    /// The key path of the property, `transition` for a transition; nil for a group.
    var keyPath: String? { transition == nil ? (animation as? CAPropertyAnimation)?.keyPath : kCATransition }

    private var kind: ListedAnimation.Kind {
        if transition != nil { return .transition }
        if track != nil { return .propertyAnimator }
        if animation.belongsToView { return .view }
        if animation is CASpringAnimation { return .spring }
        return animation is CAKeyframeAnimation ? .keyframes : .basic
    }

    /// The begin of the first run.
    var begin: ListedAnimation.Begin {
        let offset = timing.firstTime - timing.beginTime
        return hasBeginTime ? .time(timing.beginTime + offset) : .afterFirstFrame(animation.startDelay + offset)
    }

    /// The fraction of the way `time` seconds into a run.
    func fraction(at time: CFTimeInterval) -> Double {
        let pacing = change?.pacing ?? keptChange?.pacing ?? transition?.pacing ?? Pacing(animation)
        let fraction = pacing.fraction(at: time, of: timing.duration)
        return keyframeTimes?.evenFraction(at: fraction) ?? fraction
    }

    private var keyTimes: [Double] {
        let times = keyframeTimes?.keyTimes ?? []
        guard times.count > ListedAnimation.keyTimeLimit else { return times }
        let last = ListedAnimation.keyTimeLimit - 1
        return (0...last).map { times[$0 * (times.count - 1) / last] }
    }

    /// The times of the keyframes; nil for an animation without such.
    private var keyframeTimes: KeyframeTimes? {
        guard animation is CAKeyframeAnimation else { return nil }
        if let keptChange {
            if case .keyframes(let track) = keptChange.trajectory { return track.times }
            return nil
        }
        switch change?.trajectory {
        case .keyframes(let track): return track.times
        case .path(let track): return track.times
        case .list(let track): return track.times
        case .contents(let track): return track.times
        case .interval, nil: return nil
        }
    }
}

extension ListedAnimation {
    /// This animation with the time and the pace of `schedule`.
    fileprivate func paced(by schedule: AnimationSchedule) -> ListedAnimation {
        var result = self
        result.begin = .afterStart(schedule.begin, start: schedule.start)
        result.delay = schedule.begin
        result.duration = schedule.duration
        result.interval = schedule.duration
        result.repeatCount = 1
        result.autoreverses = false
        result.sampleCurve(schedule.fraction)
        return result
    }

    /// Sets the curve to the values of `fraction`, which is asked for even parts of a run; what is not finite counts as 0.
    mutating func sampleCurve(_ fraction: (Double) -> Double) {
        let last = Self.sampleCount - 1
        curve = (0...last).map {
            let value = Float(fraction(Double($0) / Double(last)))
            return value.isFinite ? value : 0
        }
    }
}

/// Runs in the parent's time, whose direction does not matter. Where time stands (`speed` 0) they count as at its usual pace, and
/// never end.
extension MediaTiming {
    private var pace: Double { speed == 0 ? 1 : speed.magnitude }

    /// The parent's time at which the first run begins.
    var firstTime: CFTimeInterval {
        guard speed != 0 else { return beginTime }
        let first = parentTime(at: speed > 0 ? 0 : activeDuration)
        return first.isFinite ? first : beginTime
    }

    /// The length of one run, not its way back.
    var listedDuration: TimeInterval { duration / pace }

    /// The time from the begin of one run to that of the next.
    var listedInterval: TimeInterval { (autoreverses ? 2 : 1) * listedDuration }

    /// The number of runs, each with its way back.
    var listedCount: Double {
        guard speed != 0 else { return .infinity }
        let once = autoreverses ? duration * 2 : duration
        return once > 0 && once.isFinite ? activeDuration / once : 1
    }
}
