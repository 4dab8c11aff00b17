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

    /// A spring of mass 1 in SwiftUI's terms: the period that it would have without damping, in seconds, and its bounce.
    ///
    /// `bounce` 0 does not overshoot, 1 never ends, and below 0, down to -1, the spring creeps: it is overdamped, and
    /// allowed to be. Values that no spring has leave it as it is by default.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        guard let spring = try? Spring(duration: perceptualDuration, bounce: bounce), !spring.isImmediate else {
            return
        }
        mass = spring.mass
        stiffness = spring.stiffness
        damping = spring.damping
        allowsOverdamping = bounce < 0
    }

    /// The period that the spring would have without damping, in seconds; 0 for constants that no spring has.
    open var perceptualDuration: CFTimeInterval { spring?.response ?? 0 }

    /// The overshoot of the spring: 0 for none, 1 for endless oscillation; below 0 the spring is overdamped. 0 for
    /// constants that no spring has.
    open var bounce: CGFloat { spring?.bounce ?? 0 }

    /// The time in seconds after which the spring counts as settled, by Core Animation's rule.
    open var settlingDuration: CFTimeInterval {
        spring?.settlingDuration(initialVelocity: initialVelocity, allowsOverdamping: allowsOverdamping) ?? 0
    }

    package override func copyValues(of other: CAAnimation) {
        super.copyValues(of: other)
        guard let other = other as? CASpringAnimation else { return }
        mass = other.mass
        stiffness = other.stiffness
        damping = other.damping
        initialVelocity = other.initialVelocity
        allowsOverdamping = other.allowsOverdamping
    }

    /// Nil where mass, stiffness or damping are unusable; such an animation is at its end at once.
    private var spring: Spring? { try? Spring(mass: mass, stiffness: stiffness, damping: damping) }

    /// The spring that is played.
    final var effectiveSpring: Spring? { allowsOverdamping ? spring : spring?.clampedToCritical }
}
