/// Constraints of a view.
extension UIView {
    /// The constraints that the view holds, in the order of their activation.
    public var constraints: [NSLayoutConstraint] { constraintState?.constraints ?? [] }

    /// Puts `constraint` into effect in this view, which contains its items or is one of them; others are reported.
    public func addConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.fault == nil, constraint.holder !== self else { return }
        var isInside = true
        constraint.forEachItem { if $0.layoutView?.isDescendant(of: self) != true { isInside = false } }
        guard isInside else {
            return FaultLog.current.report(
                self,
                "\(constraint.explanation): an item is not in the view that the constraint is added to. Add it to a common "
                    + "ancestor, or use isActive.")
        }
        constraint.deactivate()
        constraint.hold(in: self)
    }

    /// Puts all `constraints` into effect in this view.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// Deactivates `constraint` where this view holds it.
    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.holder === self { constraint.deactivate() }
    }

    /// Deactivates those of `constraints` that this view holds.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    /// The active constraints that position or size the view along `axis`.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        mentions.filter { $0.firstAttribute.axis == axis.along }
    }

    /// Whether constraints leave the view's frame undetermined; false for views that no constraint mentions.
    public var hasAmbiguousLayout: Bool {
        layoutHost.constraintState?.engine?.update()
        guard let rectangle = constraintState?.rectangle, let engine = rectangle.engine else { return false }
        return !engine.ambiguousParts(of: rectangle).isEmpty
    }

    /// Does nothing: a solution that could be another one stays as it is, as runs are reproducible.
    public func exerciseAmbiguityInLayout() {}

    /// Whether the frame is set from outside, and constraints follow it; true by default.
    ///
    /// Views that constraints position set it to false.
    public var translatesAutoresizingMaskIntoConstraints: Bool {
        get { constraintState?.translatesMask ?? true }
        set { setTranslatesMask(newValue) }
    }

    /// Whether `updateConstraints()` is to be called before the next layout.
    public func needsUpdateConstraints() -> Bool { constraintState?.needsUpdateConstraints ?? false }

    /// Asks for `updateConstraints()` before the next layout.
    public func setNeedsUpdateConstraints() {
        let state = madeConstraintState
        guard !state.needsUpdateConstraints else { return }
        state.needsUpdateConstraints = true
        let engine = layoutHost.madeEngine
        engine.addViewToUpdate(self)
        engine.setNeedsUpdate()
    }

    /// Updates constraints now where a view here waits for it, and solves them.
    public func updateConstraintsIfNeeded() { layoutHost.constraintState?.engine?.update() }

    /// Calls `updateConstraints()`, through the controller where the view is one's root view.
    final func performUpdateConstraints() {
        constraintState?.wasUpdated = true
        if let controller = owner as? UIViewController {
            controller.updateViewConstraints()
        } else {
            updateConstraints()
        }
    }

    private func setTranslatesMask(_ translates: Bool) {
        guard translates != translatesAutoresizingMaskIntoConstraints else { return }
        let former = layoutHost
        madeConstraintState.translatesMask = translates
        guard parent != nil else { return }
        if translates { constraintsDidRelease(former) } else { enterEngine() }
    }
}
