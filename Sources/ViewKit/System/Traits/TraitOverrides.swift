/// Overridden traits, by their types.
struct TraitOverrides: UITraitOverrides {
    private var values: [ObjectIdentifier: (trait: UITrait, value: Any)] = [:]

    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { values[ObjectIdentifier(trait)]?.value as? Trait.Value ?? Trait.defaultValue }
        set { values[ObjectIdentifier(trait)] = (trait, newValue) }
    }

    func contains(_ trait: UITrait) -> Bool { values[ObjectIdentifier(trait)] != nil }

    mutating func remove(_ trait: UITrait) { values[ObjectIdentifier(trait)] = nil }

    /// Sets the overridden traits in `target`.
    func apply(to target: inout TraitValues) {
        for (trait, value) in values.values { target.set(value, of: trait) }
    }
}
