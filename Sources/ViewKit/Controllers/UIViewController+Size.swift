/// Who hears that the window's size changes, and of which size.
extension UIViewController {
    /// Tells the children whose views lie in this controller's, and what it presents, where their sizes will change.
    final func announceSize(_ size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
        if let own = loadedView {
            for child in childControllers {
                guard let view = child.placedViewIfLoaded, view.isDescendant(of: own) else { continue }
                let next = view.size(whenSizeOf: own, is: size)
                if next != view.bounds.size { child.viewWillTransition(to: next, with: coordinator) }
            }
        }
        presentedController?.ownPresentation?.viewWillTransition(to: size, with: coordinator)
    }
}
