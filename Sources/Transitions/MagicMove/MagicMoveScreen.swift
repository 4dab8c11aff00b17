#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// A screen that shows what both ends of a magic move have in common, and owns the move and its drag.
@MainActor protocol MagicMoveScreen: UIViewController {
    /// The views that move, the lowest first, each under a name that is the same on both screens; a view of the other
    /// screen without a counterpart here stays where it is.
    var movingViews: KeyValuePairs<String, UIView> { get }
}

extension MagicMoveScreen {
    /// The part of the screen's height that a drag goes from one end to the other.
    static var travel: CGFloat { 0.6 }
}
