/// The position of a popover's source item.
@MainActor protocol PopoverSource: UIPopoverPresentationControllerSourceItem {
    /// The rectangle of the item in the coordinates of `view`, in points; nil where it is not in the same window.
    func popoverSource(in view: UIView) -> CGRect?
}

extension UIView: PopoverSource {
    func popoverSource(in view: UIView) -> CGRect? {
        guard let window, window === view.window else { return nil }
        return view.convert(bounds, from: self)
    }
}

extension UILayoutGuide: PopoverSource {
    func popoverSource(in view: UIView) -> CGRect? {
        guard let owningView, let window = owningView.window, window === view.window else { return nil }
        return view.convert(layoutFrame, from: owningView)
    }
}

extension UIBarButtonItem: PopoverSource {
    func popoverSource(in view: UIView) -> CGRect? {
        view.window?.subview { ($0 as? BarButton)?.item === self }?.popoverSource(in: view)
    }
}

extension UITabBarItem: PopoverSource {
    func popoverSource(in view: UIView) -> CGRect? {
        view.window?.subview { ($0 as? TabBarButton)?.item === self }?.popoverSource(in: view)
    }
}

extension UIView {
    /// This view or the first one in it, depth first, that `isSought` accepts; nil where none is.
    fileprivate func subview(_ isSought: (UIView) -> Bool) -> UIView? {
        if isSought(self) { return self }
        for subview in subviews {
            if let found = subview.subview(isSought) { return found }
        }
        return nil
    }
}

/// An object that a popover may belong to, and that its arrow points at: a view, an item of a bar or a layout guide.
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIPopoverPresentationControllerSourceItem {
    /// The rectangle of the item in the coordinates of `referenceView`, in points; nil where it is not in the same window.
    public func frame(in referenceView: UIView) -> CGRect? {
        (self as? any PopoverSource)?.popoverSource(in: referenceView)
    }
}
