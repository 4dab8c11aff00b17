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
