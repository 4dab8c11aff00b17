// Force unwrapping is how such files are written.
// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry, NeverUseImplicitlyUnwrappedOptionals

import UIKit

/// Folds the old screen away like a concertina and the new one out, in the manner of the well-known libraries.
class FoldAnimationController: NSObject, UIViewControllerAnimatedTransitioning {
    var duration: TimeInterval = 0.8
    var folds: Int = 2
    var reverse: Bool = false

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return duration
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let fromVC = transitionContext.viewController(forKey: .from),
            let toVC = transitionContext.viewController(forKey: .to)
        else { return }
        let fromView = fromVC.view!
        let toView = toVC.view!

        // Move offscreen, so that it can be pictured.
        toView.frame = transitionContext.finalFrame(for: toVC)
        toView.frame = toView.frame.offsetBy(dx: toView.frame.size.width, dy: 0)
        let containerView = transitionContext.containerView
        containerView.addSubview(toView)

        var transform = CATransform3DIdentity
        transform.m34 = -0.005
        containerView.layer.sublayerTransform = transform

        let (fromViewFolds, toViewFolds) = createFolds(of: fromView, and: toView)

        // Out of sight, since the folds show it.
        fromView.frame = fromView.frame.offsetBy(dx: fromView.frame.size.width, dy: 0)
        let foldWidth = toView.frame.size.width * 0.5 / CGFloat(folds)
        fold(from: fromViewFolds, to: toViewFolds, foldWidth: foldWidth, using: transitionContext)
    }

    private func createFolds(of fromView: UIView, and toView: UIView) -> ([UIView], [UIView]) {
        let size = toView.frame.size
        let foldWidth = size.width * 0.5 / CGFloat(folds)
        var fromViewFolds = [UIView]()
        var toViewFolds = [UIView]()

        for i in 0..<folds {
            let offset = CGFloat(i) * foldWidth * 2

            let leftFromViewFold = createSnapshot(from: fromView, afterUpdates: false, location: offset, left: true)
            leftFromViewFold.layer.position = CGPoint(x: offset, y: size.height / 2)
            fromViewFolds.append(leftFromViewFold)
            leftFromViewFold.subviews[1].alpha = 0.0

            let rightFromViewFold = createSnapshot(
                from: fromView, afterUpdates: false, location: offset + foldWidth, left: false)
            rightFromViewFold.layer.position = CGPoint(x: offset + foldWidth * 2, y: size.height / 2)
            fromViewFolds.append(rightFromViewFold)
            rightFromViewFold.subviews[1].alpha = 0.0

            let leftToViewFold = createSnapshot(from: toView, afterUpdates: true, location: offset, left: true)
            leftToViewFold.layer.position = CGPoint(x: reverse ? size.width : 0.0, y: size.height / 2)
            leftToViewFold.layer.transform = CATransform3DMakeRotation(.pi / 2, 0.0, 1.0, 0.0)
            toViewFolds.append(leftToViewFold)

            let rightToViewFold = createSnapshot(
                from: toView, afterUpdates: true, location: offset + foldWidth, left: false)
            rightToViewFold.layer.position = CGPoint(x: reverse ? size.width : 0.0, y: size.height / 2)
            rightToViewFold.layer.transform = CATransform3DMakeRotation(-.pi / 2, 0.0, 1.0, 0.0)
            toViewFolds.append(rightToViewFold)
        }
        return (fromViewFolds, toViewFolds)
    }

    private func fold(
        from fromViewFolds: [UIView], to toViewFolds: [UIView], foldWidth: CGFloat,
        using transitionContext: UIViewControllerContextTransitioning
    ) {
        let containerView = transitionContext.containerView
        let size = containerView.bounds.size
        let fromView = transitionContext.viewController(forKey: .from)!.view!
        let toView = transitionContext.viewController(forKey: .to)!.view!
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext),
            animations: {
                for i in 0..<self.folds {
                    let offset = CGFloat(i) * foldWidth * 2
                    let away = self.reverse ? 0.0 : size.width
                    for (index, fold) in [fromViewFolds[i * 2], fromViewFolds[i * 2 + 1]].enumerated() {
                        fold.layer.position = CGPoint(x: away, y: size.height / 2)
                        let angle: CGFloat = index == 0 ? .pi / 2 : -.pi / 2
                        fold.layer.transform = CATransform3DRotate(fold.layer.transform, angle, 0, 1, 0)
                        fold.subviews[1].alpha = 1.0
                    }
                    for (index, fold) in [toViewFolds[i * 2], toViewFolds[i * 2 + 1]].enumerated() {
                        fold.layer.position = CGPoint(
                            x: offset + (index == 0 ? 0 : foldWidth * 2), y: size.height / 2)
                        fold.layer.transform = CATransform3DIdentity
                        fold.subviews[1].alpha = 0.0
                    }
                }
            },
            completion: { _ in
                (fromViewFolds + toViewFolds).forEach { $0.removeFromSuperview() }
                toView.frame = containerView.bounds
                fromView.frame = containerView.bounds
                containerView.layer.sublayerTransform = CATransform3DIdentity
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }

    // A part of the view with a shadow over it.
    private func createSnapshot(from view: UIView, afterUpdates: Bool, location offset: CGFloat, left: Bool) -> UIView {
        let size = view.frame.size
        let containerView = view.superview!
        let foldWidth = size.width * 0.5 / CGFloat(folds)
        let snapshotRegion = CGRect(x: offset, y: 0.0, width: foldWidth, height: size.height)
        let snapshotView: UIView
        if !afterUpdates {
            snapshotView = view.resizableSnapshotView(
                from: snapshotRegion, afterScreenUpdates: afterUpdates, withCapInsets: .zero)!
        } else {
            // Pictured with a background, in case the view is translucent.
            snapshotView = UIView(frame: CGRect(x: 0, y: 0, width: snapshotRegion.width, height: snapshotRegion.height))
            snapshotView.backgroundColor = view.backgroundColor
            snapshotView.addSubview(
                view.resizableSnapshotView(
                    from: snapshotRegion, afterScreenUpdates: afterUpdates, withCapInsets: .zero)!)
        }
        let snapshotWithShadowView = addShadow(to: snapshotView, reverse: left)
        containerView.addSubview(snapshotWithShadowView)
        snapshotWithShadowView.layer.anchorPoint = CGPoint(x: left ? 0.0 : 1.0, y: 0.5)
        return snapshotWithShadowView
    }

    private func addShadow(to view: UIView, reverse: Bool) -> UIView {
        let viewWithShadow = UIView(frame: view.frame)
        let shadowView = UIView(frame: viewWithShadow.bounds)
        let gradient = CAGradientLayer()
        gradient.frame = shadowView.bounds
        gradient.colors = [UIColor(white: 0.0, alpha: 0.0).cgColor, UIColor(white: 0.0, alpha: 1.0).cgColor]
        gradient.startPoint = CGPoint(x: reverse ? 0.0 : 1.0, y: reverse ? 0.2 : 0.0)
        gradient.endPoint = CGPoint(x: reverse ? 1.0 : 0.0, y: reverse ? 0.0 : 1.0)
        shadowView.layer.insertSublayer(gradient, at: 1)
        view.frame = view.bounds
        viewWithShadow.addSubview(view)
        viewWithShadow.addSubview(shadowView)
        return viewWithShadow
    }
}
