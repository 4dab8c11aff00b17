// Needs: Shared/TransitionAnimator.swift, Shared/StackScreen.swift, Shared/Place.swift

#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// Turns the page over to the next one, or back again.
final class PageCurlAnimator: TransitionAnimator {
    private let presents: Bool
    /// Snapshots of the page that shows, and of the one to come, which is not on the canvas yet.
    private var pages: [UIView] = []

    init(presents: Bool) {
        self.presents = presents
        super.init(duration: 0.8)
    }

    override func stage(from: UIViewController, to: UIViewController, on canvas: UIView) -> Show {
        pages = canvas.snapshotViews([from.view, to.view], afterUpdates: true)
        pages[1].removeFromSuperview()
        return { _ in }
    }

    /// The system's own animation turns the pages, where there are any: with less motion the screens cross-fade.
    override func animate(
        _ show: @escaping Show, in context: any UIViewControllerContextTransitioning,
        completion: @escaping (Bool) -> Void
    ) {
        guard pages.count == 2 else { return super.animate(show, in: context, completion: completion) }
        UIView.transition(
            from: pages[0], to: pages[1], duration: transitionDuration(using: context),
            options: presents ? .transitionCurlUp : .transitionCurlDown, completion: completion)
    }
}
