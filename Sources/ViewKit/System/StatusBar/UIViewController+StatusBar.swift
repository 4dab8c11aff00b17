/// The controllers that decide on the status bar.
extension UIViewController {
    /// The controller that decides where this one is a window's root: the topmost one that is presented over the whole
    /// screen or captures the status bar, of that the child that `child` names, and so on.
    final func statusBarDecider(_ child: KeyPath<UIViewController, UIViewController?>) -> UIViewController {
        var decider = self
        var controller = self
        while let presented = controller.presentedController, !presented.isLeavingPresentation {
            if presented.capturesStatusBar { decider = presented }
            controller = presented
        }
        // As many steps as there are controllers in one another, where a child names one above it.
        var seen: Set<ObjectIdentifier> = [ObjectIdentifier(decider)]
        while let next = decider[keyPath: child], seen.insert(ObjectIdentifier(next)).inserted { decider = next }
        return decider
    }

    private var capturesStatusBar: Bool {
        modalPresentationCapturesStatusBarAppearance || ownPresentation?.presentationStyle == .fullScreen
    }

    /// The style that the controller prefers, the default one resolved by its appearance.
    final var shownStatusBarStyle: UIStatusBarStyle {
        guard preferredStatusBarStyle == .default else { return preferredStatusBarStyle }
        return traitCollection.userInterfaceStyle == .dark ? .lightContent : .darkContent
    }

    /// Asks again before the next frame, as the controllers that show have changed.
    final func statusBarMayChange(animated: Bool) {
        StatusBar.of(layerContext).setNeedsUpdate(animated: animated)
    }
}

extension UIWindow {
    /// The status bar that the controllers prefer now, whether the screen has one or not: whether it is hidden, and whether its
    /// content is light.
    package var preferredStatusBar: (isHidden: Bool, isLight: Bool) {
        guard let root = rootViewController else { return (false, false) }
        let style = root.statusBarDecider(\.childForStatusBarStyle).shownStatusBarStyle
        return (root.statusBarDecider(\.childForStatusBarHidden).prefersStatusBarHidden, style == .lightContent)
    }
}
