import Motion

/// Animation blocks: what they change of views animates.
///
/// Changes of bounds, centre, transform, flat or with depth, and corner radius add up: each is an animation of the
/// difference, on top of the ones that still run, so that nothing jumps. Alpha and background colour are replaced.
/// Views in no window, and properties without an animation, change at once.
extension UIView {
    /// Runs `animations`; what changes animates over `duration` seconds, `delay` seconds from now.
    ///
    /// `completion` is told whether all of it ran to its end. A duration not above 0 changes everything at once, and
    /// `completion` then runs in the next frame, as it does where nothing changes.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let plan = AnimationPlan(duration: duration, delay: delay, options: options, pacing: .curve(options.curve))
        AnimationBlockStack.current.run(plan, animations, completion: completion)
    }

    /// Runs `animations`; what changes animates over `duration` seconds, slow at both ends.
    public class func animate(
        withDuration duration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// Runs `animations`; what changes is pulled by a spring that settles within `duration` seconds.
    ///
    /// `dampingRatio` 1 does not overshoot, less bounces. `velocity` is in whole distances per second, towards the end.
    /// Motion's `Spring.settling(in:dampingRatio:velocity:)` makes the spring of the three.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let velocity = velocity.isFinite ? Double(velocity) : 0
        let spring = Spring.settling(in: duration, dampingRatio: dampingRatio, velocity: velocity)
        let plan = AnimationPlan(
            duration: spring.isImmediate ? 0 : duration, delay: delay, options: options,
            pacing: .spring(spring, velocity: velocity))
        AnimationBlockStack.current.run(plan, animations, completion: completion)
    }

    /// Runs `animations`; what changes is pulled by a spring of the perceptual duration `duration`, in seconds.
    ///
    /// `bounce` is 0 for none, up to 1, and below 0 for a slow approach; `initialSpringVelocity` is in whole distances per
    /// second, towards the end. The animation lasts until the spring has settled, by Core Animation's rule.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = Spring.perceived(duration: duration, bounce: bounce)
        let velocity = initialSpringVelocity.isFinite ? Double(initialSpringVelocity) : 0
        let length = spring.settlingDuration(initialVelocity: velocity, allowsOverdamping: true)
        let plan = AnimationPlan(
            duration: length, delay: delay, options: options, pacing: .spring(spring, velocity: velocity))
        AnimationBlockStack.current.run(plan, animations, completion: completion)
    }

    /// Runs `animations`, part of the animation block around them, so that what changes in them runs `count` times, there
    /// and back each time where it `autoreverses`.
    ///
    /// `count` may have a fraction; not above 0, it counts as 1. Outside of a block, and in that of an animator, it changes
    /// nothing.
    public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
        guard let block = AnimationBlockStack.current.top else { return animations() }
        var plan = block.plan
        plan.repeatCount = count > 0 ? Double(count) : 1
        plan.autoreverses = autoreverses
        block.with(plan, animations)
    }

    /// Runs `actionsWithoutAnimation`; nothing that changes animates, even within an animation block.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        AnimationBlockStack.current.withoutAnimation(actionsWithoutAnimation)
    }

    /// Sets whether animation blocks animate on the current host.
    public class func setAnimationsEnabled(_ enabled: Bool) { AnimationBlockStack.current.isEnabled = enabled }

    /// Whether animation blocks animate on the current host; true by default.
    public class var areAnimationsEnabled: Bool { AnimationBlockStack.current.isEnabled }

    /// The duration of the animation block that runs now, in seconds; 0 outside of any.
    public class var inheritedAnimationDuration: TimeInterval {
        AnimationBlockStack.current.top.map { max(0, $0.plan.duration) } ?? 0
    }
}
