import UIKit

/// Hangs a panel from the upper edge; the screen below shrinks a little and is dimmed.
final class TopPanelPresentationController: UIPresentationController {
    private let dimmingView = UIView()

    override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        dimmingView.backgroundColor = UIColor.black.withAlphaComponent(0.4)
        dimmingView.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(dimmingViewTapped)))
    }

    override func size(
        forChildContentContainer container: UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        CGSize(width: parentSize.width, height: parentSize.height * 0.4)
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView = containerView else { return .zero }
        let size = self.size(
            forChildContentContainer: presentedViewController, withParentContainerSize: containerView.bounds.size)
        return CGRect(origin: .zero, size: size)
    }

    override func presentationTransitionWillBegin() {
        guard let containerView = containerView else { return }
        dimmingView.frame = containerView.bounds
        dimmingView.alpha = 0
        containerView.insertSubview(dimmingView, at: 0)
        animateAlongside {
            self.dimmingView.alpha = 1
            self.presentingViewController.view.transform = CGAffineTransform(scaleX: 0.92, y: 0.92)
        }
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { dimmingView.removeFromSuperview() }
    }

    override func dismissalTransitionWillBegin() {
        animateAlongside {
            self.dimmingView.alpha = 0
            self.presentingViewController.view.transform = .identity
        }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { dimmingView.removeFromSuperview() }
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        dimmingView.frame = containerView?.bounds ?? .zero
        presentedView?.frame = frameOfPresentedViewInContainerView
    }

    private func animateAlongside(_ changes: @escaping () -> Void) {
        guard let coordinator = presentedViewController.transitionCoordinator else { return changes() }
        coordinator.animate(alongsideTransition: { _ in changes() }, completion: nil)
    }

    @objc private func dimmingViewTapped() {
        presentingViewController.dismiss(animated: true)
    }
}

/// Slides in one direction to present and in the other to dismiss.
final class TopPanelAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let presents: Bool

    init(presents: Bool) {
        self.presents = presents
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.45 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let panel = transitionContext.viewController(forKey: presents ? .to : .from) else { return }
        if presents { transitionContext.containerView.addSubview(panel.view) }

        let shownFrame = transitionContext.finalFrame(for: panel)
        let hiddenFrame = shownFrame.offsetBy(dx: 0, dy: -shownFrame.maxY)
        panel.view.frame = presents ? hiddenFrame : shownFrame
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0,
            usingSpringWithDamping: presents ? 0.8 : 1, initialSpringVelocity: 0, options: [],
            animations: { panel.view.frame = self.presents ? shownFrame : hiddenFrame },
            completion: { finished in transitionContext.completeTransition(finished) })
    }
}

final class TopPanelTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        TopPanelPresentationController(presentedViewController: presented, presenting: presenting)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { TopPanelAnimator(presents: true) }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        TopPanelAnimator(presents: false)
    }
}

final class MapViewController: UIViewController {
    private lazy var panelTransitioningDelegate = TopPanelTransitioningDelegate()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemTeal
        let button = UIButton(type: .system)
        button.setTitle("Filters", for: .normal)
        button.backgroundColor = .white
        button.frame = CGRect(x: 40, y: view.bounds.height - 140, width: view.bounds.width - 80, height: 60)
        button.addTarget(self, action: #selector(showFilters), for: .touchUpInside)
        view.addSubview(button)
    }

    @objc private func showFilters() {
        let panel = UIViewController()
        panel.view.backgroundColor = .systemIndigo
        panel.transitioningDelegate = panelTransitioningDelegate
        panel.modalPresentationStyle = .custom
        present(panel, animated: true, completion: nil)
    }
}

#Preview("Top panel") { MapViewController() }
