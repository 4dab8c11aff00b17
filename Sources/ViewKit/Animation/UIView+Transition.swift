/// One state of a view changes into another one as a whole.
extension UIView {
    /// Runs `animations`, which changes what `view` and all in it look like, and lets the new look take the place of the
    /// old one over `duration` seconds, in the way that `options` name.
    ///
    /// The changes themselves animate only with `.allowAnimatedContent`. Without a transition in `options`, a duration above
    /// 0, or a window, everything changes at once, and `completion` runs in the next frame. A flip turns the whole `view`,
    /// with perspective; the picture of its old state lies above it meanwhile, without being a subview of anything. In the
    /// same way a curl shows pictures, of the old state or, for a page that comes down, of both.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        let stack = AnimationBlockStack.current
        let plan = AnimationPlan(duration: duration, delay: 0, options: options, pacing: .curve(options.curve))
        let cover = ViewFlip.Flip(options).flatMap { ViewFlip(of: view, $0) }
        let page = ViewCurl(of: view, options)
        let end = { (finished: Bool) in
            cover?.remove()
            page?.remove()
            completion?(finished)
        }
        let block = stack.top?.inner(plan, completion: end) ?? AnimationBlock(plan, completion: end)
        stack.run(block) {
            if options.contains(.allowAnimatedContent) {
                animations?()
            } else {
                stack.withoutAnimation { animations?() }
            }
            stack.withoutAnimation(view.layoutIfNeeded)
            guard stack.isEnabled, block.plan.animates, view.displayWindow != nil else { return }
            cover?.animate(for: block)
            page?.animate(for: block)
            if options.transition == .transitionCrossDissolve { block.add(CATransition(), to: view) }
        }
    }

    /// Puts `toView` in the place of `fromView`, and lets their superview's look change in the way that `options` name.
    ///
    /// `fromView` is removed; with `.showHideTransitionViews` both stay subviews, and the one is hidden and the other shown.
    /// A view in no superview is left as it is, and `completion` runs in the next frame.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let container = fromView.superview else {
            return AnimationBlockStack.current.run(
                AnimationPlan(duration: 0, delay: 0, options: [], pacing: .curve(.linear)), {}, completion: completion)
        }
        transition(with: container, duration: duration, options: options) {
            if options.contains(.showHideTransitionViews) {
                fromView.isHidden = true
                toView.isHidden = false
            } else {
                container.insertSubview(toView, aboveSubview: fromView)
                fromView.removeFromSuperview()
            }
        } completion: {
            completion?($0)
        }
    }
}
