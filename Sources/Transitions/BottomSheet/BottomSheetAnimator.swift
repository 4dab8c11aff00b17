#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// A sheet springs up from below the screen, or goes down again.
final class BottomSheetAnimator: PanelAnimator {
    private let bounces: Bool
    private static let damping: CGFloat = 0.82

    init(presents: Bool) {
        bounces = presents
        super.init(presents: presents, duration: presents ? 0.6 : 0.4)
    }

    override func animate(
        _ show: @escaping Show, in context: any UIViewControllerContextTransitioning,
        completion: @escaping (Bool) -> Void
    ) {
        guard bounces, !UIAccessibility.isReduceMotionEnabled else {
            return super.animate(show, in: context, completion: completion)
        }
        UIView.animate(
            withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: Self.damping,
            initialSpringVelocity: 0,
            animations: { show(1) }, completion: completion)
    }
}
