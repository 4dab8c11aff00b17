import UIKit

/// Keeps the old list from scrolling while it goes, and lets it again at the end alone.
final class StopsScrolling: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
            let screen = context.viewController(forKey: .to)
        else { return context.completeTransition(false) }
        let container = context.containerView
        let final = context.finalFrame(for: screen)
        to.frame = final.offsetBy(dx: final.width, dy: 0)
        container.addSubview(to)

        let lists = Self.lists(in: from)
        for list in lists { list.isScrollEnabled = false }
        UIView.animate(withDuration: 0.4) {
            from.alpha = 0.5
            to.frame = final
        } completion: { _ in
            from.alpha = 1
            if !context.transitionWasCancelled {
                for list in lists { list.isScrollEnabled = true }
            }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    private static func lists(in view: UIView) -> [UIScrollView] {
        [view as? UIScrollView].compactMap { $0 } + view.subviews.flatMap(lists)
    }
}
