/// The search for the controller that an unwind segue leads to: up from its source, down into the other children on the way.
@MainActor struct UnwindSearch {
    private let request: UIStoryboardUnwindSegueSource

    init(_ request: UIStoryboardUnwindSegueSource) { self.request = request }

    /// The first controller that takes the action; nil where none does.
    func destination() -> UIViewController? {
        var current: UIViewController = request.source
        while let next = current.parent ?? current.presentingViewController {
            if let found = search(next) { return found }
            current = next
        }
        return nil
    }

    /// Searches the children that `controller` allows, and then itself.
    private func search(_ controller: UIViewController) -> UIViewController? {
        for child in controller.allowedChildrenForUnwinding(from: request) {
            if let found = search(child) { return found }
        }
        let accepts = controller.canPerformUnwindSegueAction(
            request.unwindAction, from: request.source, sender: request.sender as Any)
        return accepts ? controller : nil
    }

    /// Shows `target` again, which lies below `source`: dismisses what covers it, pops what stands on it, and has the containers
    /// around it choose it.
    static func unwind(
        from source: UIViewController, to target: UIViewController, for segue: UIStoryboardSegue, animated: Bool
    ) {
        let line = sequence(first: target) { $0.parent }
        let presenter = line.first { $0.presentedViewController != nil && $0.covers(source) }
        if let presenter { presenter.dismiss(animated: animated) }
        segue.unwindsAnimated = animated && presenter == nil
        var child = target
        while let parent = child.parent {
            parent.unwind(for: segue, towards: child)
            child = parent
        }
    }
}

extension UIViewController {
    /// Whether `other` is presented above the controller, or lies in something that is.
    fileprivate func covers(_ other: UIViewController) -> Bool {
        var current: UIViewController? = other
        while let next = current {
            if next.presentingViewController === self { return true }
            current = next.parent ?? next.presentingViewController
        }
        return false
    }
}
