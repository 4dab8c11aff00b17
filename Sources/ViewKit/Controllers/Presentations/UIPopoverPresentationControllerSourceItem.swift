/// An object that a popover may belong to, and that its arrow points at: a view, an item of a bar or a layout guide.
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIPopoverPresentationControllerSourceItem {
    /// The rectangle of the item in the coordinates of `referenceView`, in points; nil where it is not in the same window.
    public func frame(in referenceView: UIView) -> CGRect? {
        (self as? any PopoverSource)?.popoverSource(in: referenceView)
    }
}
