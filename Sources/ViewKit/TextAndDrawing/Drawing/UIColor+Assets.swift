/// The colours of the app's asset catalogues.
extension UIColor {
    /// The colour set called `name` of the app's asset catalogues; nil where there is none, or it cannot be read.
    ///
    /// One with a colour for the dark appearance is dynamic.
    @preconcurrency @MainActor public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// The colour set called `name` of the asset catalogues in `bundle`, for the appearance of `traitCollection`; nil where
    /// there is none, or it cannot be read.
    ///
    /// No bundle stands for the app's; no other has catalogues here. Without traits, or with ones that say no appearance,
    /// a colour set with a colour for the dark appearance is dynamic.
    @preconcurrency @MainActor public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        guard let color = Self.asset(named: name, in: bundle) else { return nil }
        if let traitCollection, traitCollection.userInterfaceStyle != .unspecified {
            self.init(cgColor: color.resolvedColor(with: traitCollection).cgColor)
        } else {
            self.init(dynamicProvider: { color.resolvedColor(with: $0) })
        }
    }

    /// The colour set that `resource` names; a clear colour, which is reported, where there is none, or it cannot be read.
    @preconcurrency @MainActor public convenience init(resource: ColorResource) {
        let color = Self.asset(named: resource.name, in: resource.bundle)
        self.init(dynamicProvider: { (color ?? .clear).resolvedColor(with: $0) })
        guard color == nil else { return }
        FaultLog.current.report(
            self, "no colour '\(resource.name)' in the asset catalogues; a clear one is shown. Add it to one of them.")
    }

    /// The colour set called `name` of the asset catalogues in `bundle`; nil where there is none, or it cannot be read.
    @MainActor private static func asset(named name: String, in bundle: Bundle?) -> UIColor? {
        guard bundle?.isApp != false, let color = HostScope.current.assets.color(named: name),
            let light = Self.color(color.light)
        else { return nil }
        guard let dark = color.dark.flatMap(Self.color) else { return light }
        return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }

    /// The name of the colour set that tints the app's windows.
    package static let accentName = "AccentColor"

    /// The colour that `value` means; nil for the name of a system colour that is not here.
    private static func color(_ value: NamedColor.Value) -> UIColor? {
        switch value {
        case .fixed(let color): UIColor(cgColor: color)
        case .system(let name): name.hasSuffix("Color") ? systemColors[String(name.dropLast(5))] : nil
        }
    }

    /// The colours that asset catalogues may refer to, by their names without `Color`.
    private static let systemColors: [String: UIColor] = [
        "systemRed": .systemRed, "systemGreen": .systemGreen, "systemBlue": .systemBlue,
        "systemOrange": .systemOrange, "systemYellow": .systemYellow, "systemPink": .systemPink,
        "systemPurple": .systemPurple, "systemTeal": .systemTeal, "systemIndigo": .systemIndigo,
        "systemBrown": .systemBrown, "systemMint": .systemMint, "systemCyan": .systemCyan,
        "systemGray": .systemGray, "systemGray2": .systemGray2, "systemGray3": .systemGray3,
        "systemGray4": .systemGray4, "systemGray5": .systemGray5, "systemGray6": .systemGray6,
        "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
        "quaternaryLabel": .quaternaryLabel, "placeholderText": .placeholderText, "link": .link,
        "separator": .separator, "opaqueSeparator": .opaqueSeparator,
        "systemBackground": .systemBackground, "secondarySystemBackground": .secondarySystemBackground,
        "tertiarySystemBackground": .tertiarySystemBackground,
        "systemGroupedBackground": .systemGroupedBackground,
        "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
        "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground,
        "systemFill": .systemFill, "secondarySystemFill": .secondarySystemFill,
        "tertiarySystemFill": .tertiarySystemFill, "quaternarySystemFill": .quaternarySystemFill,
        "darkText": .darkText, "lightText": .lightText,
        "black": .black, "white": .white, "clear": .clear, "red": .red, "green": .green, "blue": .blue,
        "gray": .gray, "darkGray": .darkGray, "lightGray": .lightGray, "cyan": .cyan, "yellow": .yellow,
        "magenta": .magenta, "orange": .orange, "purple": .purple, "brown": .brown,
    ]
}
