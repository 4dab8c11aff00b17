import UIKit

private enum Direction {
    case push, pop
}

/// Private to this file, as the one of its name is to the other.
private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    private let direction: Direction

    init(direction: Direction) { self.direction = direction }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        transitionContext.completeTransition(direction == .push)
    }
}

@objc private protocol StepDelegate {
    @objc optional func step(_ index: Int) -> Bool
    @objc optional func stepsDidEnd()
}

#if canImport(UIKit)
fileprivate final class Walker: NSObject, StepDelegate {
    weak var delegate: StepDelegate?

    func stepsDidEnd() { tag = delegate?.step?(1) == true ? 1 : 0 }

    var tag = 0
}
#endif

extension Walker: PanelDelegate {
    func didMove(_ screen: UIViewController) {
        if delegate?.stepsDidEnd != nil { tag = 2 }
    }
}

final class Outer: UIView {
    @objc private protocol Delegate {
        @objc optional func outerDidMove()
    }

    private final class Owner: NSObject, Delegate {
        func outerDidMove() {}
    }

    func move() {
        let owner: Delegate = Owner()
        owner.outerDidMove?()
    }
}

func walkAgain() { Walker().stepsDidEnd() }
