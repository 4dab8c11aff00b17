/// A trait with a field of its own in every collection.
protocol SystemTrait: UITraitDefinition {
    /// The field of the values.
    static var field: WritableKeyPath<TraitValues, Value> { get }
}

extension SystemTrait {
    /// The value in `values`.
    static func value(in values: TraitValues) -> Any { values[keyPath: field] }

    /// Sets the value in `values`; one of another type changes nothing.
    static func set(_ value: Any, in values: inout TraitValues) {
        if let value = value as? Value { values[keyPath: field] = value }
    }
}
