import Motion

/// Pacing by a damped spring.
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// The constants that define the spring: a damping ratio, or all of them.
    enum Definition: Sendable {
        /// A damping ratio; the animator's duration makes it a spring.
        case ratio(Double)
        /// A spring that takes as long as it takes, whatever the animator's duration.
        case spring(Spring)
    }

    /// The velocity at the start in whole distances per second, positive towards the end value; for properties with two
    /// parts, such as a centre, each part has its own, for all others `dx` counts.
    public let initialVelocity: CGVector
    let definition: Definition

    nonisolated private init(_ definition: Definition, velocity: CGVector) {
        self.definition = definition
        initialVelocity = CGVector(
            dx: velocity.dx.isFinite ? velocity.dx : 0, dy: velocity.dy.isFinite ? velocity.dy : 0)
        super.init()
    }

    /// The spring of the system's own transitions: mass 3, stiffness 1000, damping 500, which takes half a second.
    public override convenience init() {
        self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
    }

    /// A spring of that damping ratio that settles within the animator's duration.
    ///
    /// 1 does not overshoot, less bounces. Motion's `Spring.settling(in:dampingRatio:velocity:)` makes the spring of ratio,
    /// duration and velocity; each part of the velocity has its own.
    public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        self.init(.ratio(ratio), velocity: velocity)
    }

    /// The same, from rest.
    public convenience init(dampingRatio ratio: CGFloat) { self.init(.ratio(ratio), velocity: .zero) }

    /// A spring from its physical constants; it takes until it has settled, whatever the animator's duration.
    ///
    /// Mass and stiffness have to be above 0, the damping coefficient not below; others give changes without animation.
    /// Damping beyond the critical one counts as critical, as `CASpringAnimation` has it.
    public convenience init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        let spring = try? Spring(mass: mass, stiffness: stiffness, damping: damping)
        self.init(.spring(spring?.clampedToCritical ?? .immediate), velocity: velocity)
    }

    /// A spring in SwiftUI's terms: `duration`, its period without damping in seconds, is its perceived duration;
    /// `bounce` is 0 for none, up to 1, and below 0, down to -1, for a slow approach.
    public convenience init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector) {
        self.init(.spring(.perceived(duration: duration, bounce: bounce)), velocity: velocity)
    }

    /// The same, from rest.
    public convenience init(duration: TimeInterval, bounce: CGFloat) {
        self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
    }

    /// The parameters that `encode(with:)` wrote.
    nonisolated public required convenience init?(coder: NSCoder) {
        let velocity = CGVector(dx: coder.decodeDouble(forKey: Keys.dx), dy: coder.decodeDouble(forKey: Keys.dy))
        if coder.containsValue(forKey: Keys.ratio) {
            self.init(.ratio(coder.decodeDouble(forKey: Keys.ratio)), velocity: velocity)
        } else {
            let spring = try? Spring(
                mass: coder.decodeDouble(forKey: Keys.mass), stiffness: coder.decodeDouble(forKey: Keys.stiffness),
                damping: coder.decodeDouble(forKey: Keys.damping))
            self.init(.spring(spring ?? .immediate), velocity: velocity)
        }
    }

    /// Writes the ratio or the constants, and the velocity.
    nonisolated public func encode(with coder: NSCoder) {
        coder.encode(Double(initialVelocity.dx), forKey: Keys.dx)
        coder.encode(Double(initialVelocity.dy), forKey: Keys.dy)
        switch definition {
        case .ratio(let ratio):
            coder.encode(ratio, forKey: Keys.ratio)
        case .spring(let spring):
            coder.encode(spring.mass, forKey: Keys.mass)
            coder.encode(spring.stiffness, forKey: Keys.stiffness)
            coder.encode(spring.damping, forKey: Keys.damping)
        }
    }

    /// The parameters themselves, which never change.
    nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }

    /// A spring.
    public var timingCurveType: UITimingCurveType { .spring }
    /// None.
    public var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// These parameters.
    public var springTimingParameters: UISpringTimingParameters? { self }

    /// The spring that these parameters make of `spring`: one as long with their damping ratio, or their own.
    func damping(_ spring: Spring) -> Spring {
        switch definition {
        case .ratio(let ratio): (try? Spring(response: spring.response, dampingRatio: ratio)) ?? spring
        case .spring(let own): own
        }
    }

    private enum Keys {
        static let dx = "velocityX"
        static let dy = "velocityY"
        static let ratio = "dampingRatio"
        static let mass = "mass"
        static let stiffness = "stiffness"
        static let damping = "damping"
    }
}

extension Spring {
    /// The spring of `duration` and `bounce`, brought into the ranges that make one: below -0.99 counts as that, above 1
    /// as 1. A duration that is not above 0, or nothing finite, gives one that is over at once.
    static func perceived(duration: Double, bounce: Double) -> Spring {
        guard duration > 0, duration.isFinite else { return .immediate }
        let usable = bounce.isNaN ? 0 : min(1, max(-0.99, bounce))
        return (try? Spring(duration: duration, bounce: usable)) ?? .immediate
    }
}
