import ViewKit

/// The look that panels share: colours for both appearances, with a contrast of 4.5:1 and more for text, and sizes.
@MainActor enum WorkbenchStyle {
    static let background = color(light: 0.965, dark: 0.11)
    /// The ground around the screen.
    static let ground = color(light: 0.86, dark: 0.06)
    static let field = color(light: 1, dark: 0.16)
    static let line = color(light: 0.82, dark: 0.27)
    static let text = color(light: 0.08, dark: 0.95)
    static let detail = color(light: 0.36, dark: 0.68)
    static let selection = color(light: 0.9, dark: 0.2)
    static let accent = color(light: (0.03, 0.37, 0.82), dark: (0.38, 0.66, 1))
    /// The outline of a layer on the screen, whose appearance is its own.
    static let outline = UIColor(red: 0.25, green: 0.56, blue: 1, alpha: 1)
    /// Measured values, beside those that are set.
    static let measured = color(light: (0.63, 0.33, 0), dark: (1, 0.72, 0.3))
    /// Animations of property animators.
    static let animator = color(light: (0.45, 0.2, 0.7), dark: (0.78, 0.62, 1))
    /// Animations of layers.
    static let layer = color(light: (0.05, 0.45, 0.25), dark: (0.36, 0.82, 0.55))

    /// Points from the edge of a panel to its content.
    static let margin = 12.0
    static let heading = UIFont.systemFont(ofSize: 13, weight: .semibold)
    static let body = UIFont.systemFont(ofSize: 12, weight: .regular)
    static let digits = UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .medium)
    static let small = UIFont.monospacedDigitSystemFont(ofSize: 10, weight: .regular)

    /// A grey by its lightness, 0 to 1, in both appearances.
    private static func color(light: CGFloat, dark: CGFloat) -> UIColor {
        UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? dark : light, alpha: 1) }
    }

    /// A colour by its red, green and blue in both appearances.
    private static func color(
        light: (CGFloat, CGFloat, CGFloat), dark: (CGFloat, CGFloat, CGFloat)
    ) -> UIColor {
        UIColor {
            let parts = $0.userInterfaceStyle == .dark ? dark : light
            return UIColor(red: parts.0, green: parts.1, blue: parts.2, alpha: 1)
        }
    }

    /// A label of one line.
    static func label(_ text: String, _ font: UIFont, _ color: UIColor) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = font
        label.textColor = color
        return label
    }
}
