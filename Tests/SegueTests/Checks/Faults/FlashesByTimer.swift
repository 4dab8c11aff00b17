import UIKit

/// Flashes its canvas by a timer, whatever the finger does.
final class FlashesByTimer: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
            let screen = context.viewController(forKey: .to)
        else { return context.completeTransition(false) }
        let container = context.containerView
        let final = context.finalFrame(for: screen)
        to.frame = final
        container.insertSubview(to, at: 0)
        let canvas = UIView(frame: container.bounds)
        canvas.backgroundColor = .systemIndigo
        container.addSubview(canvas)
        let timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in
            canvas.backgroundColor = canvas.backgroundColor == .systemIndigo ? .systemPink : .systemIndigo
        }
        UIView.animate(withDuration: 0.4) {
            canvas.alpha = 0.2
        } completion: { _ in
            timer.invalidate()
            canvas.removeFromSuperview()
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
