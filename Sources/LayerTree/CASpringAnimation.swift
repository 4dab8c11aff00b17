import Motion

/// An animation that a damped spring pulls to its end value.
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
    /// The mass at the end of the spring; above 0, 1 by default.
    open var mass: CGFloat = 1
    /// The spring's force per distance; above 0, 100 by default.
    open var stiffness: CGFloat = 100
    /// The friction against the motion; at least 0, 10 by default.
    open var damping: CGFloat = 10
    /// The velocity at the start in whole distances per second, positive towards the end value; 0 by default.
    open var initialVelocity: CGFloat = 0
    /// Whether a damping beyond the critical one slows the spring down; otherwise it counts as critical.
    open var allowsOverdamping = false

    /// How long the spring takes until it may be taken as settled, in seconds, by Core Animation's rule.
    open var settlingDuration: CFTimeInterval {
        spring?.settlingDuration(initialVelocity: initialVelocity, allowsOverdamping: allowsOverdamping) ?? 0
    }

    package override func copyValues(of other: CAAnimation) {
        super.copyValues(of: other)
        guard let other = other as? CASpringAnimation else { return }
        (mass, stiffness, damping) = (other.mass, other.stiffness, other.damping)
        (initialVelocity, allowsOverdamping) = (other.initialVelocity, other.allowsOverdamping)
    }

    /// Nil where mass, stiffness or damping are unusable; such an animation is at its end at once.
    private var spring: Spring? { try? Spring(mass: mass, stiffness: stiffness, damping: damping) }

    override func fraction(at time: CFTimeInterval, of duration: CFTimeInterval) -> Double {
        guard let spring else { return 1 }
        let effective = allowsOverdamping ? spring : spring.clampedToCritical
        return 1 + effective.state(from: MotionState(position: -1, velocity: initialVelocity), after: time).position
    }
}
