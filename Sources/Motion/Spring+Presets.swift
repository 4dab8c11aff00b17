extension Spring {
    /// SwiftUI's spring without bounce: critical, response 0.5 s.
    package static let smooth = preset(duration: 0.5, dampingRatio: 1)

    /// SwiftUI's spring with a little bounce: damping ratio 0.85, response 0.5 s.
    package static let snappy = preset(duration: 0.5, dampingRatio: 0.85)

    /// SwiftUI's spring with visible bounce: damping ratio 0.7, response 0.5 s.
    package static let bouncy = preset(duration: 0.5, dampingRatio: 0.7)

    /// The constants of `UISpringTimingParameters()`, ζ = 4.56; UIKit plays it as `clampedToCritical`.
    package static let system = Spring(uncheckedMass: 3, stiffness: 1000, damping: 500)

    /// The spring that pulls scrolled content back to its end: critical, ω₀ = 11/s, fitted to traces of iOS 26.1.
    package static let scrollEnd = Spring(uncheckedMass: 1, stiffness: 121, damping: 22)

    /// The spring of sheets, presented and released: critical, ω₀ = √(1000/3)/s, as measured on iOS 26.1.
    package static let sheet = Spring(uncheckedMass: 3, stiffness: 1000, damping: 2 * (3000.0).squareRoot())

    /// The spring that moves scrolled content from notch to notch of a wheel: critical, response 0.2 s. A choice, too.
    package static let wheel = preset(duration: 0.2, dampingRatio: 1)

    /// The spring by which a zoom opens: critical, ω₀ = 19/s, fitted by others to recordings of iOS 27.
    package static let zoomOpening = critical(frequency: 19)

    /// The spring that brings a zoomed screen back after a gesture: ω₀ = 22/s, ζ = 0.9, fitted likewise.
    package static let zoomReturn = preset(duration: 2 * Double.pi / 22, dampingRatio: 0.9)

    /// The spring that lands a zoomed screen on its source after a gesture: ω₀ = 15/s, ζ = 0.75, fitted likewise.
    package static let zoomLanding = preset(duration: 2 * Double.pi / 15, dampingRatio: 0.75)

    /// The spring by which menus and lifted views open: ζ = 0.8, response 0.4 s. A choice.
    package static let menuOpening = preset(duration: 0.4, dampingRatio: 0.8)

    /// The spring by which they close, and by which a pressed view shrinks: critical, response 0.3 s. A choice.
    package static let menuClosing = preset(duration: 0.3, dampingRatio: 1)

    /// A critical spring of mass 1 with ω₀ = `frequency` per second, which is above 0.
    package static func critical(frequency: Double) -> Spring {
        preset(duration: 2 * Double.pi / frequency, dampingRatio: 1)
    }

    /// A critical spring of mass 1 whose perceptual duration, its response, is `duration` in seconds, above 0.
    package static func critical(duration: Double) -> Spring { preset(duration: duration, dampingRatio: 1) }

    private static func preset(duration: Double, dampingRatio: Double) -> Spring {
        let frequency = 2 * Double.pi / duration
        return Spring(
            uncheckedMass: 1, stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency)
    }
}
