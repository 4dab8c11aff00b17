import Foundation
import Graphics

/// The looks that the parts of the heads-up display share.
enum HeadsUpStyle {
    static let panel = CGColor(red: 0.07, green: 0.07, blue: 0.09, alpha: 0.94)
    /// The outermost point of a panel, which sets it off from dark screens.
    static let edge = CGColor(gray: 1, alpha: 0.2)
    static let errorPanel = CGColor(red: 0.16, green: 0.05, blue: 0.06, alpha: 0.94)
    static let primary = SIMD4<Float>(1, 1, 1, 0.95)
    static let secondary = SIMD4<Float>(1, 1, 1, 0.62)
    static let good = SIMD4<Float>(0.33, 0.82, 0.47, 1)
    static let warning = SIMD4<Float>(1, 0.78, 0.28, 1)
    static let bad = SIMD4<Float>(1, 0.36, 0.33, 1)

    /// Points from the panel's edge to what it shows.
    static let padding: CGFloat = 10
    /// Points between panels and the screen's edges.
    static let margin: CGFloat = 12

    /// Minutes and seconds, and hours where there are any: `1:23`, `2:02:05`.
    static func duration(seconds: Int) -> String {
        let hours = seconds / 3600
        let minutes = seconds / 60 % 60
        func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let end = ":" + twoDigits(seconds % 60)
        return hours > 0 ? "\(hours):" + twoDigits(minutes) + end : "\(minutes)" + end
    }

    /// A run of code, whose letters all take the same room.
    static func code(_ text: String, size: CGFloat, color: SIMD4<Float> = primary) -> StyledText.Run {
        StyledText.Run(
            text, StyledText.Style(font: FontDescription(.monospaced, size: size), color: color))
    }

    /// A run of text whose digits all take the same room; `weight` as CSS counts.
    static func text(
        _ text: String, size: CGFloat, weight: Int = 500, color: SIMD4<Float> = primary
    ) -> StyledText.Run {
        StyledText.Run(
            text,
            StyledText.Style(
                font: FontDescription(size: size, weight: weight, hasMonospacedDigits: true), color: color))
    }
}
