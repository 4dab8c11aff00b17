import ViewKit

/// The animator of a rehearsal: what most animators do, once each.
final class RehearsalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.1
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        guard let from = transitionContext.viewController(forKey: .from)?.view,
            let next = transitionContext.viewController(forKey: .to)
        else { return transitionContext.completeTransition(false) }
        next.view.frame = transitionContext.finalFrame(for: next)
        container.addSubview(next.view)
        next.view.layoutIfNeeded()
        let canvas = UIView(frame: container.bounds)
        canvas.clipsToBounds = true
        canvas.layer.cornerRadius = 8
        container.addSubview(canvas)
        let snapshots = [
            from.snapshotView(afterScreenUpdates: false), next.view.snapshotView(afterScreenUpdates: true),
        ]
        .compactMap(\.self)
        snapshots.forEach(canvas.addSubview)
        Self.fade(canvas)
        UIView.animateKeyframes(withDuration: 0.1, delay: 0, options: .calculationModeCubic) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { snapshots.first?.alpha = 0.5 }
        }
        UIView.animate(withDuration: 0.1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0) {
            for snapshot in snapshots {
                snapshot.center.x += 10.5
                snapshot.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
            }
        } completion: { _ in
            canvas.removeFromSuperview()
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }

    /// Animates a layer by Core Animation's own means.
    private static func fade(_ canvas: UIView) {
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0.9
        fade.toValue = 1
        fade.duration = 0.1
        canvas.layer.add(fade, forKey: "fade")
        let mask = CAShapeLayer()
        mask.path = UIBezierPath(roundedRect: canvas.bounds, cornerRadius: 8).cgPath
        canvas.layer.mask = mask
    }
}

/// The delegate of the containers of a rehearsal.
final class RehearsalDelegate: NSObject, UINavigationControllerDelegate, UIViewControllerTransitioningDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { RehearsalAnimator() }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { RehearsalAnimator() }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        UIPresentationController(presentedViewController: presented, presenting: presenting)
    }
}
