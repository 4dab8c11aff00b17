/// Presents an alert in the middle of what it dims; with the lengths of iOS 26.
final class AlertPresentationController: UIPresentationController {
    private let dimmingView = UIView()
    /// The dimming of what is beneath, and that in the dark.
    private static let (dimming, darkDimming): (CGFloat, CGFloat) = (0.2, 0.48)
    private static let width: CGFloat = 320

    private var alert: UIAlertController? { presentedViewController as? UIAlertController }

    /// Whether what is beneath is dimmed.
    var dims = false { didSet { dim() } }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView, let alert else { return .zero }
        let area = containerView.bounds.inset(by: containerView.safeAreaInsets)
        let scale = max(1, containerView.contentScaleFactor)
        func onPixels(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        let width = min(Self.width, area.width)
        let height = onPixels(alert.height(width: width, limit: max(0, area.height - 32)))
        return CGRect(
            x: onPixels(area.midX - width / 2), y: onPixels(area.midY - height / 2), width: width, height: height)
    }

    private func dim() {
        let isDark = containerView?.traitCollection.userInterfaceStyle == .dark
        dimmingView.alpha = !dims ? 0 : isDark ? Self.darkDimming : Self.dimming
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        dim()
    }

    override var dimsTint: Bool { true }

    override func willPresent() { alert?.isPopover = false }

    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        _ = placePresentedView()
    }

    override func presentationTransitionWillBegin() {
        guard let containerView else { return }
        dimmingView.frame = containerView.bounds
        dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimmingView.backgroundColor = .black
        if alert?.preferredStyle == .actionSheet {
            dimmingView.addGestureRecognizer(
                UITapGestureRecognizer(target: self, action: AlertPresentationController.handleTap))
        }
        containerView.insertSubview(dimmingView, at: 0)
        dims = false
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        if completed { dims = true } else { dimmingView.removeFromSuperview() }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { dimmingView.removeFromSuperview() } else { dims = true }
    }

    /// A tap outside of an action sheet cancels it, where it has an action for that.
    private func handleTap() {
        if let alert, let cancel = alert.cancelAction { alert.choose(cancel) }
    }
}
