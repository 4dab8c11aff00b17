import UIKit

extension Notification.Name {
    static let blindFolded = Notification.Name("BlindFolded")
}

/// Cuts the old screen into strips that fold away one after the other; each announces its end in a notification.
class BlindsTransition: NSObject, UIViewControllerAnimatedTransitioning {
    private let stripCount = 8
    private var foldedCount = 0
    private weak var context: UIViewControllerContextTransitioning?

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.8 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let fromView = transitionContext.view(forKey: .from),
            let toView = transitionContext.view(forKey: .to),
            let toController = transitionContext.viewController(forKey: .to)
        else {
            transitionContext.completeTransition(false)
            return
        }
        context = transitionContext
        foldedCount = 0
        NotificationCenter.default.addObserver(
            self, selector: #selector(stripDidFold(_:)), name: .blindFolded, object: nil)

        let container = transitionContext.containerView
        let size = fromView.bounds.size
        let height = size.height / CGFloat(stripCount)
        let strips = (0..<stripCount).map { index -> UIView in
            let frame = CGRect(x: 0, y: CGFloat(index) * height, width: size.width, height: height)
            let strip = fromView.resizableSnapshotView(from: frame, afterScreenUpdates: false, withCapInsets: .zero)
            strip?.frame = frame
            return strip ?? UIView(frame: frame)
        }
        toView.frame = transitionContext.finalFrame(for: toController)
        container.addSubview(toView)
        strips.forEach { container.addSubview($0) }

        let foldTime = transitionDuration(using: transitionContext) / 2
        for (index, strip) in strips.enumerated() {
            let delay = foldTime * Double(index) / Double(stripCount - 1)
            UIView.animate(withDuration: foldTime, delay: delay, options: [.curveEaseIn]) {
                strip.transform = CGAffineTransform(scaleX: 1, y: 0.01)
                strip.alpha = 0.4
            } completion: { _ in
                strip.removeFromSuperview()
                NotificationCenter.default.post(name: .blindFolded, object: strip)
            }
        }
    }

    @objc private func stripDidFold(_ notification: Notification) {
        foldedCount += 1
        guard foldedCount == stripCount, let context = context else { return }
        NotificationCenter.default.removeObserver(self, name: .blindFolded, object: nil)
        context.completeTransition(!context.transitionWasCancelled)
    }
}
