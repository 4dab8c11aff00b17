import Foundation
import Motion

/// A number by which a spring is described, in one of the three dialects.
enum SpringQuantity: CaseIterable, Sendable {
    case mass, stiffness, damping
    case duration, bounce
    case response, dampingRatio

    /// The quantities of each dialect, with its heading.
    static let dialects: [(title: String, quantities: [SpringQuantity])] = [
        ("Core Animation", [.mass, .stiffness, .damping]),
        ("SwiftUI", [.duration, .bounce]),
        ("Response and ratio", [.response, .dampingRatio]),
    ]

    var title: String {
        switch self {
        case .mass: "Mass"
        case .stiffness: "Stiffness"
        case .damping: "Damping"
        case .duration: "Duration"
        case .bounce: "Bounce"
        case .response: "Response"
        case .dampingRatio: "Damping ratio"
        }
    }

    /// The values that a slider reaches.
    var range: ClosedRange<Double> {
        switch self {
        case .mass: 0.1...20
        case .stiffness: 1...4_000
        case .damping: 0.5...1_000
        case .duration, .response: 0.05...4
        case .bounce: -0.8...0.95
        case .dampingRatio: 0.05...5
        }
    }

    /// Whether equal ways of the slider multiply the value by equal factors.
    private var isLogarithmic: Bool { self != .bounce }

    /// The number of decimals that are shown.
    private var decimals: Int {
        switch self {
        case .stiffness, .damping: 1
        default: 2
        }
    }

    /// The value of `spring`.
    func value(of spring: Spring) -> Double {
        switch self {
        case .mass: spring.mass
        case .stiffness: spring.stiffness
        case .damping: spring.damping
        case .duration, .response: spring.response
        case .bounce: spring.bounce
        case .dampingRatio: spring.dampingRatio
        }
    }

    /// `spring` with another value of this quantity, and the others of its dialect as they were; `spring` itself where there
    /// is no such spring.
    ///
    /// The two dialects without a mass keep the one that there is.
    func setting(_ value: Double, of spring: Spring) -> Spring {
        let changed: Spring? =
            switch self {
            case .mass: try? Spring(mass: value, stiffness: spring.stiffness, damping: spring.damping)
            case .stiffness: try? Spring(mass: spring.mass, stiffness: value, damping: spring.damping)
            case .damping: try? Spring(mass: spring.mass, stiffness: spring.stiffness, damping: value)
            case .duration: try? Spring(duration: value, bounce: spring.bounce).scaled(toMass: spring.mass)
            case .bounce: try? Spring(duration: spring.response, bounce: value).scaled(toMass: spring.mass)
            case .response:
                try? Spring(response: value, dampingRatio: spring.dampingRatio).scaled(toMass: spring.mass)
            case .dampingRatio:
                try? Spring(response: spring.response, dampingRatio: value).scaled(toMass: spring.mass)
            }
        return changed ?? spring
    }

    /// The place of `value` on a slider, 0 to 1.
    func position(of value: Double) -> Double {
        guard value.isFinite else { return 1 }
        let value = min(max(value, range.lowerBound), range.upperBound)
        if isLogarithmic { return log(value / range.lowerBound) / log(range.upperBound / range.lowerBound) }
        return (value - range.lowerBound) / (range.upperBound - range.lowerBound)
    }

    /// The value at `position` of a slider, as it is shown.
    func value(at position: Double) -> Double {
        let position = min(max(position, 0), 1)
        let value =
            isLogarithmic
            ? range.lowerBound * pow(range.upperBound / range.lowerBound, position)
            : range.lowerBound + (range.upperBound - range.lowerBound) * position
        return rounded(value)
    }

    /// `value` moved by so many of the steps that arrow keys and the wheel make, within the range.
    func moved(_ value: Double, by steps: Double) -> Double {
        let step = pow(10, -Double(decimals)) * (decimals == 1 ? 50 : 1)
        return min(max(rounded(value + steps * step), range.lowerBound), range.upperBound)
    }

    /// `value` as it is shown.
    func text(_ value: Double) -> String {
        value.isFinite ? String(format: "%.\(decimals)f", value) : "∞"
    }

    private func rounded(_ value: Double) -> Double {
        let unit = pow(10, Double(decimals))
        return (value * unit).rounded() / unit
    }
}

extension Spring {
    /// The spring of another mass that moves alike.
    fileprivate func scaled(toMass mass: Double) throws(InvalidSpring) -> Spring {
        if isImmediate { return self }
        let factor = mass / self.mass
        return try Spring(mass: mass, stiffness: stiffness * factor, damping: damping * factor)
    }
}
