import UIKit

/// Opens one screen at a time, and takes one that was cancelled for open.
final class ForgetsFlag: UIViewController, UIViewControllerTransitioningDelegate {
    private let driver = UIPercentDrivenInteractiveTransition()
    private var isCovered = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemTeal
        view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag(_:))))
    }

    @objc func drag(_ pan: UIPanGestureRecognizer) {
        let progress = max(0, min(1, -pan.translation(in: view).y / view.bounds.height))
        switch pan.state {
        case .began where !isCovered: open()
        case .changed: driver.update(progress)
        case .ended where progress > 0.3: driver.finish()
        case .ended, .cancelled: driver.cancel()
        default: break
        }
    }

    private func open() {
        isCovered = true
        let next = UIViewController()
        next.view.backgroundColor = .systemIndigo
        next.modalPresentationStyle = .custom
        next.transitioningDelegate = self
        present(next, animated: true)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { ForgetsFlagRise() }

    func interactionControllerForPresentation(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? { driver }
}

private final class ForgetsFlagRise: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let screen = context.viewController(forKey: .to), let view = screen.view else { return }
        let final = context.finalFrame(for: screen)
        view.frame = final.offsetBy(dx: 0, dy: final.height)
        context.containerView.addSubview(view)
        UIView.animate(withDuration: 0.4) {
            view.frame = final
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

#Preview { ForgetsFlag() }
