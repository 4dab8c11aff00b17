import UIKit

/// Inherits an initializer with arguments.
final class FadeSegue: UIStoryboardSegue {
    override func perform() { destination.transitioningDelegate = self }
}

extension FadeSegue: UIViewControllerTransitioningDelegate {}

typealias Segue = UIStoryboardSegue

class BaseSegue: Segue {}

final class DerivedSegue: BaseSegue, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {}
}

/// Has one of its own.
final class PlainSegue: UIStoryboardSegue, UIViewControllerTransitioningDelegate {
    convenience init() { self.init(identifier: nil, source: UIViewController(), destination: UIViewController()) }
}

final class Singleton: NSObject, UINavigationControllerDelegate {
    static let shared = Singleton()

    private override init() { super.init() }
}

final class Forbidden: NSObject, UINavigationControllerDelegate {
    @available(*, unavailable, message: "Give it a view.") override init() { fatalError("unavailable") }

    init(_ view: UIView) { super.init() }
}

final class Throwing: NSObject, UINavigationControllerDelegate {
    enum Failure: Error {
        case absent
    }

    init(isPushing: Bool) throws { throw Failure.absent }
}

final class Late: NSObject, UINavigationControllerDelegate {
    init(isPushing: Bool) async { super.init() }
}

final class Veiled: NSObject, UINavigationControllerDelegate {
    let view: UIView

    init(_ view: UIView) { self.view = view }
}

private extension Veiled {
    convenience init(isPushing: Bool) { self.init(UIView()) }
}

final class Failing: NSObject, UITabBarControllerDelegate {
    init?(isPushing: Bool) { return nil }
}

/// Can be made.
final class Router: NSObject, UITabBarControllerDelegate {}

final class Recognizer: UIPanGestureRecognizer, UIViewControllerTransitioningDelegate {}
