/// Sizes of children, and the announcement of their changes to children and presented controllers.
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

    /// The size of the view of `container` where this controller's view has `size`, by the autoresizing masks in between, in
    /// points; `size` itself for a container whose view is not in this controller's.
    final func autoresizedSize(of container: any UIContentContainer, whenSizeIs size: CGSize) -> CGSize {
        guard let own = loadedView, let view = (container as? UIViewController)?.placedViewIfLoaded,
            view.isDescendant(of: own)
        else { return size }
        return view.size(whenSizeOf: own, is: size)
    }
}
