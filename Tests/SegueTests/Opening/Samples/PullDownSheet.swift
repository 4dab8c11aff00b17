import UIKit

/// Dims the presenter behind a sheet that takes the lower two thirds of the container.
final class DimmingPresentationController: UIPresentationController {
    private let dimmingView = UIView()

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        return bounds.divided(atDistance: bounds.height / 3, from: .minYEdge).remainder
    }

    override func presentationTransitionWillBegin() {
        dimmingView.frame = containerView?.bounds ?? .zero
        dimmingView.backgroundColor = UIColor.black.withAlphaComponent(0.5)
        dimmingView.alpha = 0
        containerView?.insertSubview(dimmingView, at: 0)
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
            self.dimmingView.alpha = 1
        })
    }

    override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
            self.dimmingView.alpha = 0
        })
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { dimmingView.removeFromSuperview() }
    }
}

final class SheetAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        let presented = transitionContext.view(forKey: .to)
        guard let sheet = presented ?? transitionContext.view(forKey: .from) else { return }
        let below = CGAffineTransform(translationX: 0, y: container.bounds.height * 2 / 3)
        if let presented = presented, let controller = transitionContext.viewController(forKey: .to) {
            presented.frame = transitionContext.finalFrame(for: controller)
            presented.transform = below
            container.addSubview(presented)
        }
        UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveEaseOut) {
            sheet.transform = presented == nil ? below : .identity
        } completion: { _ in
            let completed = !transitionContext.transitionWasCancelled
            if !completed { sheet.transform = .identity }
            transitionContext.completeTransition(completed)
        }
    }
}

final class SheetViewController: UIViewController, UIViewControllerTransitioningDelegate {
    private var interaction: UIPercentDrivenInteractiveTransition?

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        modalPresentationStyle = .custom
        transitioningDelegate = self
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemOrange
        view.layer.cornerRadius = 24
        view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(pulled(_:))))
    }

    @objc private func pulled(_ pan: UIPanGestureRecognizer) {
        let fraction = pan.translation(in: view.superview).y / view.bounds.height
        switch pan.state {
        case .began:
            interaction = UIPercentDrivenInteractiveTransition()
            dismiss(animated: true)
        case .changed:
            interaction?.update(max(0, min(1, fraction)))
        default:
            if pan.state == .ended, fraction > 0.4 { interaction?.finish() } else { interaction?.cancel() }
            interaction = nil
        }
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        DimmingPresentationController(presentedViewController: presented, presenting: presenting)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { SheetAnimator() }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        SheetAnimator()
    }

    func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? { interaction }
}

final class SheetHostViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let button = UIButton(type: .system)
        button.setTitle("Show the sheet", for: .normal)
        button.frame = CGRect(x: 0, y: 120, width: view.bounds.width, height: 60)
        button.autoresizingMask = .flexibleWidth
        button.addTarget(self, action: #selector(showSheet), for: .touchUpInside)
        view.addSubview(button)
    }

    @objc private func showSheet() {
        present(SheetViewController(), animated: true)
    }
}

#Preview("Pull-down sheet") { SheetHostViewController() }
