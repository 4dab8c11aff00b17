extension UIViewController.Transition {
    /// The look of a zoom, and the gestures that may dismiss it.
    @preconcurrency @MainActor open class ZoomOptions: NSObject {
        /// Returns the rectangle of the zoomed controller's view that lies over the source, in that view's coordinates; nil,
        /// from it or as the property, for the largest one in the middle with the source's proportions.
        open var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
        /// The colour over the screen beneath, at its full strength once the other one is open; nil, the default, for 15 % of
        /// black.
        open var dimmingColor: UIColor?
        /// The blur over the screen beneath; nil, the default, for none.
        open var dimmingVisualEffect: UIBlurEffect?
        /// Returns whether a gesture may begin to dismiss; nil, the default, for what `InteractionContext.willBegin` says.
        open var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?

        /// Options with their defaults.
        public override init() { super.init() }

        /// A copy, which changes on its own.
        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = ZoomOptions()
            copy.alignmentRectProvider = alignmentRectProvider
            copy.dimmingColor = dimmingColor
            copy.dimmingVisualEffect = dimmingVisualEffect
            copy.interactiveDismissShouldBegin = interactiveDismissShouldBegin
            return copy
        }
    }
}

extension UIViewController.Transition.ZoomOptions: @preconcurrency NSCopying {}

extension UIViewController.Transition.ZoomOptions {
    /// The views of a zoom, for the closure that aligns them.
    @preconcurrency @MainActor public final class AlignmentRectContext: NSObject {
        /// The view from which the zoom begins.
        public let sourceView: UIView
        /// The controller that is zoomed.
        public let zoomedViewController: UIViewController

        init(source: UIView, zoomed: UIViewController) {
            sourceView = source
            zoomedViewController = zoomed
            super.init()
        }
    }

    /// A gesture that is about to dismiss.
    @preconcurrency @MainActor public final class InteractionContext: NSObject {
        /// The location of the touch, or the middle of two, in the coordinates of the zoomed controller's view.
        public let location: CGPoint
        /// The velocity of the touch, in points per second.
        public let velocity: CGVector
        /// Whether the dismissal begins where nothing else is said: not where a scroll view takes the gesture.
        public let willBegin: Bool

        init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
            self.location = location
            self.velocity = velocity
            self.willBegin = willBegin
            super.init()
        }
    }
}
