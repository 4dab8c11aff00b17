import UIKit

enum Side {
    case left, right
}

final class Interactor: UIPercentDrivenInteractiveTransition {
    var hasStarted = false
}

struct Theme {
    var radius: CGFloat
}

// Arguments of known types.
final class NumbersAnimator: Animator {
    init(duration: TimeInterval, delay: Double, scale: CGFloat, count: Int, cornerRadius: CGFloat) {}
}

final class ScreenAnimator: Animator {
    init(from view: UIView, frame: CGRect, centre: CGPoint, image: UIImage?, owner: UIViewController) {}
}

final class OtherAnimator: Animator {
    init(
        side: Side, interactor: Interactor, update: @escaping (UIView, CGFloat) -> Bool, then: (() -> Void)?,
        timing: any UITimingCurveProvider, title: String?, names: [String]
    ) {}
}

// A known direction goes before made values, and these before none.
final class ChoosingAnimator: Animator {
    convenience init(title: String) { self.init(radius: 3) }
    init(radius: CGFloat) {}
    init(isPushing: Bool, radius: CGFloat) {}
}

final class PlainAnimator: Animator {
    override init() {}
    init(radius: CGFloat) {}
}

// Nothing is known of it.
final class ThemedAnimator: Animator {
    init(theme: Theme) {}
}

// Its owner sets these.
final class OwnedAnimator: Animator {
    var originFrame: CGRect!
    var sourceView: UIView?
    var startPoint = CGPoint.zero
    var theme: Theme!
    var context: UIViewControllerContextTransitioning!
    var title: String?

    override func animateTransition(using context: UIViewControllerContextTransitioning) { self.context = context }
}
