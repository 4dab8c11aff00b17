/// Announcement of size changes to children and presented controllers.
extension UIViewController {
    /// Tells the children whose views lie in this controller's, and what it presents, where their sizes will change.
    final func viewWillTransitionByDefault(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        if let own = loadedView {
            for child in childControllers {
                guard let view = child.placedViewIfLoaded, view.isDescendant(of: own) else { continue }
                let next = self.size(forChildContentContainer: child, withParentContainerSize: size)
                if next != view.bounds.size { child.viewWillTransition(to: next, with: coordinator) }
            }
        }
        presentedController?.ownPresentation?.viewWillTransition(to: size, with: coordinator)
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
