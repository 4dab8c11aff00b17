#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// A stack of picture screens that is its own delegate: whoever is on it gets the magic move.
public final class MagicMoveNavigationController: UINavigationController, UINavigationControllerDelegate {
    private var drag: MagicMoveDrag?

    /// A grid of the pictures of these names, each to be found by `UIImage(named:)`.
    public convenience init(pictures: [String]) {
        self.init(rootViewController: PictureGridViewController(pictures: pictures))
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        drag = MagicMoveDrag(navigationController: self)
    }

    /// The magic move in the direction of the operation.
    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        MagicMoveAnimator(operation: operation)
    }

    /// The drag, while one is going on.
    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        drag?.isDragging == true ? drag : nil
    }
}
