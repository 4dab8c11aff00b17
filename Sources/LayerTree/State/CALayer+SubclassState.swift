/// The state of the layer's kind: what was set, what shows and what was committed.
extension CALayer {
    /// Gives the layer the state of its kind.
    final func adopt(_ values: SubclassState) {
        subclassState = values
        state.pointee.subclass = Unmanaged.passUnretained(values)
        if values.writesNodes { state.pointee.flags.insert(.drawsSubclassState) }
    }

    /// Has `shown` use a state of its own, to be written, that equals the one that was set.
    final func prepareShownSubclassState(in shown: LayerPointer) {
        guard let subclassState else { return }
        shown.pointee.subclass = Unmanaged.passUnretained(Self.copy(subclassState, into: &shownSubclassState))
    }

    /// Keeps the state of the last commit before the first change of one of its properties that follows it.
    final func keepCommittedSubclassState() {
        keepCommittedValues()
        guard let subclassState, let committed = valuesKeptSinceCommit,
            committed.pointee.subclassState === subclassState
        else { return }
        keep(subclassState, in: committed)
    }

    /// Has `committed`, the values of the last commit, use a copy of `values`.
    final func keep(_ values: SubclassState, in committed: LayerPointer) {
        committed.pointee.subclass = Unmanaged.passUnretained(Self.copy(values, into: &committedSubclassState))
    }

    /// Makes `place` equal to `values`, in memory that is kept.
    private static func copy(_ values: SubclassState, into place: inout SubclassState?) -> SubclassState {
        if let place {
            place.copyValues(of: values)
            return place
        }
        let copy = values.copy()
        place = copy
        return copy
    }

    /// Sets a property of the layer's kind, and runs the action that belongs to the change. An equal value is no change.
    final func change(_ property: LayerProperty, to value: AnimationValue) {
        guard property.isDefined(in: state) else { return }
        let old = property.value(in: state)
        guard old != value, old.isOfKind(of: value) else { return }
        keepCommittedSubclassState()
        let action = pendingAction(forKey: property.key)
        property.setValue(value, in: state)
        finishChange(of: property, action)
    }

    /// Sets a property of the layer's kind that is a path or an array.
    final func change(_ property: LayerProperty, to list: ListValue?) {
        let store = context.resources
        guard property.isDefined(in: state), property.list(in: state, of: store) != list else { return }
        keepCommittedSubclassState()
        let action = pendingAction(forKey: property.key)
        property.setList(list, in: state, of: store)
        finishChange(of: property, action)
    }

    /// Runs the action of a change of `property`, and draws anew where that needs it.
    final func finishChange(of property: LayerProperty, _ action: (any CAAction)?) {
        setNeedsCommit()
        action?.run(forKey: property.key, object: self, arguments: nil)
        if type(of: self).needsDisplay(forKey: property.key) { setNeedsDisplay() }
    }
}
