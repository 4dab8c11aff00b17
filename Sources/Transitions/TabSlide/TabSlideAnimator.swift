// Needs: Shared/TransitionAnimator.swift, Shared/StackScreen.swift, Shared/Place.swift

#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// Two screens that lie side by side, with a gap between them, move past: to the left for one further right in the bar, otherwise to the right.
final class TabSlideAnimator: TransitionAnimator {
    private let goesRight: Bool
    /// The width of the gap, in points.
    private static let gap: CGFloat = 10

    /// An animator to a screen further right in the bar, or further left.
    init(goesRight: Bool) {
        self.goesRight = goesRight
        super.init(duration: 0.4)
    }

    override func stage(from: UIViewController, to: UIViewController, on canvas: UIView) -> Show {
        canvas.backgroundColor = .grey(0.78, dark: 0.22)
        let screens = canvas.snapshotViews([from.view, to.view], afterUpdates: true)
        let middle = canvas.bounds.midX
        let distance = canvas.bounds.width + Self.gap
        let way = goesRight ? distance : -distance
        return { part in
            screens[0].center.x = middle - way * part
            screens[1].center.x = middle + way * (1 - part)
        }
    }
}
