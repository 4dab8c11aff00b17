/// The values of a trait collection.
struct TraitValues: Equatable {
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    var displayScale: CGFloat = 0
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    var accessibilityContrast = UIAccessibilityContrast.unspecified
    var legibilityWeight = UILegibilityWeight.unspecified
    var displayGamut = UIDisplayGamut.unspecified
    var forceTouchCapability = UIForceTouchCapability.unknown
    var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
    /// The values of traits that the program defines, by the types of the traits.
    private(set) var custom: [ObjectIdentifier: Custom] = [:]

    /// The value of a trait that the program defines.
    struct Custom: Equatable {
        let trait: UITrait
        let value: Any

        static func == (a: Custom, b: Custom) -> Bool { a.trait == b.trait && areEqual(a.value, b.value) }
    }

    /// Whether two values of a trait are equal; false for values that cannot be compared.
    private static func areEqual(_ a: Any, _ b: Any) -> Bool {
        func isEqual<Value: Equatable>(_ a: Value) -> Bool { b as? Value == a }
        guard let a = a as? any Equatable else { return false }
        return isEqual(a)
    }

    /// The value of `trait`, its default where none is said.
    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get {
            if let system = trait as? any SystemTrait.Type {
                return system.value(in: self) as? Trait.Value ?? Trait.defaultValue
            }
            return custom[ObjectIdentifier(trait)]?.value as? Trait.Value ?? Trait.defaultValue
        }
        set { set(newValue, of: trait) }
    }

    /// Sets the value of `trait`.
    mutating func set(_ value: Any, of trait: UITrait) {
        if let system = trait as? any SystemTrait.Type {
            system.set(value, in: &self)
        } else {
            custom[ObjectIdentifier(trait)] = Custom(trait: trait, value: value)
        }
    }

    /// Whether `trait` has another value in `other`.
    func differs(in trait: UITrait, from other: TraitValues) -> Bool {
        func differs<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool {
            !Self.areEqual(self[trait], other[trait])
        }
        return differs(trait)
    }

    /// Whether dynamic colours may differ between these values and `other`.
    func hasOtherColors(than other: TraitValues) -> Bool {
        if userInterfaceStyle != other.userInterfaceStyle || userInterfaceLevel != other.userInterfaceLevel
            || accessibilityContrast != other.accessibilityContrast
        {
            return true
        }
        guard custom != other.custom else { return false }
        let traits = Array(custom.values) + Array(other.custom.values)
        return traits.contains { $0.trait.affectsColorAppearance && differs(in: $0.trait, from: other) }
    }

    /// Takes over whatever `other` says.
    mutating func merge(_ other: TraitValues) {
        if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
        if other.userInterfaceLevel != .unspecified { userInterfaceLevel = other.userInterfaceLevel }
        if other.displayScale != 0 { displayScale = other.displayScale }
        if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
        if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
        if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
        mergeSettings(other)
        custom.merge(other.custom) { _, new in new }
    }
}

extension TraitValues {
    /// Sets what the settings of the user and the device are here.
    mutating func setConstants() {
        preferredContentSizeCategory = .large
        layoutDirection = .leftToRight
        accessibilityContrast = .normal
        legibilityWeight = .regular
        displayGamut = .SRGB
        forceTouchCapability = .unavailable
        activeAppearance = .active
    }

    private mutating func mergeSettings(_ other: TraitValues) {
        if other.preferredContentSizeCategory != .unspecified {
            preferredContentSizeCategory = other.preferredContentSizeCategory
        }
        if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
        if other.accessibilityContrast != .unspecified { accessibilityContrast = other.accessibilityContrast }
        if other.legibilityWeight != .unspecified { legibilityWeight = other.legibilityWeight }
        if other.displayGamut != .unspecified { displayGamut = other.displayGamut }
        if other.forceTouchCapability != .unknown { forceTouchCapability = other.forceTouchCapability }
        if other.activeAppearance != .unspecified { activeAppearance = other.activeAppearance }
    }
}

extension TraitValues: UIMutableTraits {}
