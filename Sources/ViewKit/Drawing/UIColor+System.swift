/// The system's colours, at their values for a light appearance.
extension UIColor {
    /// The system's red.
    public class var systemRed: UIColor { UIColor(sRGB: 255, 59, 48) }
    /// The system's green.
    public class var systemGreen: UIColor { UIColor(sRGB: 52, 199, 89) }
    /// The system's blue.
    public class var systemBlue: UIColor { UIColor(sRGB: 0, 122, 255) }
    /// The system's orange.
    public class var systemOrange: UIColor { UIColor(sRGB: 255, 149, 0) }
    /// The system's yellow.
    public class var systemYellow: UIColor { UIColor(sRGB: 255, 204, 0) }
    /// The system's pink.
    public class var systemPink: UIColor { UIColor(sRGB: 255, 45, 85) }
    /// The system's purple.
    public class var systemPurple: UIColor { UIColor(sRGB: 175, 82, 222) }
    /// The system's teal.
    public class var systemTeal: UIColor { UIColor(sRGB: 48, 176, 199) }
    /// The system's indigo.
    public class var systemIndigo: UIColor { UIColor(sRGB: 88, 86, 214) }
    /// The system's brown.
    public class var systemBrown: UIColor { UIColor(sRGB: 162, 132, 94) }
    /// The system's mint.
    public class var systemMint: UIColor { UIColor(sRGB: 0, 199, 190) }
    /// The system's cyan.
    public class var systemCyan: UIColor { UIColor(sRGB: 50, 173, 230) }
    /// The system's grey.
    public class var systemGray: UIColor { UIColor(sRGB: 142, 142, 147) }
    /// The system's grey, a little lighter.
    public class var systemGray2: UIColor { UIColor(sRGB: 174, 174, 178) }
    /// The system's grey, lighter.
    public class var systemGray3: UIColor { UIColor(sRGB: 199, 199, 204) }
    /// The system's grey, lighter still.
    public class var systemGray4: UIColor { UIColor(sRGB: 209, 209, 214) }
    /// The system's grey, very light.
    public class var systemGray5: UIColor { UIColor(sRGB: 229, 229, 234) }
    /// The system's grey, nearly white.
    public class var systemGray6: UIColor { UIColor(sRGB: 242, 242, 247) }
    /// Text of the first level.
    public class var label: UIColor { UIColor(sRGB: 0, 0, 0) }
    /// Text of the second level.
    public class var secondaryLabel: UIColor { UIColor(sRGB: 60, 60, 67, alpha: 0.6) }
    /// Text of the third level.
    public class var tertiaryLabel: UIColor { UIColor(sRGB: 60, 60, 67, alpha: 0.3) }
    /// Text of the fourth level.
    public class var quaternaryLabel: UIColor { UIColor(sRGB: 60, 60, 67, alpha: 0.18) }
    /// Text that stands in for what is missing.
    public class var placeholderText: UIColor { UIColor(sRGB: 60, 60, 67, alpha: 0.3) }
    /// Text that leads somewhere.
    public class var link: UIColor { UIColor(sRGB: 0, 122, 255) }
    /// Thin lines through which something shines.
    public class var separator: UIColor { UIColor(sRGB: 60, 60, 67, alpha: 0.29) }
    /// Thin lines.
    public class var opaqueSeparator: UIColor { UIColor(sRGB: 198, 198, 200) }
    /// The ground of a screen.
    public class var systemBackground: UIColor { UIColor(sRGB: 255, 255, 255) }
    /// What lies on the ground of a screen.
    public class var secondarySystemBackground: UIColor { UIColor(sRGB: 242, 242, 247) }
    /// What lies on that.
    public class var tertiarySystemBackground: UIColor { UIColor(sRGB: 255, 255, 255) }
    /// The ground of a grouped screen.
    public class var systemGroupedBackground: UIColor { UIColor(sRGB: 242, 242, 247) }
    /// What lies on the ground of a grouped screen.
    public class var secondarySystemGroupedBackground: UIColor { UIColor(sRGB: 255, 255, 255) }
    /// What lies on that.
    public class var tertiarySystemGroupedBackground: UIColor { UIColor(sRGB: 242, 242, 247) }
    /// Fills thin shapes.
    public class var systemFill: UIColor { UIColor(sRGB: 120, 120, 128, alpha: 0.2) }
    /// Fills middling shapes.
    public class var secondarySystemFill: UIColor { UIColor(sRGB: 120, 120, 128, alpha: 0.16) }
    /// Fills large shapes.
    public class var tertiarySystemFill: UIColor { UIColor(sRGB: 118, 118, 128, alpha: 0.12) }
    /// Fills areas with content of their own.
    public class var quaternarySystemFill: UIColor { UIColor(sRGB: 116, 116, 128, alpha: 0.08) }

    private convenience init(sRGB red: CGFloat, _ green: CGFloat, _ blue: CGFloat, alpha: CGFloat = 1) {
        self.init(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    }
}
