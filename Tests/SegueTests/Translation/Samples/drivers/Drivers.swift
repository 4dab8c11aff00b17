import UIKit

final class AttachedSwipe: UIPercentDrivenInteractiveTransition {
    private(set) var isInProgress = false
    private weak var screen: UIViewController?

    func attach(to viewController: UIViewController, edges: UIRectEdge = .left) {
        screen = viewController
        let pan = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(pan(_:)))
        pan.edges = edges
        viewController.view.addGestureRecognizer(pan)
    }

    @objc private func pan(_ recognizer: UIScreenEdgePanGestureRecognizer) {
        isInProgress = recognizer.state == .began || recognizer.state == .changed
    }
}

class GivenSwipe: UIPercentDrivenInteractiveTransition {
    var interactionInProgress: Bool { false }
    unowned let viewController: UIViewController

    init(viewController: UIViewController) {
        self.viewController = viewController
        super.init()
    }
}

/// Inherits the initializer.
final class GivenEdgeSwipe: GivenSwipe {}

final class NavigationSwipe: UIPercentDrivenInteractiveTransition {
    func wireTo(_ navigationController: UINavigationController!) {}
}

final class ViewSwipe: UIPercentDrivenInteractiveTransition {
    weak var viewController: UIViewController?
    var isPresenting = false

    func addGesture(to view: UIView) {}
}

final class PropertySwipe: UIPercentDrivenInteractiveTransition {
    weak var presented: DetailViewController? {
        didSet { presented?.view.tag = 1 }
    }
}

final class DetailViewController: UIViewController {}

final class Interaction: NSObject, UIViewControllerInteractiveTransitioning {
    func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {}

    func install(on controller: DetailViewController) {}
}

final class PinchDelegate: NSObject, UIViewControllerTransitioningDelegate {
    init(attachTo controller: UIViewController) { super.init() }
}

/// Nothing says what it is attached to.
final class LooseSwipe: UIPercentDrivenInteractiveTransition {
    func update(with recognizer: UIPanGestureRecognizer) {}
}

/// Nobody knows the edge.
final class EdgeSwipe: UIPercentDrivenInteractiveTransition {
    init(viewController: UIViewController, edge: UIRectEdge) { super.init() }
}
