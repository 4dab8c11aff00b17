import UIKit

/// Covers the lower part of the screen, and leaves by a drag down or a tap on what it dims.
final class LowSheet: UIPresentationController {
    private let dimming = UIView()
    static let height = 320.0

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView else { return .zero }
        return CGRect(
            x: 0, y: container.bounds.height - Self.height, width: container.bounds.width, height: Self.height)
    }

    override func presentationTransitionWillBegin() {
        guard let container = containerView else { return }
        dimming.frame = container.bounds
        dimming.backgroundColor = .black
        dimming.alpha = 0
        dimming.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(leave)))
        container.addSubview(dimming)
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.dimming.alpha = 0.4 })
    }

    override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.dimming.alpha = 0 })
    }

    @objc private func leave() { presentedViewController.dismiss(animated: true) }
}

/// Slides a sheet up or down.
final class SheetAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let presents: Bool
    init(presents: Bool) { self.presents = presents }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: presents ? .to : .from),
            let screen = context.viewController(forKey: presents ? .to : .from)
        else { return }
        if presents {
            view.transform = .identity
            view.frame = context.finalFrame(for: screen)
            view.transform = CGAffineTransform(translationX: 0, y: LowSheet.height)
            context.containerView.addSubview(view)
        }
        UIView.animate(withDuration: 0.3) {
            view.transform = self.presents ? .identity : CGAffineTransform(translationX: 0, y: LowSheet.height)
        } completion: { _ in
            if context.transitionWasCancelled { view.transform = .identity }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

/// Opens a sheet at a tap in the middle.
class SheetOpener: UIViewController, UIViewControllerTransitioningDelegate {
    private let opened = UIViewController()
    private var interaction: UIPercentDrivenInteractiveTransition?
    /// Whether a drag leaves the sheet.
    var isDragged: Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemTeal
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
        opened.view.backgroundColor = .systemOrange
        opened.modalPresentationStyle = .custom
        opened.transitioningDelegate = self
        if isDragged {
            opened.view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag)))
        }
    }

    @objc private func open() { present(opened, animated: true) }

    @objc private func drag(_ pan: UIPanGestureRecognizer) {
        let progress = pan.translation(in: nil).y / LowSheet.height
        switch pan.state {
        case .began:
            interaction = UIPercentDrivenInteractiveTransition()
            opened.dismiss(animated: true)
        case .changed: interaction?.update(progress)
        default:
            if progress + pan.velocity(in: nil).y / LowSheet.height * 0.2 > 0.5 {
                interaction?.finish()
            } else {
                interaction?.cancel()
            }
            interaction = nil
        }
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        LowSheet(presentedViewController: presented, presenting: presenting)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { SheetAnimator(presents: true) }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        SheetAnimator(presents: false)
    }

    func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? { interaction }
}

/// Has a sheet that only a tap leaves.
final class StillSheetOpener: SheetOpener { override var isDragged: Bool { false } }

/// Goes on to the end whatever the drag says.
final class StubbornScreen: UIViewController, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
    private var interaction: UIPercentDrivenInteractiveTransition?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemTeal
        navigationController?.delegate = self
        view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag)))
    }

    @objc private func drag(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            interaction = UIPercentDrivenInteractiveTransition()
            let next = UIViewController()
            next.view.backgroundColor = .systemOrange
            navigationController?.pushViewController(next, animated: true)
        case .changed: interaction?.update(abs(pan.translation(in: nil).x) / 400)
        default:
            interaction?.finish()
            interaction = nil
        }
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from: UIViewController, to: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { operation == .push ? self : nil }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? { interaction }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .to) else { return }
        context.containerView.addSubview(view)
        view.alpha = 0
        UIView.animate(withDuration: 0.3) {
            view.alpha = 1
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

#Preview("Dragged") { SheetOpener() }
#Preview("Tapped") { StillSheetOpener() }
#Preview("Stubborn") { UINavigationController(rootViewController: StubbornScreen()) }
