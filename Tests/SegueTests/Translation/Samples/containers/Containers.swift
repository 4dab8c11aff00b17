import UIKit

// By its name.
final class PushAnimator: Animator {}
final class PopAnimator: Animator {}
final class TabSwipeAnimator: Animator {}
final class SheetAnimator: Animator {}

// By what it is told.
final class RevealAnimator: Animator {
    var operation: UINavigationController.Operation = .push
}

final class ZoomAnimator: Animator {
    var isPresenting = true
}

// Asks for both sides.
final class FadeAnimator: Animator {
    override func animateTransition(using context: UIViewControllerContextTransitioning) {
        _ = context.view(forKey: .from)
        _ = context.view(forKey: .to)
    }
}

// Asks for the side that moves.
final class OneSideAnimator: Animator {
    var forwards = true

    override func animateTransition(using context: UIViewControllerContextTransitioning) {
        _ = context.view(forKey: forwards ? .to : .from)
    }
}

// One for each direction: the way back leaves the presenter's view where it is.
final class PresentPanelAnimator: Animator {
    override func animateTransition(using this: UIViewControllerContextTransitioning) { _ = this.view(forKey: .to) }
}

final class DismissPanelAnimator: Animator {
    override func animateTransition(using context: UIViewControllerContextTransitioning) {
        _ = context.view(forKey: .from)
    }
}

class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
    func animateTransition(using context: UIViewControllerContextTransitioning) {}
}
