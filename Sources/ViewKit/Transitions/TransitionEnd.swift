/// One of the two screens of a transition, and where it lies.
struct TransitionEnd {
    var controller: UIViewController
    /// What shows the screen; nil where the animator must not touch it.
    var view: UIView?
    /// Where the view lies at the start, in the container's coordinates; `.zero` where it is not shown.
    var initialFrame: CGRect
    /// The frame of the view at the end; `.zero` where it will be removed, except by a dismissal.
    var finalFrame: CGRect
}
