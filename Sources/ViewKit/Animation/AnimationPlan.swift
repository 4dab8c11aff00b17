import Motion

/// The timing of the changes of one animation block.
struct AnimationPlan {
    enum Pacing {
        case curve(UIView.AnimationCurve)
        /// `velocity` in whole distances per second, towards the end value.
        case spring(Spring, velocity: Double)
    }

    /// In seconds; not above 0 for changes that do not animate.
    var duration: TimeInterval
    /// Seconds before the start.
    var delay: TimeInterval
    var options: UIView.AnimationOptions
    var pacing: Pacing
    /// The number of runs; infinite with `.repeat`.
    var repeatCount: Double
    /// Whether each run is followed by one backwards.
    var autoreverses: Bool

    init(duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions, pacing: Pacing) {
        self.duration = duration.isNaN ? 0 : duration
        self.delay = delay > 0 && delay.isFinite ? delay : 0
        self.options = options
        self.pacing = pacing
        repeatCount = options.contains(.repeat) ? .infinity : 1
        autoreverses = options.contains(.autoreverse)
    }

    var animates: Bool { duration > 0 && duration.isFinite }

    /// This plan within a block of the plan `outer`, from which it inherits what its options do not override.
    ///
    /// Delays add up: the inner block starts so much later than the outer one.
    func inheriting(from outer: AnimationPlan) -> AnimationPlan {
        var result = self
        if !options.contains(.overrideInheritedDuration) { result.duration = outer.duration }
        if !options.contains(.overrideInheritedCurve) { result.pacing = outer.pacing }
        if !options.contains(.overrideInheritedOptions) {
            result.options.formUnion(outer.options.inherited)
            result.repeatCount = max(repeatCount, outer.repeatCount)
            result.autoreverses = autoreverses || outer.autoreverses
        }
        result.delay += outer.delay
        return result
    }

    /// An animation of the property `key` with this plan's timing.
    @MainActor func animation(of key: String) -> CABasicAnimation {
        let animation = pacedAnimation(of: key)
        time(animation)
        return animation
    }

    /// Gives `animation` this plan's length, delay and repetition.
    @MainActor func time(_ animation: CAAnimation) {
        animation.duration = duration
        animation.belongsToView = true
        animation.startDelay = delay
        // The layer's time may be set before the start or behind the end.
        animation.fillMode = .both
        if repeatCount != 1 { animation.repeatCount = Float(repeatCount) }
        animation.autoreverses = autoreverses
    }

    @MainActor private func pacedAnimation(of key: String) -> CABasicAnimation {
        switch pacing {
        case .curve(let curve):
            let animation = CABasicAnimation(keyPath: key)
            animation.timingFunction = curve.timingFunction
            return animation
        case .spring(let spring, let velocity):
            let animation = CASpringAnimation(keyPath: key)
            animation.mass = spring.mass
            animation.stiffness = spring.stiffness
            animation.damping = spring.damping
            animation.initialVelocity = velocity
            animation.allowsOverdamping = true
            return animation
        }
    }
}

extension UIView.AnimationOptions {
    /// The options that blocks within a block inherit: all but the curve and the transition.
    fileprivate var inherited: UIView.AnimationOptions {
        UIView.AnimationOptions(rawValue: rawValue & 0xFFFF)
            .subtracting([.showHideTransitionViews, .allowAnimatedContent])
    }
}
