/// One of the two screens of a transition, with its view and frames.
struct TransitionEnd {
    var controller: UIViewController
    /// The view of the screen; nil where the animator must not touch it.
    var view: UIView?
    /// The frame of the view at the start, in the container's coordinates; `.zero` where it is not shown.
    var initialFrame: CGRect
    /// The frame of the view at the end; `.zero` where it will be removed, except by a dismissal.
    var finalFrame: CGRect

    /// A screen of a container that has its place in `area`, and leaves it.
    @MainActor static func leaving(_ screen: UIViewController, in area: TransitionView) -> TransitionEnd {
        let view = screen.placedView ?? UIView()
        return TransitionEnd(controller: screen, view: view, initialFrame: area.place(for: view), finalFrame: .zero)
    }

    /// A screen of a container that comes to its place in `area`.
    @MainActor static func coming(_ screen: UIViewController, in area: TransitionView) -> TransitionEnd {
        let view = screen.placedView ?? UIView()
        return TransitionEnd(controller: screen, view: view, initialFrame: .zero, finalFrame: area.place(for: view))
    }
}
