/// The system's colours, which differ with the appearance.
extension UIColor {
    /// The system's red.
    public class var systemRed: UIColor { UIColor(light: 0xFF3B30, dark: 0xFF453A) }
    /// The system's green.
    public class var systemGreen: UIColor { UIColor(light: 0x34C759, dark: 0x30D158) }
    /// The system's blue.
    public class var systemBlue: UIColor { UIColor(light: 0x007AFF, dark: 0x0A84FF) }
    /// The system's orange.
    public class var systemOrange: UIColor { UIColor(light: 0xFF9500, dark: 0xFF9F0A) }
    /// The system's yellow.
    public class var systemYellow: UIColor { UIColor(light: 0xFFCC00, dark: 0xFFD60A) }
    /// The system's pink.
    public class var systemPink: UIColor { UIColor(light: 0xFF2D55, dark: 0xFF375F) }
    /// The system's purple.
    public class var systemPurple: UIColor { UIColor(light: 0xAF52DE, dark: 0xBF5AF2) }
    /// The system's teal.
    public class var systemTeal: UIColor { UIColor(light: 0x30B0C7, dark: 0x40C8E0) }
    /// The system's indigo.
    public class var systemIndigo: UIColor { UIColor(light: 0x5856D6, dark: 0x5E5CE6) }
    /// The system's brown.
    public class var systemBrown: UIColor { UIColor(light: 0xA2845E, dark: 0xAC8E68) }
    /// The system's mint.
    public class var systemMint: UIColor { UIColor(light: 0x00C7BE, dark: 0x63E6E2) }
    /// The system's cyan.
    public class var systemCyan: UIColor { UIColor(light: 0x32ADE6, dark: 0x64D2FF) }
    /// The system's grey.
    public class var systemGray: UIColor { UIColor(light: 0x8E8E93, dark: 0x8E8E93) }
    /// The system's grey, a little lighter.
    public class var systemGray2: UIColor { UIColor(light: 0xAEAEB2, dark: 0x636366) }
    /// The system's grey, lighter.
    public class var systemGray3: UIColor { UIColor(light: 0xC7C7CC, dark: 0x48484A) }
    /// The system's grey, lighter still.
    public class var systemGray4: UIColor { UIColor(light: 0xD1D1D6, dark: 0x3A3A3C) }
    /// The system's grey, very light.
    public class var systemGray5: UIColor { UIColor(light: 0xE5E5EA, dark: 0x2C2C2E) }
    /// The system's grey, nearly white.
    public class var systemGray6: UIColor { UIColor(light: 0xF2F2F7, dark: 0x1C1C1E) }
    /// Text of the first level.
    public class var label: UIColor { UIColor(light: 0x000000, dark: 0xFFFFFF) }
    /// Text of the second level.
    public class var secondaryLabel: UIColor { UIColor(light: (0x3C3C43, 0.6), dark: (0xEBEBF5, 0.6)) }
    /// Text of the third level.
    public class var tertiaryLabel: UIColor { UIColor(light: (0x3C3C43, 0.3), dark: (0xEBEBF5, 0.3)) }
    /// Text of the fourth level.
    public class var quaternaryLabel: UIColor { UIColor(light: (0x3C3C43, 0.18), dark: (0xEBEBF5, 0.16)) }
    /// Text that stands in for what is missing.
    public class var placeholderText: UIColor { UIColor(light: (0x3C3C43, 0.3), dark: (0xEBEBF5, 0.3)) }
    /// Text that leads somewhere.
    public class var link: UIColor { UIColor(light: 0x007AFF, dark: 0x0984FF) }
    /// Thin lines through which something shines.
    public class var separator: UIColor { UIColor(light: (0x3C3C43, 0.29), dark: (0x545458, 0.6)) }
    /// Thin lines.
    public class var opaqueSeparator: UIColor { UIColor(light: 0xC6C6C8, dark: 0x38383A) }
    /// The background of a screen.
    public class var systemBackground: UIColor {
        UIColor(light: 0xFFFFFF, dark: 0x000000, elevated: 0x1C1C1E)
    }
    /// The background of content on a screen's background.
    public class var secondarySystemBackground: UIColor {
        UIColor(light: 0xF2F2F7, dark: 0x1C1C1E, elevated: 0x2C2C2E)
    }
    /// The background of content on `secondarySystemBackground`.
    public class var tertiarySystemBackground: UIColor {
        UIColor(light: 0xFFFFFF, dark: 0x2C2C2E, elevated: 0x3A3A3C)
    }
    /// The background of a grouped screen.
    public class var systemGroupedBackground: UIColor {
        UIColor(light: 0xF2F2F7, dark: 0x000000, elevated: 0x1C1C1E)
    }
    /// The background of content on a grouped screen's background.
    public class var secondarySystemGroupedBackground: UIColor {
        UIColor(light: 0xFFFFFF, dark: 0x1C1C1E, elevated: 0x2C2C2E)
    }
    /// The background of content on `secondarySystemGroupedBackground`.
    public class var tertiarySystemGroupedBackground: UIColor {
        UIColor(light: 0xF2F2F7, dark: 0x2C2C2E, elevated: 0x3A3A3C)
    }
    /// Fills thin shapes.
    public class var systemFill: UIColor { UIColor(light: (0x787880, 0.2), dark: (0x787880, 0.36)) }
    /// Fills middling shapes.
    public class var secondarySystemFill: UIColor { UIColor(light: (0x787880, 0.16), dark: (0x787880, 0.32)) }
    /// Fills large shapes.
    public class var tertiarySystemFill: UIColor { UIColor(light: (0x767680, 0.12), dark: (0x767680, 0.24)) }
    /// Fills areas with content of their own.
    public class var quaternarySystemFill: UIColor { UIColor(light: (0x747480, 0.08), dark: (0x767680, 0.18)) }

    /// Text on a light ground, whatever the appearance.
    public class var darkText: UIColor { UIColor(white: 0, alpha: 1) }
    /// Text on a dark ground, whatever the appearance.
    public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }

    /// Opaque colours as 0xRRGGBB; `elevated` is the dark one of the upper level.
    private convenience init(light: UInt32, dark: UInt32, elevated: UInt32? = nil) {
        self.init(light: (light, 1), dark: (dark, 1), elevated: (elevated ?? dark, 1))
    }

    /// Colours as 0xRRGGBB with their alphas.
    private convenience init(
        light: (UInt32, CGFloat), dark: (UInt32, CGFloat), elevated: (UInt32, CGFloat)? = nil
    ) {
        let elevated = elevated ?? dark
        self.init { traits in
            let isElevated = traits.userInterfaceLevel == .elevated
            let (rgb, alpha) = traits.userInterfaceStyle == .dark ? isElevated ? elevated : dark : light
            let parts = [16, 8, 0].map { CGFloat(rgb >> $0 & 0xFF) / 255 }
            return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
        }
    }
}
