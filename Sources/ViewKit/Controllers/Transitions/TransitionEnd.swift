/// One of the two screens of a transition, with its view and frames.
struct TransitionEnd {
    var controller: UIViewController
    /// The view of the screen; nil where the animator must not touch it.
    var view: UIView?
    /// The frame of the view at the start, in the container's coordinates; `.zero` where it is not shown.
    var initialFrame: CGRect
    /// The frame of the view at the end; `.zero` where it will be removed, except by a dismissal.
    var finalFrame: CGRect
}
