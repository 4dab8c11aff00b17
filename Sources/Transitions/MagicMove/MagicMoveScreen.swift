#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// A screen that shows the picture that both ends of a magic move have in common, and owns the move and its drag.
@MainActor protocol MagicMoveScreen: UIViewController {
    /// The view that shows it here; nil while it is not on this screen.
    var pictureView: UIView? { get }
}

extension MagicMoveScreen {
    /// The part of the screen's height that a drag goes from one end to the other.
    static var travel: CGFloat { 0.6 }
}
