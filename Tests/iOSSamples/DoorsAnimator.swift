import UIKit

/// The old screen opens like two doors, each a layer with the picture that a context has drawn.
final class DoorsAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let fromView = transitionContext.view(forKey: .from), let toView = transitionContext.view(forKey: .to)
        else {
            return
        }
        let container = transitionContext.containerView
        container.addSubview(toView)
        let picture = UIGraphicsImageRenderer(bounds: fromView.bounds).image { _ in
            fromView.drawHierarchy(in: fromView.bounds, afterScreenUpdates: false)
        }
        var doors: [UIView] = []
        for side in 0...1 {
            let half = container.bounds.width / 2
            let door = UIView(
                frame: CGRect(x: CGFloat(side) * half, y: 0, width: half, height: container.bounds.height))
            door.layer.contents = picture.cgImage
            door.layer.contentsRect = CGRect(x: Double(side) / 2, y: 0, width: 0.5, height: 1)
            container.addSubview(door)
            doors.append(door)
        }
        toView.transform = CGAffineTransform(scaleX: 0.85, y: 0.85)
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0, options: [.curveEaseInOut],
            animations: {
                toView.transform = .identity
                doors[0].frame.origin.x -= doors[0].bounds.width
                doors[1].frame.origin.x += doors[1].bounds.width
            },
            completion: { _ in
                doors.forEach { $0.removeFromSuperview() }
                toView.transform = .identity
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
}
