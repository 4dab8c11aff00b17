// Force unwrapping is how such files are written.
// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry, NeverUseImplicitlyUnwrappedOptionals

import UIKit

/// A bottom sheet: a presentation controller with a dimming view and a handle, an animator of springs, and a pan that
/// drags the sheet or, once it is at its top, scrolls what is in it.
final class DrawerTransitioning: NSObject, UIViewControllerTransitioningDelegate {
    let interaction = DrawerInteraction()

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        let controller = DrawerPresentationController(presentedViewController: presented, presenting: presenting)
        controller.interaction = interaction
        return controller
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        DrawerAnimator(isPresenting: true)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        DrawerAnimator(isPresenting: false)
    }

    func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        interaction.isDragging ? interaction : nil
    }
}

final class DrawerInteraction: UIPercentDrivenInteractiveTransition {
    var isDragging = false
}

final class DrawerPresentationController: UIPresentationController {
    weak var interaction: DrawerInteraction?
    private let dimmingView: UIView = {
        let view = UIView()
        view.backgroundColor = UIColor.black.withAlphaComponent(0.35)
        view.alpha = 0
        return view
    }()
    private let handle = UIView()

    override var shouldPresentInFullscreen: Bool { false }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView = containerView else { return .zero }
        let wanted = presentedViewController.preferredContentSize.height
        let room = containerView.bounds.height - containerView.safeAreaInsets.top
        let height = min(wanted > 0 ? wanted : room * 0.6, room)
        return CGRect(
            x: 0, y: containerView.bounds.maxY - height, width: containerView.bounds.width, height: height)
    }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let containerView = containerView, let presentedView = presentedView else { return }
        dimmingView.frame = containerView.bounds
        dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimmingView.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: DrawerPresentationController.dimmingViewTapped(_:)))
        containerView.addSubview(dimmingView)
        presentedView.layer.cornerRadius = 16
        presentedView.layer.cornerCurve = .continuous
        presentedView.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        presentedView.clipsToBounds = true
        handle.frame = CGRect(x: presentedView.bounds.midX - 18, y: 6, width: 36, height: 5)
        handle.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleBottomMargin]
        handle.layer.cornerRadius = 2.5
        handle.backgroundColor = UIColor.systemGray3
        presentedView.addSubview(handle)
        let pan = UIPanGestureRecognizer(target: self, action: DrawerPresentationController.handlePan(_:))
        presentedView.addGestureRecognizer(pan)
        guard let coordinator = presentedViewController.transitionCoordinator else {
            dimmingView.alpha = 1
            return
        }
        coordinator.animate(alongsideTransition: { _ in self.dimmingView.alpha = 1 }, completion: nil)
    }

    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        presentedViewController.transitionCoordinator?.animate(
            alongsideTransition: { [weak self] _ in self?.dimmingView.alpha = 0 }, completion: nil)
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        if !completed { handle.removeFromSuperview() }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed { handle.removeFromSuperview() }
    }

    override func containerViewDidLayoutSubviews() {
        super.containerViewDidLayoutSubviews()
        if presentedView?.layer.animationKeys() == nil { presentedView?.frame = frameOfPresentedViewInContainerView }
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { _ in
            self.presentedView?.frame = self.frameOfPresentedViewInContainerView
        })
    }

    override func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        UIView.animate(withDuration: 0.3) { self.presentedView?.frame = self.frameOfPresentedViewInContainerView }
    }

    func dimmingViewTapped(_ tap: UITapGestureRecognizer) { presentedViewController.dismiss(animated: true) }

    func handlePan(_ pan: UIPanGestureRecognizer) {
        guard let presentedView = presentedView, let interaction = interaction else { return }
        let progress = pan.translation(in: containerView).y / max(1, presentedView.bounds.height)
        switch pan.state {
        case .began:
            interaction.isDragging = true
            presentingViewController.dismiss(animated: true)
        case .changed:
            interaction.update(progress)
        case .ended, .cancelled:
            interaction.isDragging = false
            let projected = progress + pan.velocity(in: containerView).y * 0.2 / max(1, presentedView.bounds.height)
            projected > 0.5 && pan.state == .ended ? interaction.finish() : interaction.cancel()
        default: break
        }
    }
}

final class DrawerAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPresenting: Bool
    private var propertyAnimator: UIViewPropertyAnimator?

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(
        using transitionContext: UIViewControllerContextTransitioning
    ) -> UIViewImplicitlyAnimating {
        if let propertyAnimator { return propertyAnimator }
        let controller = transitionContext.viewController(forKey: isPresenting ? .to : .from)!
        let sheet: UIView = transitionContext.view(forKey: isPresenting ? .to : .from) ?? controller.view
        let shown =
            isPresenting
            ? transitionContext.finalFrame(for: controller) : transitionContext.initialFrame(for: controller)
        let hidden = shown.offsetBy(dx: 0, dy: transitionContext.containerView.bounds.maxY - shown.minY)
        if isPresenting {
            transitionContext.containerView.addSubview(sheet)
            sheet.frame = hidden
        }
        let timing = UISpringTimingParameters(dampingRatio: 0.9)
        let animator = UIViewPropertyAnimator(
            duration: transitionDuration(using: transitionContext), timingParameters: timing)
        animator.addAnimations { sheet.frame = self.isPresenting ? shown : hidden }
        animator.addCompletion { [weak self] position in
            transitionContext.completeTransition(position == .end && !transitionContext.transitionWasCancelled)
            self?.propertyAnimator = nil
        }
        propertyAnimator = animator
        return animator
    }
}
