// Needs: Shared/TransitionAnimator.swift, Shared/StackScreen.swift, Shared/Place.swift

#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// The upper screen slides in from the right over the lower one, which moves aside by three tenths of the distance and
/// is dimmed.
final class PushAnimator: StackAnimator {
    private static let parallax: CGFloat = 0.3
    private static let dimming: CGFloat = 0.16

    init(operation: UINavigationController.Operation) {
        super.init(operation: operation, duration: 0.45)
    }

    override func stage(lower: UIViewController, upper: UIViewController, on canvas: UIView) -> Show? {
        let below = canvas.snapshotView(lower.view, afterUpdates: true)
        let dimmer = UIView(frame: canvas.bounds)
        dimmer.backgroundColor = .black
        let edge = Self.edge(frame: canvas.bounds)
        for view in [dimmer, edge] { canvas.addSubview(view) }
        let above = canvas.snapshotView(upper.view, afterUpdates: true)
        let middle = canvas.bounds.midX
        let width = canvas.bounds.width
        return { shown in
            below.center.x = middle - width * Self.parallax * shown
            dimmer.alpha = Self.dimming * shown
            edge.alpha = shown
            for view in [edge, above] { view.center.x = middle + width * (1 - shown) }
        }
    }

    /// The view that casts the shadow of the upper screen's edge.
    private static func edge(frame: CGRect) -> UIView {
        let edge = UIView(frame: frame)
        edge.layer.shadowColor = UIColor.black.cgColor
        edge.layer.shadowOpacity = 0.35
        edge.layer.shadowRadius = 14
        edge.layer.shadowOffset = .zero
        edge.layer.shadowPath = UIBezierPath(rect: edge.bounds).cgPath
        return edge
    }
}
