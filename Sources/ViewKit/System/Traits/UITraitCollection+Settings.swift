/// Traits of the user's settings and of the device, which are the same everywhere here unless they are overridden.
extension UITraitCollection {
    /// The preferred size of text.
    public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
    /// The direction in which content runs; it moves nothing here.
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    /// The contrast of the colours.
    public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    /// The weight of text that the user prefers; it changes no fonts here.
    public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
    /// The range of colours of the display.
    public var displayGamut: UIDisplayGamut { values.displayGamut }
    /// Whether the screen measures the force of touches.
    public var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
    /// Whether the interface is the active one of several windows.
    public var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }

    /// Traits of which the preferred size of text is said.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
    }

    /// Traits of which the direction of the layout is said.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init { $0.layoutDirection = layoutDirection }
    }

    /// Traits of which the contrast is said.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init { $0.accessibilityContrast = accessibilityContrast }
    }

    /// Traits of which the weight of text is said.
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init { $0.legibilityWeight = legibilityWeight }
    }

    /// Traits of which the range of colours is said.
    public convenience init(displayGamut: UIDisplayGamut) {
        self.init { $0.displayGamut = displayGamut }
    }

    /// Traits of which the measuring of force is said.
    public convenience init(forceTouchCapability: UIForceTouchCapability) {
        self.init { $0.forceTouchCapability = forceTouchCapability }
    }

    /// Traits of which the activity of the window is said.
    public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
        self.init { $0.activeAppearance = activeAppearance }
    }
}
