/// What has contents of some size, and may hold others that do: controllers and presentation controllers.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
    /// The size that the contents would like to have, in points; zero for none.
    var preferredContentSize: CGSize { get }
    /// The preferred size of `container`, which is in this one, changed.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// The size that `container` has, or is to have, in points, where this one has `parentSize`.
    func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize
    /// The contents are about to have the size `size`, in points.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    /// The contents are about to have the traits `newCollection`.
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {}

extension UIPresentationController: UIContentContainer {}
