#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// A screen of a navigation stack; a gesture of its own may drive its transitions.
class StackScreen: UIViewController {
    /// Makes the animator of a push or a pop.
    typealias MakeAnimator = (UINavigationController.Operation) -> TransitionAnimator

    /// The factory of the animators that push and pop this screen and those that it opens.
    final var makeAnimator: MakeAnimator
    /// The gesture; nil for none. It belongs to the screen.
    final var driver: GestureDrivenTransition?

    /// A screen without content: a subclass adds it. One that another screen opens takes over the animator of that.
    init(animator: @escaping MakeAnimator = { _ in TransitionAnimator(duration: 0.35) }) {
        makeAnimator = animator
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows `screen` over this one.
    final func open(_ screen: StackScreen) {
        screen.makeAnimator = makeAnimator
        navigationController?.pushViewController(screen, animated: true)
    }

    /// Goes back to the screen beneath this one.
    final func close() { navigationController?.popViewController(animated: true) }

    /// Whether there is a screen beneath this one.
    final var canClose: Bool { navigationController?.viewControllers.first !== self }
}

/// A screen with pictures, one of which a transition leads from or to.
@MainActor protocol PictureScreen: UIViewController {
    /// That picture; nil while there is none.
    var pictureView: UIView? { get }
}
