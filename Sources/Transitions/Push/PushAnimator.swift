#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// The upper screen slides in from the right over the lower one, which gives way at a third of the pace and is dimmed.
final class PushAnimator: TransitionAnimator {
    private let operation: UINavigationController.Operation
    private static let parallax: CGFloat = 0.3
    private static let dimming: CGFloat = 0.16

    init(operation: UINavigationController.Operation) {
        self.operation = operation
        super.init(duration: 0.45)
    }

    override func stage(from: UIViewController, to: UIViewController, on canvas: UIView) -> (Bool) -> Void {
        let pushes = operation == .push
        let (lower, upper) = pushes ? (from, to) : (to, from)
        let below = canvas.snapshotView(lower.view, afterUpdates: true)
        let dimmer = UIView(frame: canvas.bounds)
        dimmer.backgroundColor = .black
        let edge = Self.edge(frame: canvas.bounds)
        for view in [dimmer, edge] { canvas.addSubview(view) }
        let above = canvas.snapshotView(upper.view, afterUpdates: true)
        let (middle, width) = (canvas.bounds.midX, canvas.bounds.width)
        return { isAtEnd in
            let upperIsShown = isAtEnd == pushes
            below.center.x = upperIsShown ? middle - width * Self.parallax : middle
            dimmer.alpha = upperIsShown ? Self.dimming : 0
            edge.alpha = upperIsShown ? 1 : 0
            for view in [edge, above] { view.center.x = upperIsShown ? middle : middle + width }
        }
    }

    /// What casts the shadow of the upper screen's edge.
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
