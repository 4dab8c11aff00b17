#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// A screen of a navigation stack; gestures of its own may drive its transitions.
class StackScreen: UIViewController {
    /// Makes the animator of a push or a pop.
    typealias MakeAnimator = (UINavigationController.Operation) -> TransitionAnimator

    /// The factory of the animators that push and pop this screen and those that it opens.
    final var makeAnimator: MakeAnimator
    /// The gestures. They belong to the screen.
    final var drivers: [GestureDrivenTransition] = []

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

/// A stack whose screens own their transitions, and all of the screen: no bar is shown.
///
/// It is its own delegate, and asks the screen that a transition leaves, or else the one that comes, for the animator and
/// for the gesture that drives it.
final class SceneNavigationController: UINavigationController, UINavigationControllerDelegate {
    /// The screen that owns the transition.
    private weak var owner: StackScreen?

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        isNavigationBarHidden = true
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        owner = fromVC as? StackScreen ?? toVC as? StackScreen
        return owner?.makeAnimator(operation)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        owner?.drivers.first { $0.isDriving }
    }
}

/// A gesture that drives the transition that it starts: the interaction controller of a screen while it `isDriving`.
///
/// In Segue the next press catches what a gesture has let go, too. On a phone nothing does, unless the animator has an
/// `interruptibleAnimator(using:)` for this to `pause()`.
class GestureDrivenTransition: UIPercentDrivenInteractiveTransition {
    /// Whether the gesture drives a transition, or starts one now.
    private(set) final var isDriving = false
    private var target: GestureTarget?
    /// Seconds of the fingers' velocity that count as already travelled: what `UIScrollView` would still slide.
    private static let lookahead: CGFloat = 0.499

    /// Adds `recognizer` to `view` and calls `handle` whenever it acts.
    final func follow<Recognizer: UIGestureRecognizer>(
        _ recognizer: Recognizer, on view: UIView, _ handle: @escaping (Recognizer) -> Void
    ) {
        target = GestureTarget(of: recognizer) { [unowned recognizer] in handle(recognizer) }
        view.addGestureRecognizer(recognizer)
    }

    /// Drives the transition that `start` starts.
    final func begin(_ start: () -> Void) {
        isDriving = true
        start()
    }

    /// Called when the fingers moved the transition to `progress`.
    final func move(to progress: CGFloat) {
        if isDriving { update(progress) }
    }

    /// Called when the fingers lifted while progress grew by `velocity` per second: the transition finishes where the
    /// projection is beyond one half, and is cancelled otherwise.
    final func letGo(velocity: CGFloat) {
        guard isDriving else { return }
        isDriving = false
        if percentComplete + velocity * Self.lookahead > 0.5 { finish() } else { cancel() }
    }

    /// Called when the touches were cancelled, or the gesture went back: cancels the transition.
    final func lose() {
        guard isDriving else { return }
        isDriving = false
        cancel()
    }
}

/// A drag that drives a transition: the screen chooses the transition that a drag starts.
///
/// Progress is the distance since the drag was recognised, as a fraction of the travel that the screen gives.
final class PanDrivenTransition: GestureDrivenTransition, UIGestureRecognizerDelegate {
    /// Returns the function that starts the transition of a drag in a direction, pressed at a point of the view; nil
    /// where the drag is not for this transition.
    typealias Start = (DragDirection, CGPoint) -> (() -> Void)?

    private unowned let owner: UIViewController
    private let axis: DragAxis
    private let travel: (CGSize) -> CGFloat
    private let start: Start
    private var pending: (direction: DragDirection, start: () -> Void)?
    private var direction = DragDirection.down
    /// The place of the drag that drives a transition, in its view; nil without one.
    var place: CGPoint? { isDriving ? lastPlace : nil }
    private var lastPlace = CGPoint.zero
    /// Called when the place of a drag that drives a transition changes.
    var onMove: ((CGPoint) -> Void)?

