/// The end of a player's animations.
extension AnimationRegistry {
    /// The values of a layer's property before a player's animations, at their end, and at the time of their removal.
    package struct Settlement {
        package let layer: CALayer
        package let property: AnimatableProperty
        package let start: AnimationValue
        package let end: AnimationValue
        /// The value at the time of removal, computed from the model with the player's animations only.
        package let current: AnimationValue
    }

    /// Removes all animations whose track `matches`.
    ///
    /// The models keep the end values unless `settle`, called for every property that was animated, sets others; then
    /// the delegates are called, with `finished`. `time` is that of the host's clock.
    package func takeAnimations(
        atHostTime time: CFTimeInterval, finished: Bool, settle: (Settlement) -> Void,
        where matches: (any AnimationTrack) -> Bool
    ) {
        var ended: [AttachedAnimation] = []
        for layer in animatedLayers {
            let taken = layer.attached.filter { $0.track.map(matches) ?? false }
            guard !taken.isEmpty else { continue }
            var properties: [AnimatableProperty] = []
            for animation in taken where animation.track?.settles == true {
                if let property = animation.property, !properties.contains(property) { properties.append(property) }
            }
            let settlements = properties.map { Settlement(layer, $0, of: taken, atHostTime: time) }
            if !finished { layer.keepShownValues() }
            layer.detach(taken)
            settlements.forEach(settle)
            ended += taken
        }
        dropIdle()
        for animation in ended { animation.stop(finished: finished) }
    }
}

extension AnimationRegistry.Settlement {
    @MainActor fileprivate init(
        _ layer: CALayer, _ property: AnimatableProperty, of animations: [AttachedAnimation],
        atHostTime time: CFTimeInterval
    ) {
        self.layer = layer
        self.property = property
        var first = layer.state.pointee
        var shown = layer.state.pointee
        // They hold what the kind of layer has by reference.
        let firstSubclassState = layer.subclassState?.copy()
        let shownSubclassState = layer.subclassState?.copy()
        first.subclass = firstSubclassState.map { Unmanaged.passUnretained($0) }
        shown.subclass = shownSubclassState.map { Unmanaged.passUnretained($0) }
        defer { withExtendedLifetime((firstSubclassState, shownSubclassState)) {} }
        animations.inOrderOfEffect { animation in
            guard animation.property == property, let track = animation.track, track.settles else { return }
            animation.apply(fraction: 0, to: &first)
            animation.apply(fraction: track.fraction(atHostTime: time), to: &shown)
        }
        property.root.limitValue(in: &shown)
        start = property.value(in: &first)
        end = property.value(in: layer.state)
        current = property.value(in: &shown)
    }
}

extension CALayer {
    /// Removes `animations` without calling their delegates.
    fileprivate func detach(_ animations: [AttachedAnimation]) {
        attached.removeAll { candidate in animations.contains { $0 === candidate } }
        noteAnimations()
    }

    /// Sets the model of a property that view animations change, without setting off an action.
    package final func settle(_ property: AnimatableProperty, at value: AnimationValue) {
        let transactions = context.transactions
        transactions.begin()
        transactions.current.disablesActions = true
        defer { transactions.commit() }
        property.root.assign(property.whole(with: value, in: state), to: self)
    }
}
