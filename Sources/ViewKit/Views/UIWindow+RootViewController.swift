/// The root controller of a window, and its appearance.
extension UIWindow {
    /// Puts the new root's view in place of the old one's.
    final func replaceRoot(_ old: UIViewController?) {
        guard old !== rootViewController else { return }
        if let old {
            old.dropPresented()
            old.beginAppearanceTransition(false, animated: false)
            old.viewIfLoaded?.removeFromSuperview()
            old.endAppearanceTransition()
        }
        showRoot()
    }

    /// Runs `change`, which gives the window the size `size`, and announces size and traits to the root controller.
    final func announcingSize(_ size: CGSize, _ change: () -> Void) {
        guard size != bounds.size, size.isFinite, !isHidden, let root = rootViewController,
            root.viewIfLoaded != nil
        else {
            change()
            updateTraits()
            return StatusBar.of(layer.context).setNeedsUpdate(animated: false)
        }
        withHost {
            let coordinator = ResizeCoordinator(self)
            announceTraits(of: size, coordinator)
            root.viewWillTransition(to: size, with: coordinator)
            change()
            updateTraits()
            coordinator.finish()
            StatusBar.of(layer.context).setNeedsUpdate(animated: false)
        }
    }

    /// Announces the traits of a window of `size` points to the root controller where they differ from those before.
    private func announceTraits(of size: CGSize, _ coordinator: ResizeCoordinator) {
        let next = screenTraits(of: size)
        guard let root = rootViewController, next != outer else { return }
        root.willTransition(to: next.with(traitSettings), with: coordinator)
    }

    /// Applies the traits of the screen after they changed, and announces them to the root controller before.
    final func followTraits() {
        guard !isHidden, rootViewController?.viewIfLoaded != nil else { return updateTraits() }
        let coordinator = ResizeCoordinator(self)
        announceTraits(of: bounds.size, coordinator)
        updateTraits()
        coordinator.finish()
    }

    /// Shows the root's view as soon as the window itself shows: it appears without animation, in one step.
    ///
    /// A hidden window's root disappears.
    final func showRoot() {
        guard let root = rootViewController else { return }
        if isHidden {
            guard root.viewIfLoaded?.superview === self else { return }
            root.beginAppearanceTransition(false, animated: false)
            root.endAppearanceTransition()
            return
        }
        root.loadViewIfNeeded()
        root.beginAppearanceTransition(true, animated: false)
        root.view.frame = bounds
        root.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(root.view, at: 0)
        layoutIfNeeded()
        root.endAppearanceTransition()
    }
}