    /// A drag of `recognizer` along `axis` on the view of `owner`, which keeps this object, or on `view` around it.
    ///
    /// `travel` gives the points of a whole transition for the size of that view.
    init(
        _ axis: DragAxis, in owner: UIViewController, on view: UIView? = nil,
        by recognizer: UIPanGestureRecognizer = UIPanGestureRecognizer(), travel: @escaping (CGSize) -> CGFloat,
        start: @escaping Start
    ) {
        self.axis = axis
        self.owner = owner
        self.travel = travel
        self.start = start
        super.init()
        recognizer.delegate = self
        follow(recognizer, on: view ?? owner.view) { [unowned self] in handle($0) }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer, let view = pan.view,
            owner.transitionCoordinator == nil
        else { return false }
        let place = pan.location(in: view)
        let moved = pan.translation(in: view)
        guard let direction = axis.direction(of: moved) else { return false }
        // Where it was pressed: a quick finger has left the place before the drag is recognised.
        pending = start(direction, CGPoint(x: place.x - moved.x, y: place.y - moved.y)).map { (direction, $0) }
        return pending != nil
    }

    private func handle(_ pan: UIPanGestureRecognizer) {
        guard let view = pan.view else { return }
        let way = travel(view.bounds.size)
        lastPlace = pan.location(in: view)
        if pan.state == .changed { place.map { onMove?($0) } }
        switch pan.state {
        case .began:
            guard let pending else { return }
            direction = pending.direction
            self.pending = nil
            begin(pending.start)
        case .changed: move(to: direction.length(of: pan.translation(in: view)) / way)
        case .ended: letGo(velocity: direction.length(of: pan.velocity(in: view)) / way)
        case .cancelled: lose()
        default: break
        }
    }
}

/// The line along which a drag goes.
enum DragAxis {
    case horizontal, vertical

    /// The direction of a drag by `translation`; nil where it goes more than twice as far across the axis as along it.
    func direction(of translation: CGPoint) -> DragDirection? {
        let x = translation.x
        let y = translation.y
        switch self {
        case .horizontal: return 2 * abs(x) < abs(y) ? nil : x < 0 ? .left : .right
        case .vertical: return 2 * abs(y) < abs(x) ? nil : y < 0 ? .up : .down
        }
    }
}

/// The direction of a drag along its axis.
enum DragDirection {
    case up, down, left, right

    /// The component of `vector` in this direction; negative the other way.
    func length(of vector: CGPoint) -> CGFloat {
        switch self {
        case .up: -vector.y
        case .down: vector.y
        case .left: -vector.x
        case .right: vector.x
        }
    }
}

/// A tap that calls a closure.
final class TapRecognizer: UITapGestureRecognizer {
    private var target: GestureTarget?

    /// A tap that calls `act` with its place in the recognizer's view.
    init(_ act: @escaping (CGPoint) -> Void) {
        super.init(target: nil, action: nil)
        target = GestureTarget(of: self) { [unowned self] in act(location(in: view)) }
    }
}

extension UIView {
    /// Calls `act` with the place of each tap on this view, which keeps it.
    func onTap(_ act: @escaping (CGPoint) -> Void) { addGestureRecognizer(TapRecognizer(act)) }
}

/// The target of a gesture recognizer that calls a closure: the one form of target and action that is the same with
/// selectors and without.
@MainActor final class GestureTarget: NSObject {
    private let act: () -> Void

    /// Calls `act` whenever `recognizer` acts, as long as this object is retained.
    init(of recognizer: UIGestureRecognizer, _ act: @escaping () -> Void) {
        self.act = act
        super.init()
        #if canImport(ObjectiveC)
        recognizer.addTarget(self, action: #selector(hear))
        #else
        recognizer.addTarget(self, action: GestureTarget.hear)
        #endif
    }

    #if canImport(ObjectiveC)
    @objc
    #endif
    private func hear() { act() }
}
