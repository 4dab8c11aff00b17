/// Presents an alert over what it dims: in the middle, or an action sheet at the lower edge.
final class AlertPresentationController: UIPresentationController {
    private let dimmingView = UIView()
    private static let dimming: CGFloat = 0.2
    private static let alertWidth: CGFloat = 270
    private static let sheetMargin: CGFloat = 8
    /// The greatest width of an action sheet, that of a large phone.
    private static let widestSheet: CGFloat = 440

    private var alert: UIAlertController? { presentedViewController as? UIAlertController }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView, let alert else { return .zero }
        let area = containerView.bounds.inset(by: containerView.safeAreaInsets)
        let scale = max(1, containerView.contentScaleFactor)
        func onPixels(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        switch alert.preferredStyle {
        case .alert:
            let width = min(Self.alertWidth, area.width)
            let height = onPixels(alert.height(width: width, limit: max(0, area.height - 32)))
            return CGRect(
                x: onPixels(area.midX - width / 2), y: onPixels(area.midY - height / 2), width: width, height: height)
        case .actionSheet:
            let width = max(0, min(area.width - 2 * Self.sheetMargin, Self.widestSheet))
            let height = onPixels(alert.height(width: width, limit: max(0, area.height - 2 * Self.sheetMargin)))
            return CGRect(
                x: onPixels(area.midX - width / 2), y: onPixels(area.maxY - Self.sheetMargin - height), width: width,
                height: height)
        }
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
        dimmingView.alpha = 0
        alongside { $0.dimmingView.alpha = Self.dimming }
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { dimmingView.removeFromSuperview() }
    }

    override func dismissalTransitionWillBegin() { alongside { $0.dimmingView.alpha = 0 } }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { dimmingView.removeFromSuperview() } else { dimmingView.alpha = Self.dimming }
    }

    private func alongside(_ change: @escaping (AlertPresentationController) -> Void) {
        guard let coordinator = presentedViewController.transitionCoordinator else { return change(self) }
        coordinator.animate(alongsideTransition: { [self] _ in change(self) })
    }

    /// A tap outside of an action sheet cancels it, where it has an action for that.
    private func handleTap() {
        if let alert, let cancel = alert.cancelAction { alert.choose(cancel) }
    }
}
