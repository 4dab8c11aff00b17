/// The container of transitions: it keeps touches away while one runs by itself, and undoes what animators have done to
/// it.
class TransitionView: UIView {
    /// The transition that runs here; nil without one.
    final weak var transition: TransitionContext?
    /// The last superview, to which this view returns where an animator has removed it.
    private final weak var home: UIView?
    /// The controller that determines the frames of its children's views here; nil for all of this view.
    final weak var container: UIViewController?

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        if let superview { home = superview }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let transition else { return super.hitTest(point, with: event) }
        guard !isHidden, self.point(inside: point, with: event) else { return nil }
        return transition.takesTouches ? super.hitTest(point, with: event) : self
    }

    /// The safe area of a screen that a transition moves is that of its place before or after: its content stays as it is.
    override func safeArea(of subview: UIView) -> UIEdgeInsets? {
        guard let frame = transition?.restingFrame(of: subview) else { return nil }
        return UIEdgeInsets(from: bounds, to: bounds.inset(by: safeAreaInsets), reachingInto: frame)
    }

    /// Returns the frame for `view`: the bounds, or what the container's bars leave of them; records on the child which
    /// of both.
    final func place(for view: UIView) -> CGRect {
        guard let container, let child = container.childControllers.first(where: { $0.placedViewIfLoaded === view })
        else { return bounds }
        let place = container.place(of: child, in: bounds)
        child.isKeptClear = place != bounds
        return place
    }

    /// Sets the frame of `view`, which follows this view's size from then on.
    final func fit(_ view: UIView) {
        view.frame = place(for: view)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    /// Puts `view` above all others here, in its place.
    final func place(_ view: UIView) {
        fit(view)
        addSubview(view)
    }

    /// Brings `view` in: at its place beside `transition`, whose animator adds it, or else above all others here.
    final func bring(_ view: UIView, beside transition: TransitionContext?) {
        guard transition == nil else { return fit(view) }
        place(view)
        view.layoutIfNeeded()
    }

    /// Brings `view`, which stays, to its place: an animator that moves screens by their frames leaves them where it ends,
    /// also where it was cancelled, and UIKit's containers lay them out again. A transform stays as it was left.
    final func keep(_ view: UIView) {
        guard view.superview === self else { return place(view) }
        guard view.frame != place(for: view), CATransform3DIsIdentity(view.layer.transform) else { return }
        AnimationBlockStack.of(layer.context).withoutAnimation { fit(view) }
    }

    /// Brings the view of `screen`, which rests here, to its place after the bars have changed; a view that fills this one
    /// is the app's to move.
    final func refit(_ screen: UIViewController) {
        guard let view = screen.placedViewIfLoaded, view.superview === self else { return }
        let wasKeptClear = screen.isKeptClear
        let place = place(for: view)
        guard wasKeptClear || screen.isKeptClear, view.frame != place,
            CATransform3DIsIdentity(view.layer.transform)
        else { return }
        view.frame = place
    }

    /// Removes this view for good.
    final func leaveHome() {
        home = nil
        removeFromSuperview()
    }

    /// Lets touches through again, and puts right what `animator` has done to the container itself.
    final func endTransition(of animator: any UIViewControllerAnimatedTransitioning) {
        let screens = [transition?.from.view, transition?.to.view]
        transition = nil
        for view in screens { view?.safeAreaMayHaveChanged() }
        let isRemoved = superview == nil && home != nil
        let isChanged = isHidden || alpha != 1 || !CATransform3DIsIdentity(layer.transform)
        guard isRemoved || isChanged else { return }
        isHidden = false
        alpha = 1
        layer.transform = CATransform3DIdentity
        if isRemoved, let home {
            frame = home.bounds
            home.insertSubview(self, at: 0)
        }
        layer.context.faults.report(
            animator,
            "it \(isRemoved ? "removed" : "hid, faded or transformed") the containerView, which is not its own; it was put "
                + "back. Animate and remove a view inside of it.")
    }
}
