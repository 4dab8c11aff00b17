/// An object with contents of some size that may contain other such objects: a controller or a presentation controller.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
    /// The preferred size of the contents, in points; zero for none.
    var preferredContentSize: CGSize { get }
    /// Called when the preferred size of `container`, which is in this one, has changed.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// The size that `container` has, or is to have, in points, where this one has `parentSize`.
    func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize
    /// Called when the contents are about to have the size `size`, in points.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    /// Called when the contents are about to have the traits `newCollection`.
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {}

extension UIPresentationController: UIContentContainer {}
