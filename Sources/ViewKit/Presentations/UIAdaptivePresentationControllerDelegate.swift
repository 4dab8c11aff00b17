/// Decides on what the user does to a presented sheet, and hears of it.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// Whether the user may drag the sheet away; true by default.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// The user began to drag the sheet away.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// The user dragged the sheet away; not sent for a dismissal by code.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// The user tried to drag a sheet away that stays.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// True by default.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }

    /// Nothing by default.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}

    /// Nothing by default.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}

    /// Nothing by default.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
