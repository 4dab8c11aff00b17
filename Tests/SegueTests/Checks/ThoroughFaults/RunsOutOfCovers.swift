import UIKit

/// Darkens the old screen by a cover out of four that are kept, and forgets that a further one is none of them.
final class RunsOutOfCovers: NSObject, UIViewControllerAnimatedTransitioning {
    private static var kept = (0..<4).map { _ in UIView() }

    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let to = context.view(forKey: .to), let screen = context.viewController(forKey: .to) else {
            return context.completeTransition(false)
        }
        let container = context.containerView
        let final = context.finalFrame(for: screen)
        let own = Self.kept.popLast()
        let cover = own ?? UIView()
        cover.frame = container.bounds
        cover.backgroundColor = .black
        cover.alpha = 0
        to.frame = final.offsetBy(dx: final.width, dy: 0)
        container.addSubview(cover)
        container.addSubview(to)

        UIView.animate(withDuration: 0.4) {
            to.frame = final
            cover.alpha = 0.5
        } completion: { _ in
            own?.removeFromSuperview()
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
