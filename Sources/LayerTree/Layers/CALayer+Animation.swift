/// Animations on a layer.
extension CALayer {
    final func attach(_ anim: CAAnimation, forKey key: String?) {
        let context = context
        let key = anim is CATransition ? kCATransition : key
        if let key { removeAnimations { $0.key == key } }
        guard let copy = anim.copy() as? CAAnimation else { return }
        let transaction = context.transactions.current
        if let function = transaction.timingFunction { copy.timingFunction = function }
        let animation = AttachedAnimation(
            copy, key: key ?? "", clock: context.animations.clock, defaultDuration: transaction.duration,
            store: context.resources, transition: LayerTransition(copy, of: self),
            completion: transaction.awaitedCompletion)
        attached.append(animation)
        context.animations.insert(self)
        noteAnimations()
        if animation.property == nil { reportUnknownKeys(in: copy) }
    }

    /// Reports an animation of a property that a subclass stores by itself, which cannot be set by its name here.
    private func reportUnknownKeys(in animation: CAAnimation) {
        for member in (animation as? CAAnimationGroup)?.animations ?? [] { reportUnknownKeys(in: member) }
        guard let path = (animation as? CAPropertyAnimation)?.keyPath, AnimatableProperty(keyPath: path) == nil,
            keptValue(forKey: path) == nil, type(of: self).needsDisplay(forKey: path)
        else { return }
        context.faults.report(
            self,
            """
            an animation of "\(path)" does not change the stored property. Keep the value with setValue(_:forKey:), and \
            read it with value(forKey:), also in draw(in:).
            """)
    }

    /// The keys of the animations, in the order of their adding; nil without any.
    public func animationKeys() -> [String]? {
        let keys = attached.map(\.key).filter { !$0.isEmpty }
        return keys.isEmpty ? nil : keys
    }

    /// The animation under `key`.
    public func animation(forKey key: String) -> CAAnimation? { attached.last { $0.key == key }?.animation }

    /// Removes the animation under `key`; its delegate's stop method is called with `finished` false.
    public func removeAnimation(forKey key: String) { removeAnimations { $0.key == key } }

    /// Removes all animations; their delegates' stop methods are called with `finished` false.
    public func removeAllAnimations() { removeAnimations { _ in true } }

    private func removeAnimations(where matches: (AttachedAnimation) -> Bool) {
        let ending = attached.filter(matches)
        guard !ending.isEmpty else { return }
        keepShownValues()
        attached.removeAll(where: matches)
        noteAnimations()
        for animation in ending { context.event { animation.stop(finished: false) } }
    }

    /// Drops all animations without calling their delegates.
    final func dropAnimations() { attached.removeAll() }

    /// Removes the matching animations, as if their time were over, and adds them to `ended`; calls no delegates.
    final func endAnimations(
        into ended: inout ContiguousArray<AttachedAnimation>, where matches: (AttachedAnimation) -> Bool
    ) {
        let count = ended.count
        for animation in attached where matches(animation) { ended.append(animation) }
        guard ended.count > count else { return }
        attached.removeAll { matches($0) && $0.animation.isRemovedOnCompletion }
        noteAnimations()
    }

    /// Whether an animation here will change something when time goes on.
    final var animationsAdvance: Bool {
        for animation in attached where animation.advances(on: self) { return true }
        return false
    }

    /// Whether this layer's time passes when the host's does.
    package final var timePasses: Bool { (timing?.speed ?? 1) != 0 && (parentLayer?.timePasses ?? true) }

    /// Brings all animations to `moment`, and adds those that are over to `ended`.
    final func advanceAnimations(to moment: inout HostMoment, ended: inout ContiguousArray<AttachedAnimation>) {
        let local = moment.localTime(of: self)
        // Delegates may add and remove animations: the copy that is gone through may hold some that are gone.
        for animation in attached where !animation.isOver {
            guard attached.holds(animation) else { continue }
            animation.advance(to: local, at: &moment)
            if animation.isOver { endAnimations(into: &ended) { $0 === animation } }
        }
        updatePresentation(at: &moment)
    }

    /// Brings the flags and the place for the presentation values in line with the animations.
    final func noteAnimations() {
        state.pointee.set(.hasAnimations, !attached.isEmpty)
        noteAnimatedOrder(attached.contains { $0.animates(.zPosition) })
        if let presentation = state.pointee.presentation {
            // An animation that is gone may have shown it; those that stay show it again.
            presentation.pointee.set(.showsTransition, false)
            presentation.pointee.transition = nil
            presentation.pointee.contentsFade = nil
            if attached.isEmpty {
                state.pointee.presentation = nil
                LayerStorage.giveBack(presentation)
                shownSubclassState = nil
                forgetShownKeptValues()
                shownDidChange()
            }
        }
        setNeedsCommit()
    }

    /// Computes what the layer shows at `moment`.
    final func updatePresentation(at moment: inout HostMoment) {
        guard !attached.isEmpty else { return }
        let shown = state.pointee.presentation ?? LayerStorage.place(LayerState())
        state.pointee.presentation = nil
        shown.pointee = state.pointee
        prepareShownSubclassState(in: shown)
        if shownKeptValues != nil { shownKeptValues = [:] }
        let local = moment.localTime(of: self)
        attached.inOrderOfEffect { $0.apply(to: shown, at: local, &moment) }
        for animation in attached where animation.hasLimits { animation.limitValues(in: shown) }
        shown.pointee.updateDerivedFlags()
        noteDepth(of: shown)
        state.pointee.presentation = shown
        shownDidChange()
    }

    /// A copy of the layer with the values that show now; nil for a layer that was never committed.
    ///
    /// These are the values at the last commit, with the animations that had begun: what was done since is not shown yet.
    /// Its superlayer, its sublayers and its mask are such copies, too, so that it finds and converts points as they show.
    public func presentation() -> Self? {
        if modelLayer != nil { return self }
        guard wasCommitted else { return nil }
        let copy = type(of: self).init(layer: self)
        let shown = state.shownSinceCommit
        if shown != state {
            copy.takeValues(shown.pointee)
            let path = LayerProperty.shadowPath.list(in: shown, of: context.resources)
            copy.shadowPathObject = path?.object as? CGPath
        }
        copy.modelLayer = self
        copy.shownKeptValues = shownKeptValues
        copy.readsShownValues = true
        return copy
    }

    /// The layer whose values were set; this layer itself unless it came from `presentation()`.
    public func model() -> Self { (modelLayer as? Self) ?? self }

    private func takeValues(_ shown: LayerState) {
        let own = state.pointee
        state.pointee = shown
        state.pointee.forgetChildren()
        state.pointee.committedMark = 0
        state.pointee.presentation = nil
        state.pointee.mask = nil
        state.pointee.transition = nil
        state.pointee.contentsFade = nil
        state.pointee.contents = own.contents
        state.pointee.shadowPath = own.shadowPath
        state.pointee.owner = own.owner
        state.pointee.flags = own.flags
        state.pointee.subclass = own.subclass
        if let values = shown.subclassState { subclassState?.copyValues(of: values) }
        state.pointee.flags.subtract(.animatable)
        state.pointee.flags.formUnion(shown.flags.intersection(.animatable))
        state.pointee.updateDerivedFlags()
        if backgroundColorObject != nil || shown.flags.contains(.hasBackground) {
            backgroundColorObject = CGColor(rgba: shown.backgroundColor)
        }
        borderColorObject = CGColor(rgba: shown.borderColor)
        shadowColorObject = CGColor(rgba: shown.shadowColor)
    }
}
