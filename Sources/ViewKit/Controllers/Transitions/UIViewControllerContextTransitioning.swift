/// The context of a transition: what its animator and its interaction controller read of it, and the methods by which
/// they report on it.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view that the transition happens in; it holds the view that is shown at the start.
    ///
    /// The animator adds the view that is shown at the end, and takes away whatever else it adds.
    var containerView: UIView { get }
    /// Whether the transition is to be animated at all.
    var isAnimated: Bool { get }
    /// Whether a gesture drives the transition now.
    var isInteractive: Bool { get }
    /// Whether the transition will end, or ended, where it started.
    var transitionWasCancelled: Bool { get }
    /// The transform of the views of a container that turned with the device; always the identity here.
    var targetTransform: CGAffineTransform { get }
    /// The style in which one of the two controllers is presented; `none` in containers.
    var presentationStyle: UIModalPresentationStyle { get }

    /// Reports the progress to which a gesture has brought the transition, 0 to 1; only for own interaction
    /// controllers.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Reports that the gesture ended and the transition will run to its end; only for own interaction controllers.
    func finishInteractiveTransition()
    /// Reports that the gesture ended and the transition will run back to its start; likewise. A transition without an
    /// interaction controller, and not paused, goes on.
    func cancelInteractiveTransition()
    /// Makes a running transition interactive again; likewise.
    func pauseInteractiveTransition()
    /// Ends the transition: at its end (`didComplete` true) or rolled back to its start.
    ///
    /// It must be called exactly once; later calls change nothing.
    func completeTransition(_ didComplete: Bool)
    /// The controller that is shown at the start (`from`) or at the end (`to`).
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// That controller's view; nil where the animator must not touch it.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// The frame of the view of `vc` at the start, in the container's coordinates; `.zero` where it is not shown.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// The frame of the view of `vc` at the end, in the container's coordinates; `.zero` for the one that will be removed,
    /// except in a dismissal: there it is the frame in which the controller was presented.
    func finalFrame(for vc: UIViewController) -> CGRect
}

/// Names one of the two controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    /// The name in UIKit's words.
    public var rawValue: String

    /// A key of that name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The controller that is shown at the start, or at the end of a cancelled transition.
    public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
    /// The controller that is shown at the end.
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// Names one of the two views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    /// The name in UIKit's words.
    public var rawValue: String

    /// A key of that name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The view that is shown at the start.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    /// The view that is shown at the end.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
