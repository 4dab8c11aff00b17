import RenderTree

/// The properties that only one kind of layer has, and what is drawn of them.
///
/// A layer has one such object for what was set and, while it animates, another one for what shows. The table of the kind,
/// such as `LayerProperty.ofShapeLayers`, reads and writes it.
@MainActor package class SubclassState {
    init() {}

    /// A new state that equals this one.
    func copy() -> SubclassState { SubclassState() }

    /// Becomes equal to `other`, which is of the same class, in memory that is kept.
    func copyValues(of other: SubclassState) {}

    /// Whether nodes of the layer depend on the state itself, and not only on what it sets elsewhere.
    var writesNodes: Bool { true }

    /// The number of nodes that draw the values.
    var nodeCount: Int { 0 }

    /// Makes `node`, which has the place of `layer`, number `index` of those that show the values; what it names is a resource
    /// of `store`.
    func fill(_ node: NodePointer, _ index: Int, of layer: LayerPointer, in store: ResourceStore) {}

    /// Whether what is drawn reaches nowhere beyond the layer's bounds and its corners.
    var staysInBounds: Bool { true }

    /// Whether the drawing covers the layer's bounds, except outside of rounded corners, and is opaque.
    var fillsBounds: Bool { false }

    /// Whether the shadow is that of one shape, which `fillShadow` can write.
    var throwsOneShape: Bool { false }

    /// Makes `node`, a shadow of the layer's bounds in the layer's colour, the shadow of what is drawn; what it names is a
    /// resource of `store`.
    func fillShadow(_ node: NodePointer, in store: ResourceStore) {}
}

extension LayerState {
    /// The state of the layer's kind; nil for kinds without one.
    @MainActor var subclassState: SubclassState? { subclass?.takeUnretainedValue() }

    /// The state of the layer's kind where that writes nodes.
    @MainActor var drawnSubclassState: SubclassState? { flags.contains(.drawsSubclassState) ? subclassState : nil }
}

extension LayerPointer {
    /// The state of the layer's kind where it is of that class.
    @MainActor func subclassState<State: SubclassState>(as type: State.Type) -> State? {
        pointee.subclass?.takeUnretainedValue() as? State
    }
}
