extension UIViewController {
    /// Performs the segue with that identifier in the controller's scene, for `sender`.
    ///
    /// Raises an exception where there is none, as on iOS.
    public final func performSegue(withIdentifier identifier: String, sender: Any?) {
        loadViewIfNeeded()
        guard let template = segueTemplates.first(where: { $0.segue.identifier == identifier }) else {
            layerContext.faults.raise(
                "NSInvalidArgumentException", by: self, "receiver has no segue with identifier '\(identifier)'")
            return
        }
        template.perform(from: self, sender: sender)
    }

    /// The child of this controller that is the source of an unwind segue, or that it lies in; nil for none.
    public final func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        var current: UIViewController? = source.source
        while let next = current, next.parent !== self { current = next.parent }
        return current
    }

    /// Whether the controller, or one around it, is of the same scene as `other`.
    final func isWithinScene(of other: UIViewController) -> Bool {
        guard let scene = other.interface else { return false }
        return sequence(first: self) { $0.parent }.contains { $0.interface?.isOfSameScene(as: scene) == true }
    }

    /// The children that an unwind segue may lead to: all but the one that it comes from, of a stack the topmost first.
    final var unwindableChildren: [UIViewController] {
        let screens = (self as? UINavigationController)?.viewControllers
        return screens.map { $0.reversed() } ?? children
    }

    /// Shows the child `next` in this container.
    final func unwindByDefault(towards next: UIViewController, animated: Bool) {
        if let stack = self as? UINavigationController, stack.topViewController !== next {
            _ = stack.popToViewController(next, animated: animated)
        }
        if let tabs = self as? UITabBarController { tabs.selectedViewController = next }
    }
}
