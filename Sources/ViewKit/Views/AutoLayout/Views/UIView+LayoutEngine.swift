/// The engines of a hierarchy of views.
extension UIView {
    final var madeConstraintState: ConstraintState {
        if let constraintState { return constraintState }
        let state = ConstraintState()
        constraintState = state
        return state
    }

    /// Whether constraints set the frame.
    final var isPositionedByConstraints: Bool { constraintState.map { !$0.translatesMask } ?? false }

    /// The view whose engine solves the constraints that this one holds: the nearest one with a frame set from outside.
    final var layoutHost: UIView {
        var view = self
        while let parent = view.parent, let state = view.constraintState, !state.translatesMask || state.joinsAncestors
        {
            view = parent
        }
        return view
    }

    /// The view's own engine, made where there is none.
    final var madeEngine: LayoutEngine {
        let state = madeConstraintState
        if let engine = state.engine { return engine }
        let engine = LayoutEngine(host: self)
        state.engine = engine
        return engine
    }

    final var depth: Int {
        var depth = 0
        var ancestor = parent
        while let view = ancestor {
            depth += 1
            ancestor = view.parent
        }
        return depth
    }

    // MARK: Moves between engines

    /// Called when constraints position the view in its superview: what its own engine held joins the engine around it.
    final func enterEngine() {
        dissolveEngine()
        let state = madeConstraintState
        let engine = layoutHost.madeEngine
        engine.addArrival(self)
        if !state.wasUpdated { setNeedsUpdateConstraints() }
        engine.setNeedsUpdate()
        joinFollowers()
    }

    /// Moves what the view's own engine holds to the engine of the host above.
    final func dissolveEngine() {
        let host = layoutHost
        guard host !== self, let engine = constraintState?.engine else { return }
        moveLayout(from: engine, to: host)
        constraintState?.engine = nil
    }

    /// Takes what the engine of a host above holds of this view into the view's own engine, as it is a host now.
    private func separateLayout(from former: UIView) {
        guard former !== self, layoutHost === self, let engine = former.constraintState?.engine else { return }
        moveLayout(from: engine, to: self)
        engine.setNeedsUpdate()
    }

    /// Moves the constraints in this view, and the views that they position, from one engine to that of `host`.
    private func moveLayout(from engine: LayoutEngine, to host: UIView) {
        moveConstraints(from: engine, to: host)
        for guide in guides { engine.removeRectangle(of: guide) }
        for child in children { child.moveRectangles(from: engine, to: host) }
    }

    private func moveConstraints(from engine: LayoutEngine, to host: UIView) {
        guard let state = constraintState else { return }
        for constraint in state.constraints {
            engine.remove(constraint)
            host.madeEngine.add(constraint)
        }
        if state.needsUpdateConstraints { host.madeEngine.addViewToUpdate(self) }
        for child in children where child.sharesEngine { child.moveConstraints(from: engine, to: host) }
    }

    private func moveRectangles(from engine: LayoutEngine, to host: UIView) {
        guard constraintState != nil else { return }
        if sharesEngine {
            for child in children { child.moveRectangles(from: engine, to: host) }
            for guide in guides { engine.removeRectangle(of: guide) }
        }
        engine.removeRectangle(of: self)
        if isPositionedByConstraints { host.madeEngine.addArrival(self) }
    }

    /// The guides that the view owns.
    private var guides: [UILayoutGuide] {
        constraintState.map { $0.guides + $0.systemGuides.all } ?? []
    }

    /// Whether the constraints in the view belong to the engine around it.
    final var sharesEngine: Bool {
        constraintState.map { !$0.translatesMask || $0.joinsAncestors } ?? false
    }

    // MARK: Views that follow a size by their mask

    /// Whether the size follows by masks that of a view around it which constraints position.
    private var followsConstraints: Bool {
        guard !autoresizingMask.isDisjoint(with: [.flexibleWidth, .flexibleHeight]), !isPositionedByConstraints,
            let parent, parent.autoresizesSubviews
        else { return false }
        return parent.isPositionedByConstraints || parent.followsConstraints
    }

    private var holdsConstraints: Bool { constraintState?.constraints.isEmpty == false }

    /// Lets constraints in a view whose size follows that of a view around it decide about the latter, too.
    final func joinFollowedView() {
        guard followsConstraints else { return }
        var view = self
        while !view.isPositionedByConstraints, let parent = view.parent {
            view.madeConstraintState.joinsAncestors = true
            view.dissolveEngine()
            view = parent
        }
    }

    /// Does so for the views here that hold constraints.
    private func joinFollowers() {
        for child in children where child.followsConstraints {
            if child.holdsConstraints { child.joinFollowedView() }
            child.joinFollowers()
        }
    }

    /// Called when the mask changed.
    final func autoresizingMaskDidChange() {
        if holdsConstraints { joinFollowedView() }
        if let rectangle = constraintState?.rectangle { rectangle.engine?.pinsDidChange(of: rectangle) }
    }

    // MARK: Changes of the hierarchy

    /// Called when the view came into a superview.
    final func constraintsDidEnter() {
        let needsUpdate = type(of: self).requiresConstraintBasedLayout && constraintState?.wasUpdated != true
        if needsUpdate { setNeedsUpdateConstraints() }
        if holdsConstraints { joinFollowedView() }
        if followsConstraints { joinFollowers() }
        guard sharesEngine else { return }
        enterEngine()
        rejoin(layoutHost)
    }

    /// Brings constraints into the engine of `host` whose engine was deallocated with a former superview.
    private func rejoin(_ host: UIView) {
        guard let state = constraintState else { return }
        for constraint in state.constraints where constraint.installation?.engine == nil {
            constraint.installation = nil
            host.madeEngine.add(constraint)
        }
        if state.needsUpdateConstraints { host.madeEngine.addViewToUpdate(self) }
        if isPositionedByConstraints, state.rectangle == nil { host.madeEngine.addArrival(self) }
        for child in children where child.sharesEngine { child.rejoin(host) }
    }

    /// Ends the constraints that relate the view, or what lies in it, to views around it, which it is about to leave.
    /// Returns its host.
    final func constraintsWillLeave() -> UIView? {
        guard constraintState != nil, parent != nil else { return nil }
        endCrossingConstraints(of: self)
        removeFromPositioned()
        return layoutHost
    }

    /// Called when the view left its superview, where `former` was its host.
    final func constraintsDidLeave(_ former: UIView?) {
        guard let former, let state = constraintState else { return }
        state.joinsAncestors = false
        separateLayout(from: former)
        state.rectangle?.engine?.removeRectangle(of: self)
    }

    /// Called when the frame is set from outside from now on, where constraints set it before under `former`.
    final func constraintsDidRelease(_ former: UIView) {
        removeFromPositioned()
        separateLayout(from: former)
        if let rectangle = constraintState?.rectangle { rectangle.engine?.release(rectangle) }
    }

    private func removeFromPositioned() {
        parent?.constraintState?.positioned.removeIdentical(to: self)
        constraintState?.lister = nil
    }

    private func endCrossingConstraints(of top: UIView) {
        guard let state = constraintState else { return }
        let mentions = guides.reduce(into: state.mentions) { $0 += $1.mentions }
        for constraint in mentions where constraint.holder?.isDescendant(of: top) != true { constraint.deactivate() }
        guard self === top || sharesEngine else { return }
        for child in children { child.endCrossingConstraints(of: top) }
    }
}
