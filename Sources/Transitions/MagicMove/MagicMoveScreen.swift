#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// A screen that shows the picture that both ends of a magic move have in common.
@MainActor protocol MagicMoveScreen: UIViewController {
    /// The view that shows it here; nil while it is not on this screen.
    var pictureView: UIView? { get }
}
