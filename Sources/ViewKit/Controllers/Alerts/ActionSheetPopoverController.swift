/// Presents an action sheet as a popover where the width is a tablet's, and otherwise at the lower edge.
final class ActionSheetPopoverController: UIPopoverPresentationController {
    /// The width of the popover, in points, as is a tablet's.
    private static let width: CGFloat = 304
    /// The height of a popover without content, in points.
    private static let emptyHeight: CGFloat = 44

    private var alert: UIAlertController? { presentedViewController as? UIAlertController }

    /// A widest phone that is turned has a regular width, too, and keeps the lower edge.
    override func systemAdaptation() -> UIPresentationController? {
        let traits = presentingTraits
        if traits.horizontalSizeClass == .regular, traits.userInterfaceIdiom != .phone { return nil }
        return AlertPresentationController(
            presentedViewController: presentedViewController, presenting: knownPresenting)
    }

    override var preferredContentSize: CGSize {
        guard let alert else { return super.preferredContentSize }
        let height = alert.height(width: Self.width, limit: .infinity)
        return CGSize(width: Self.width, height: height > 0 ? height : Self.emptyHeight)
    }

    override func willPresent() {
        alert?.isPopover = true
        super.willPresent()
    }

    override func dismissByTap() {
        if let alert { alert.cancel() } else { super.dismissByTap() }
    }
}
