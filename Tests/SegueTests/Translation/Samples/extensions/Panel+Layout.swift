import UIKit

private let fraction: CGFloat = 3

private func leave(_ panel: Panel) { panel.presentedViewController.dismiss(animated: true) }

// MARK: - Layout
extension Panel {
    /// Two thirds of the container.
    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        return bounds.divided(atDistance: bounds.height / fraction, from: .minYEdge).remainder
    }

    override func containerViewDidLayoutSubviews() {
        super.containerViewDidLayoutSubviews()
        dimming.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close)))
    }

    #if os(iOS)
    @objc open override func size(
        forChildContentContainer container: UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        CGSize(width: parentSize.width, height: parentSize.height / fraction)
    }
    #endif

    @objc func close() { leave(self) }
}

extension PanelView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    override var alpha: CGFloat {
        get { super.alpha }
        set { super.alpha = newValue / fraction }
    }

    override var bounds: CGRect {
        didSet { setNeedsLayout() }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        super.hitTest(point, with: event)
    }
}
