#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// An animator between two screens of a stack: what a push shows, a pop shows in reverse.
class StackAnimator: TransitionAnimator {
    private let operation: UINavigationController.Operation

    /// An animator of a push or a pop; the rest is as for every `TransitionAnimator`.
    init(
        operation: UINavigationController.Operation, duration: TimeInterval, steps: Int = 1,
        mode: UIView.KeyframeAnimationOptions = .calculationModeCubic
    ) {
        self.operation = operation
        super.init(duration: duration, steps: steps, mode: mode)
    }

    final override func stage(from: UIViewController, to: UIViewController, on canvas: UIView) -> Show {
        let pushes = operation == .push
        guard let show = stage(lower: pushes ? from : to, upper: pushes ? to : from, on: canvas) else {
            return super.stage(from: from, to: to, on: canvas)
        }
        return { show(pushes ? $0 : 1 - $0) }
    }

    /// Puts snapshots on `canvas`, and gives what shows as much of the upper screen as it is told, 0 to 1; nil where the
    /// screens are not made for it, of which then one appears over the other.
    func stage(lower: UIViewController, upper: UIViewController, on canvas: UIView) -> Show? { nil }
}
