import UIKit

/// The shared elements of a screen: views by name.
protocol SharedElements {
    func sharedElements() -> [String: UIView]
}

extension UIViewController {
    /// Any controller has some: its subviews that have a tag.
    fileprivate var elements: [String: UIView] {
        if let source = self as? SharedElements { return source.sharedElements() }
        return Dictionary(
            view.subviews.filter { $0.tag != 0 }.map { ("tag-\($0.tag)", $0) }, uniquingKeysWith: { first, _ in first })
    }
}

/// Moves a collection of snapshots by name; what has no counterpart fades.
class SharedElementsAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let fromVC = transitionContext.viewController(forKey: .from),
            let toVC = transitionContext.viewController(forKey: .to)
        else { return transitionContext.completeTransition(false) }
        let container = transitionContext.containerView
        container.addSubview(toVC.view)
        toVC.view.layoutIfNeeded()
        let old = fromVC.elements
        let new = toVC.elements
        var moves: [(snapshot: UIView, end: CGRect)] = []
        for (name, view) in old {
            guard let target = new[name], let snapshot = view.snapshotView(afterScreenUpdates: false) else { continue }
            snapshot.frame = view.convert(view.bounds, to: container)
            container.addSubview(snapshot)
            moves.append((snapshot, target.convert(target.bounds, to: container)))
            [view, target].forEach { $0.isHidden = true }
        }
        toVC.view.alpha = 0
        UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
            toVC.view.alpha = 1
            moves.forEach { $0.snapshot.frame = $0.end }
        } completion: { _ in
            toVC.view.alpha = 1
            (Array(old.values) + Array(new.values)).forEach { $0.isHidden = false }
            moves.forEach { $0.snapshot.removeFromSuperview() }
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
