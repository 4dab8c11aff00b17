import UIKit

protocol Transition: UIViewControllerAnimatedTransitioning {
    var duration: TimeInterval { get }
}

/// There for its sub-classes.
class Animator: NSObject, Transition {
    var isPresenting = true
    var duration: TimeInterval { 0.3 }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { duration }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        transitionContext.completeTransition(true)
    }
}

/// Has a sub-class, and is made by itself.
class Slide: Animator {
    let edge: UIRectEdge

    init(edge: UIRectEdge = .left) { self.edge = edge }
}

class Coordinator: NSObject {
    let slide = Slide(edge: .right)
}
