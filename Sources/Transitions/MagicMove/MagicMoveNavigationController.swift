#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// A stack of picture screens: pictures fly between them.
public final class MagicMoveNavigationController: SceneNavigationController {
    /// A grid of the pictures of these names, each to be found by `UIImage(named:)`.
    public convenience init(pictures: [String]) {
        self.init(rootViewController: PictureGridViewController(pictures: pictures))
    }
}
