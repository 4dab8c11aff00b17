import UIKit

/// The rows of the new screen come one after the other, each with its own delay, and a group of completions ends it.
class StaggeredAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let step = 0.05

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.6 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let to = transitionContext.view(forKey: .to) else { return }
        transitionContext.containerView.addSubview(to)
        let background = to.backgroundColor
        to.backgroundColor = UIColor.white.withAlphaComponent(0)
        let rows = (0..<5).map { index -> UIView in
            let row = UIView(frame: CGRect(x: 0, y: CGFloat(index) * 40, width: to.bounds.width, height: 40))
            row.backgroundColor = index % 2 == 0 ? .lightGray : .white
            row.transform = CGAffineTransform(translationX: to.bounds.width, y: 0)
            return row
        }
        rows.forEach { to.addSubview($0) }
        var left = rows.count + 1
        let done: (Bool) -> Void = { _ in
            left -= 1
            guard left == 0 else { return }
            rows.forEach { $0.removeFromSuperview() }
            to.backgroundColor = background
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        for (index, row) in rows.enumerated() {
            UIView.animate(
                withDuration: 0.35, delay: step * Double(index), usingSpringWithDamping: 0.8,
                initialSpringVelocity: 0.5, options: [], animations: { row.transform = .identity }, completion: done)
        }
        UIView.animate(withDuration: 0.6, animations: { to.backgroundColor = background }, completion: done)
    }
}
