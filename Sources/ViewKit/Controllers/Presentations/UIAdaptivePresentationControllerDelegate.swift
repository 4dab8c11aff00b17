/// Decides how a presentation adapts to the screen and whether the user may dismiss it, and is called for both.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// The style to present in where the width is compact; `.none` for the presentation's own. By default what
    /// `controller` itself says.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// The style to present in for the traits of what presents; by default what the method without traits says, and in a
    /// regular width what `controller` itself says.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    /// The controller to present in the style `style` that was adapted to, such as a navigation controller around the
    /// presented one; nil, the default, for that itself.
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?
    /// The presentation is about to begin, in the style `style` that was adapted to, or `.none` for its own; without a
    /// transition the coordinator is nil.
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    )
    /// Whether the user may drag the sheet away, or put the popover away by a tap beside it; true by default.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// The user began to drag the sheet away, or tapped beside the popover.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// The user put the presented controller away; not sent for a dismissal by code.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// The user tried to put a controller away that stays.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// The style that `controller` itself gives, by default.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        controller.adaptivePresentationStyle(for: controller.presentingTraits)
    }

    /// The style that the method without traits gives in a compact width, by default.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        guard traitCollection.horizontalSizeClass == .regular else { return adaptivePresentationStyle(for: controller) }
        return controller.adaptivePresentationStyle(for: traitCollection)
    }

    /// Nil by default.
    public func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { nil }

    /// Nothing by default.
    public func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {}

    /// True by default.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }

    /// Nothing by default.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}

    /// Nothing by default.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}

    /// Nothing by default.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
