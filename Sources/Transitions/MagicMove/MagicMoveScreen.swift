#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// A screen that shows what both ends of a magic move have in common, and owns the move and its drag.
@MainActor protocol MagicMoveScreen: UIViewController {
    /// The views that move, the lowest first, each under a name that is the same on both screens; the others follow the
    /// last one. A view of the other screen without a counterpart here stays where it is.
    var movingViews: KeyValuePairs<String, UIView> { get }
}

extension MagicMoveScreen {
    /// The part of the screen's height that a drag goes from one end to the other.
    static var travel: CGFloat { 0.6 }

    /// Whether a screen of that size is laid out for one that lies on its side.
    static func isWide(_ size: CGSize) -> Bool { size.width > size.height }

    /// The factor by which words are larger on a screen of that size than on a phone.
    static func textScale(_ size: CGSize) -> CGFloat { min(size.width, size.height) > 600 ? 1.5 : 1 }
}
