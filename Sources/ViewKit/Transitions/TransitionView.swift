/// The container of transitions: it keeps touches away while one runs by itself, and gets over what animators do to it.
class TransitionView: UIView {
    /// Whether touches in this view reach nothing but itself.
    final var blocksTouches = false
    /// Where this view lies while transitions run.
    private final weak var home: UIView?

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        if let superview { home = superview }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard blocksTouches else { return super.hitTest(point, with: event) }
        return !isHidden && self.point(inside: point, with: event) ? self : nil
    }

    /// Gives `view` all of this view, also after this view's size changes.
    final func fit(_ view: UIView) {
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    /// Puts `view` above all others here, as large as this view.
    final func place(_ view: UIView) {
        fit(view)
        addSubview(view)
    }

    /// Brings `view`, which stays, to its place: an animator that moves screens by their frames leaves them where it ends,
    /// also where it was cancelled, and UIKit's containers lay them out again. A transform stays as it was left.
    final func keep(_ view: UIView) {
        guard view.superview === self else { return place(view) }
        guard view.frame != bounds, CATransform3DIsIdentity(view.layer.transform) else { return }
        UIView.performWithoutAnimation { fit(view) }
    }

    /// Leaves for good.
    final func leaveHome() {
        home = nil
        removeFromSuperview()
    }

    /// Lets touches through again, and puts right what `animator` has done to the container itself.
    final func endTransition(of animator: any UIViewControllerAnimatedTransitioning) {
        blocksTouches = false
        let isRemoved = superview == nil && home != nil
        let isChanged = isHidden || alpha != 1 || !CATransform3DIsIdentity(layer.transform)
        guard isRemoved || isChanged else { return }
        (isHidden, alpha, layer.transform) = (false, 1, CATransform3DIdentity)
        if isRemoved, let home {
            frame = home.bounds
            home.insertSubview(self, at: 0)
        }
        TransitionRegistry.current.report(
            animator,
            "it \(isRemoved ? "removed" : "hid, faded or transformed") the containerView, which is not its own; it was put "
                + "back. Animate and remove a view inside of it.")
    }
}
