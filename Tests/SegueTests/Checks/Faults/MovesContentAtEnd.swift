import UIKit

/// Draws the heading of the new screen in lower, and lifts it to its place when the screen has arrived.
final class MovesContentAtEnd: NSObject, UIViewControllerAnimatedTransitioning {
    private let forward: Bool

    init(forward: Bool) { self.forward = forward }

    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let to = context.view(forKey: .to), let screen = context.viewController(forKey: .to) else {
            return context.completeTransition(false)
        }
        let final = context.finalFrame(for: screen)
        to.frame = final.offsetBy(dx: forward ? final.width : -final.width, dy: 0)
        context.containerView.addSubview(to)
        to.layoutIfNeeded()

        let headings = forward ? to.subviews.filter { $0 is UILabel } : []
        for heading in headings { heading.center.y += 6 }
        UIView.animate(withDuration: 0.4) {
            to.frame = final
        } completion: { _ in
            for heading in headings { heading.center.y -= 6 }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
