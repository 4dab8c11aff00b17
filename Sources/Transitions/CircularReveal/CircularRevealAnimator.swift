// Needs: Shared/TransitionAnimator.swift, Shared/StackScreen.swift, Shared/Place.swift

#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// The upper screen shows through a circle that grows from a point of the lower one until it covers the screen.
final class CircularRevealAnimator: StackAnimator {
    private let origin: CGPoint

    /// A reveal from `origin`, a point of the lower screen's view.
    init(operation: UINavigationController.Operation, origin: CGPoint) {
        self.origin = origin
        super.init(operation: operation, duration: 0.55)
    }

    override func stage(lower: UIViewController, upper: UIViewController, on canvas: UIView) -> Show? {
        _ = canvas.snapshotView(lower.view, afterUpdates: true)
        let picture = canvas.snapshotView(upper.view, afterUpdates: true)
        let center = picture.convert(origin, from: lower.view)
        // Beyond the farthest corner, whose pixels it has to cover whole.
        let radius =
            hypot(
                max(center.x, picture.bounds.width - center.x), max(center.y, picture.bounds.height - center.y)) + 2
        let circle = UIView(
            frame: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
        circle.backgroundColor = .black
        circle.layer.cornerRadius = radius
        picture.mask = circle
        return { shown in
            let scale = max(0.0001, shown)
            circle.transform = CGAffineTransform(scaleX: scale, y: scale)
        }
    }
}
