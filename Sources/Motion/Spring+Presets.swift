extension Spring {
    /// SwiftUI's spring without bounce: critical, response 0.5 s.
    package static let smooth = preset(duration: 0.5, dampingRatio: 1)

    /// SwiftUI's spring with a little bounce: damping ratio 0.85, response 0.5 s.
    package static let snappy = preset(duration: 0.5, dampingRatio: 0.85)

    /// SwiftUI's spring with visible bounce: damping ratio 0.7, response 0.5 s.
    package static let bouncy = preset(duration: 0.5, dampingRatio: 0.7)

    /// The constants of `UISpringTimingParameters()`, ζ = 4.56; UIKit plays it as `clampedToCritical`.
    package static let system = Spring(uncheckedMass: 3, stiffness: 1000, damping: 500)

    private static func preset(duration: Double, dampingRatio: Double) -> Spring {
        let frequency = 2 * Double.pi / duration
        return Spring(
            uncheckedMass: 1, stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency)
    }
}
