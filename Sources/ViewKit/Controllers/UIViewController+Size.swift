/// Announcement of size changes to children and presented controllers.
extension UIViewController {
    /// Tells the children whose views lie in this controller's, and what it presents, where their sizes will change.
    final func announceSize(_ size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
        if let own = loadedView {
            for child in childControllers {
                guard let view = child.placedViewIfLoaded, view.isDescendant(of: own) else { continue }
                let next = self.size(forChildContentContainer: child, withParentContainerSize: size)
                if next != view.bounds.size { child.viewWillTransition(to: next, with: coordinator) }
            }
        }
        presentedController?.ownPresentation?.viewWillTransition(to: size, with: coordinator)
    }

    /// The size that the masks give the view of `container`, a child, when this controller's view has `size`.
    final func resizedSize(of container: any UIContentContainer, in size: CGSize) -> CGSize {
        guard let own = loadedView, let view = (container as? UIViewController)?.placedViewIfLoaded,
            view.isDescendant(of: own)
        else { return size }
        return view.size(whenSizeOf: own, is: size)
    }

    /// Notifies the parent, or else the presentation, that the preferred size has changed.
    final func announcePreferredSize() {
        if let parentController {
            parentController.preferredContentSizeDidChange(forChildContentContainer: self)
        } else if presenterController != nil {
            ownPresentation?.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }
}
