/// The meaning of a number in an argument, which gives its sensible values.
package enum TunableKind: String, Hashable, Codable, Sendable, CaseIterable {
    /// Seconds.
    case duration
    /// Seconds.
    case delay
    /// 1 is critical.
    case dampingRatio
    /// Of a spring, in its own units a second.
    case velocity
    /// A fraction of a keyframe animation's duration.
    case relativeTime
    /// Points.
    case radius
    /// A factor of a size.
    case scale
    /// Points.
    case offset
    /// Radians.
    case angle
    /// From transparent to opaque.
    case alpha
    /// Points.
    case lineWidth
    case mass
    case stiffness
    case damping
    /// Of a spring, in the range of `CASpringAnimation`'s initializers.
    case bounce
    /// A component of a colour.
    case colorComponent
    /// A factor of time.
    case speed
    /// A fraction of a path.
    case fraction

    /// The values that make sense in most code; others are allowed.
    package var range: ClosedRange<Double> {
        switch self {
        case .duration: 0...3
        case .delay: 0...2
        case .dampingRatio: 0.05...1.5
        case .velocity: -20...20
        case .relativeTime, .alpha, .colorComponent, .fraction: 0...1
        case .radius: 0...60
        case .scale: 0...2
        case .offset: -400...400
        case .angle: -Double.pi...Double.pi
        case .lineWidth: 0...20
        case .mass: 0.1...10
        case .stiffness: 1...1_000
        case .damping: 0...100
        case .bounce: -1...1
        case .speed: 0...4
        }
    }

    /// The smallest change that shows.
    package var step: Double {
        switch self {
        case .duration, .delay, .dampingRatio, .relativeTime, .scale, .alpha, .colorComponent, .fraction, .bounce,
            .angle, .speed:
            0.01
        case .velocity, .mass, .lineWidth: 0.1
        case .radius, .offset, .damping: 0.5
        case .stiffness: 1
        }
    }
}
