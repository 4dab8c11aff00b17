/// Animation blocks as they were before closures: what changes between `beginAnimations` and `commitAnimations` animates.
///
/// The setters apply to changes after them; outside of such a block they do nothing. Delegates and their selectors,
/// start dates and transitions are left out.
extension UIView {
    /// Begins a block of 0.2 seconds, slow at both ends; `animationID` and `context` are for delegates, and do nothing here.
    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        AnimationBlockStack.current.begin(
            AnimationPlan(duration: 0.2, delay: 0, options: [], pacing: .curve(.easeInOut)))
    }

    /// Ends the block that was begun last.
    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func commitAnimations() { AnimationBlockStack.current.commit() }

    /// Sets the duration of changes, in seconds; not above 0 for at once.
    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func setAnimationDuration(_ duration: TimeInterval) {
        adjust { $0.duration = duration.isNaN ? 0 : duration }
    }

    /// Sets the delay of changes, in seconds from now.
    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func setAnimationDelay(_ delay: TimeInterval) {
        adjust { $0.delay = delay > 0 && delay.isFinite ? delay : 0 }
    }

    /// Sets the pacing of changes.
    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func setAnimationCurve(_ curve: UIView.AnimationCurve) { adjust { $0.pacing = .curve(curve) } }

    /// Sets the number of times that changes run; not above 0 counts as once.
    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func setAnimationRepeatCount(_ repeatCount: Float) {
        adjust { $0.repeatCount = repeatCount > 0 ? Double(repeatCount) : 1 }
    }

    /// Sets whether each run is followed by one backwards.
    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        adjust { $0.autoreverses = repeatAutoreverses }
    }

    /// Sets whether properties that do not add up start from what shows.
    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        adjust { plan in
            if fromCurrentState {
                plan.options.insert(.beginFromCurrentState)
            } else {
                plan.options.remove(.beginFromCurrentState)
            }
        }
    }

    private class func adjust(_ change: (inout AnimationPlan) -> Void) {
        AnimationBlockStack.current.begunBlock?.adjust(change)
    }
}
