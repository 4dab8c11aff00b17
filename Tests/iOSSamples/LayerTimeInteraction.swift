import UIKit

/// Scrubs any animator by the time of the container's layer, without UIPercentDrivenInteractiveTransition.
class LayerTimeInteraction: NSObject, UIViewControllerInteractiveTransitioning {
    private let animator: UIViewControllerAnimatedTransitioning
    private var context: UIViewControllerContextTransitioning?
    private var pausedTime: CFTimeInterval = 0
    private var duration: CFTimeInterval = 0
    private var displayLink: CADisplayLink?

    init(animator: UIViewControllerAnimatedTransitioning) {
        self.animator = animator
        super.init()
    }

    func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
        context = transitionContext
        duration = animator.transitionDuration(using: transitionContext)
        let layer = transitionContext.containerView.layer
        pausedTime = layer.convertTime(CACurrentMediaTime(), from: nil)
        layer.speed = 0
        layer.timeOffset = pausedTime
        animator.animateTransition(using: transitionContext)
    }

    func update(_ percentComplete: CGFloat) {
        guard let context = context else { return }
        context.containerView.layer.timeOffset = pausedTime + Double(percentComplete) * duration
        context.updateInteractiveTransition(percentComplete)
    }

    func finish() {
        guard let context = context else { return }
        context.finishInteractiveTransition()
        let layer = context.containerView.layer
        let offset = layer.timeOffset
        layer.speed = 1
        layer.timeOffset = 0
        layer.beginTime = 0
        layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - offset
    }

    func cancel() {
        context?.cancelInteractiveTransition()
        displayLink = CADisplayLink(target: self, selector: LayerTimeInteraction.goBack)
        displayLink?.add(to: .main, forMode: .common)
    }

    private func goBack(_ link: CADisplayLink) {
        guard let context = context else { return link.invalidate() }
        let layer = context.containerView.layer
        layer.timeOffset -= link.duration
        guard layer.timeOffset <= pausedTime else { return }
        link.invalidate()
        layer.speed = 1
        layer.timeOffset = 0
        context.view(forKey: .to)?.removeFromSuperview()
        context.completeTransition(false)
    }
}
