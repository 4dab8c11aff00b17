import Foundation
import Graphics

/// The looks that the parts of the heads-up display share.
enum HeadsUpStyle {
    static let panel = CGColor(red: 0.07, green: 0.07, blue: 0.09, alpha: 0.94)
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
