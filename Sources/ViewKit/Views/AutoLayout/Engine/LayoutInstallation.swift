import Cassowary

/// A constraint's place in an engine.
@MainActor struct LayoutInstallation {
    weak var engine: LayoutEngine?
    let id: ConstraintID
    /// The number added to the constraint's constant: fixed distances within its items.
    var offset: Double
    /// The items whose baselines or scroll offsets are part of `offset`.
    var stateItems: [ObjectIdentifier] = []
}
