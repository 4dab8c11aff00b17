/// Transitions from the view of one child to that of another.
extension UIViewController {
    /// Replaces the view of the child `from` with that of the child `to`, animated as `timing` says.
    final func exchange(
        _ from: UIViewController, for to: UIViewController, _ timing: AnimationPlan, _ animations: (() -> Void)?,
        _ completion: ((Bool) -> Void)?
    ) {
        guard from !== to, from.parentController === self, to.parentController === self,
            let container = from.viewIfLoaded?.superview
        else {
            return report(
                "it cannot move from \(type(of: from)) to \(type(of: to)). Both have to be its children, and the view "
                    + "of the first has to be in a superview.")
        }
        let forwards = shouldAutomaticallyForwardAppearanceMethods && showsScreens
        to.loadViewIfNeeded()
        if forwards {
            from.beginAppearanceTransition(false, animated: timing.animates)
            to.beginAppearanceTransition(true, animated: timing.animates)
        }
        show(to, in: container, timing, animations) { [self] finished in
            from.view.removeFromSuperview()
            if forwards {
                from.endAppearance(false)
                settleAppearance(of: to, animated: timing.animates)
            }
            completion?(finished)
        }
    }

    private func show(
        _ to: UIViewController, in container: UIView, _ timing: AnimationPlan, _ animations: (() -> Void)?,
        _ end: @escaping (Bool) -> Void
    ) {
        guard timing.options.transition.isEmpty else {
            return UIView.transition(with: container, duration: timing.duration, options: timing.options) {
                container.addSubview(to.view)
                animations?()
            } completion: {
                end($0)
            }
        }
        container.addSubview(to.view)
        UIView.animate(withDuration: timing.duration, delay: 0, options: timing.options) {
            animations?()
        } completion: {
            end($0)
        }
    }
}
