import RenderTree

/// The properties that only one kind of layer has, and what is drawn of them.
///
/// A layer has one such object for what was set and, while it animates, another one for what shows.
@MainActor package class KindValues {
    init() {}

    /// New values that equal these.
    func copy() -> KindValues { KindValues() }

    /// Becomes equal to `other`, which is of the same class, in memory that is kept.
    func take(_ other: KindValues) {}

    /// The value of `root`; nil where that is no property of these values, or no plain value.
    func value(of root: AnimatableProperty.Root) -> AnimationValue? { nil }

    /// Sets `root` to `value`, which is of its kind.
    func apply(_ value: AnimationValue, to root: AnimatableProperty.Root) {}

    /// Whether `root` is one of these values' properties, and a path or a row of values.
    func hasList(_ root: AnimatableProperty.Root) -> Bool { false }

    /// The value of `root`, a property that is a path or a row of values; nil where it has none.
    func list(of root: AnimatableProperty.Root) -> ListValue? { nil }

    /// Sets `root` to `list`; nil takes its value away.
    func apply(_ list: ListValue?, to root: AnimatableProperty.Root) {}

    /// Sets `root` to what lies `fraction` of the way between two lists.
    func apply(from start: ListValue, to end: ListValue, by fraction: Double, root: AnimatableProperty.Root) {}

    /// The number of nodes that draw the values.
    var nodeCount: Int { 0 }

    /// Makes `node`, which has the place of `layer`, number `index` of those that show the values; what it names is a resource
    /// of `store`.
    func fill(_ node: NodePointer, _ index: Int, of layer: LayerPointer, in store: ResourceStore) {}

    /// Brings animated values into the ranges that the properties have.
    func limitValues() {}

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
    /// The values of the layer's kind.
    @MainActor var kindValues: KindValues? {
        flags.contains(.hasKind) ? kind?.takeUnretainedValue() : nil
    }
}

extension CALayer {
    /// Gives the layer the values of its kind.
    final func adoptKind(_ values: KindValues) {
        kindValues = values
        state.pointee.kind = Unmanaged.passUnretained(values)
        state.pointee.flags.insert(.hasKind)
    }

    /// The values of the layer's kind that show, to be written: those that were set, or those of `shown` while it animates.
    final func prepareShownKind(in shown: LayerPointer) {
        guard let kindValues else { return }
        if let shownKindValues {
            shownKindValues.take(kindValues)
        } else {
            shownKindValues = kindValues.copy()
        }
        shown.pointee.kind = shownKindValues.map { Unmanaged.passUnretained($0) }
    }

    /// Sets a property of the layer's kind, and runs the action that belongs to the change. An equal value is no change.
    final func changeKind(_ root: AnimatableProperty.Root, to value: AnimationValue) {
        guard let kindValues, let old = kindValues.value(of: root), old != value, old.isOfKind(of: value) else {
            return
        }
        let action = pendingAction(forKey: root.rawValue)
        kindValues.apply(value, to: root)
        finishChange(of: root, action)
    }

    /// Sets a property of the layer's kind that is a path or a row of values.
    final func changeKind(_ root: AnimatableProperty.Root, to list: ListValue?) {
        guard let kindValues, kindValues.list(of: root) != list else { return }
        let action = pendingAction(forKey: root.rawValue)
        kindValues.apply(list, to: root)
        finishChange(of: root, action)
    }

    private func finishChange(of root: AnimatableProperty.Root, _ action: (any CAAction)?) {
        setNeedsCommit()
        action?.run(forKey: root.rawValue, object: self, arguments: nil)
        if type(of: self).needsDisplay(forKey: root.rawValue) { setNeedsDisplay() }
    }
}
