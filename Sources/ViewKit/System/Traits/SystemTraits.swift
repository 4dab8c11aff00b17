/// The trait of the appearance.
public struct UITraitUserInterfaceStyle: SystemTrait {
    /// Unspecified.
    public static let defaultValue = UIUserInterfaceStyle.unspecified
    /// True.
    public static let affectsColorAppearance = true
    static var field: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

/// The trait of the level.
public struct UITraitUserInterfaceLevel: SystemTrait {
    /// Unspecified.
    public static let defaultValue = UIUserInterfaceLevel.unspecified
    /// True.
    public static let affectsColorAppearance = true
    static var field: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

/// The trait of the density.
public struct UITraitDisplayScale: SystemTrait {
    /// 0.
    public static let defaultValue: CGFloat = 0
    static var field: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}

/// The trait of the kind of device.
public struct UITraitUserInterfaceIdiom: SystemTrait {
    /// Unspecified.
    public static let defaultValue = UIUserInterfaceIdiom.unspecified
    static var field: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

/// The trait of the horizontal size class.
public struct UITraitHorizontalSizeClass: SystemTrait {
    /// Unspecified.
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static var field: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

/// The trait of the vertical size class.
public struct UITraitVerticalSizeClass: SystemTrait {
    /// Unspecified.
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static var field: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

/// The trait of the preferred size of text.
public struct UITraitPreferredContentSizeCategory: SystemTrait {
    /// Unspecified.
    public static let defaultValue = UIContentSizeCategory.unspecified
    static var field: WritableKeyPath<TraitValues, UIContentSizeCategory> { \.preferredContentSizeCategory }
}

/// The trait of the direction of the layout.
public struct UITraitLayoutDirection: SystemTrait {
    /// Unspecified.
    public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
    static var field: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
}

/// The trait of the contrast.
public struct UITraitAccessibilityContrast: SystemTrait {
    /// Unspecified.
    public static let defaultValue = UIAccessibilityContrast.unspecified
    /// True.
    public static let affectsColorAppearance = true
    static var field: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.accessibilityContrast }
}

/// The trait of the weight of text.
public struct UITraitLegibilityWeight: SystemTrait {
    /// Unspecified.
    public static let defaultValue = UILegibilityWeight.unspecified
    static var field: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}

/// The trait of the range of colours.
public struct UITraitDisplayGamut: SystemTrait {
    /// Unspecified.
    public static let defaultValue = UIDisplayGamut.unspecified
    static var field: WritableKeyPath<TraitValues, UIDisplayGamut> { \.displayGamut }
}

/// The trait of the measuring of force.
public struct UITraitForceTouchCapability: SystemTrait {
    /// Unknown.
    public static let defaultValue = UIForceTouchCapability.unknown
    static var field: WritableKeyPath<TraitValues, UIForceTouchCapability> { \.forceTouchCapability }
}

/// The trait of the activity of the window.
public struct UITraitActiveAppearance: SystemTrait {
    /// Unspecified.
    public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
    static var field: WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance> { \.activeAppearance }
}

/// The direction in which content runs.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// It is not said.
    case unspecified = -1
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
}

/// The range of colours of a display.
public enum UIDisplayGamut: Int, Sendable {
    /// It is not said.
    case unspecified = -1
    /// The colours of sRGB.
    case SRGB
    /// The colours of Display P3.
    case P3
}

/// The capability of a screen to measure the force of touches.
public enum UIForceTouchCapability: Int, Sendable {
    /// It is not known.
    case unknown
    /// It measures none.
    case unavailable
    /// It measures the force.
    case available
}

/// The contrast of the colours.
public enum UIAccessibilityContrast: Int, Sendable {
    /// It is not said.
    case unspecified = -1
    /// The usual contrast.
    case normal
    /// A higher contrast than usual.
    case high
}

/// The weight of text that the user prefers.
public enum UILegibilityWeight: Int, Sendable {
    /// It is not said.
    case unspecified = -1
    /// The usual weight.
    case regular
    /// A bold weight.
    case bold
}
