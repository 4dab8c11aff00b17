/// The values of traits in words, as UIKit prints them.
extension TraitValues {
    /// The traits of the system that are said, each as `Name = Value`.
    var text: String {
        let names: [(name: String, value: String?)] = [
            ("UserInterfaceIdiom", Self.name(userInterfaceIdiom, unless: .unspecified)),
            ("DisplayScale", displayScale == 0 ? nil : String(format: "%g", Double(displayScale))),
            ("DisplayGamut", Self.name(displayGamut, unless: .unspecified)),
            ("HorizontalSizeClass", Self.name(horizontalSizeClass, unless: .unspecified)),
            ("VerticalSizeClass", Self.name(verticalSizeClass, unless: .unspecified)),
            ("UserInterfaceStyle", Self.name(userInterfaceStyle, unless: .unspecified)),
            ("UserInterfaceLayoutDirection", directionName),
            ("ForceTouchCapability", Self.name(forceTouchCapability, unless: .unknown)),
            ("PreferredContentSizeCategory", categoryName),
            ("AccessibilityContrast", Self.name(accessibilityContrast, unless: .unspecified)),
            ("LegibilityWeight", Self.name(legibilityWeight, unless: .unspecified)),
            ("UserInterfaceLevel", Self.name(userInterfaceLevel, unless: .unspecified)),
            ("ActiveAppearance", Self.name(activeAppearance, unless: .unspecified)),
        ]
        return names.compactMap { trait in trait.value.map { "\(trait.name) = \($0)" } }.joined(separator: ", ")
    }

    /// The name of the case `value` with a capital letter; nil for `absent`.
    private static func name<Value: Equatable>(_ value: Value, unless absent: Value) -> String? {
        let name = "\(value)"
        return value == absent ? nil : name.prefix(1).uppercased() + name.dropFirst()
    }

    private var directionName: String? {
        switch layoutDirection {
        case .unspecified: nil
        case .leftToRight: "LTR"
        case .rightToLeft: "RTL"
        }
    }

    private var categoryName: String? {
        let prefix = "UICTContentSizeCategory"
        let name = preferredContentSizeCategory.rawValue
        return name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : nil
    }
}
