#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// A screen with pictures, one of which a transition leads from or to.
@MainActor protocol PictureScreen: UIViewController {
    /// That picture; nil while there is none.
    var pictureView: UIView? { get }
}
