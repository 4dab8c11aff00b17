/// From one child to another, in a container of one's own.
extension UIViewController {
    final func exchange(
        _ old: UIViewController, for new: UIViewController, _ duration: TimeInterval,
        _ options: UIView.AnimationOptions, _ animations: (() -> Void)?, _ completion: ((Bool) -> Void)?
    ) {
        guard old.parentController === self, new.parentController === self, let area = old.viewIfLoaded?.superview
        else {
            return TransitionRegistry.current.report(
                self,
                "transition(from:to:) needs two children of it, the first of which shows. Call addChild(_:) with both, and "
                    + "add the first one's view.")
        }
        let forwards = shouldAutomaticallyForwardAppearanceMethods && showsScreens
        if forwards {
            old.beginAppearanceTransition(false, animated: duration > 0)
            new.beginAppearanceTransition(true, animated: duration > 0)
        }
        let end = { (finished: Bool) in
            old.view.removeFromSuperview()
            if forwards {
                old.endAppearanceTransition()
                new.endAppearanceTransition()
            }
            completion?(finished)
        }
        if !options.transition.isEmpty {
            let change = {
                area.addSubview(new.view)
                old.view.removeFromSuperview()
                animations?()
            }
            UIView.transition(with: area, duration: duration, options: options, animations: change, completion: end)
        } else {
            area.addSubview(new.view)
            UIView.animate(
                withDuration: duration, delay: 0, options: options, animations: animations ?? {}, completion: end)
        }
    }
}
