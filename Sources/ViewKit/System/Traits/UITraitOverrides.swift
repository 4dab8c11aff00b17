/// The traits that hold here, and in what lies within, in place of those around.
public protocol UITraitOverrides: UIMutableTraits {
    /// Whether `trait` is overridden.
    func contains(_ trait: UITrait) -> Bool

    /// Ends the override of `trait`.
    mutating func remove(_ trait: UITrait)
}
