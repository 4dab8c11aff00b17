#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// Presents a page in the place of the one that it follows.
final class PageCurlPresentationController: UIPresentationController {
    /// The page before it lies turned away as long as this one shows.
    override var shouldRemovePresentersView: Bool { true }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        // After a turn back that was cancelled it is left beneath this one.
        if !completed { presentingViewController.view.removeFromSuperview() }
    }
}
