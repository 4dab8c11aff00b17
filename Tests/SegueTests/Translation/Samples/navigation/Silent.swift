import UIKit

/// Calls that are not those of UIKit's controllers.
final class Sink: NSObject, UIViewControllerAnimatedTransitioning {
    var selectedIndex = 0

    func dismiss(_ alert: Int) {}
    func present(_ alert: Int) { dismiss(alert) }
    func select() { self.selectedIndex = 1 }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) { present(2) }
}
