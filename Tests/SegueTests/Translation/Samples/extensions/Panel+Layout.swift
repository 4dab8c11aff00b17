import UIKit

// MARK: - Layout
extension Panel {
    /// Two thirds of the container.
    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        return bounds.divided(atDistance: bounds.height / 3, from: .minYEdge).remainder
    }

    override func containerViewDidLayoutSubviews() {
        super.containerViewDidLayoutSubviews()
        dimming.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close)))
    }

    @objc func close() { presentedViewController.dismiss(animated: true) }
}
