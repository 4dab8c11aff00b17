// Force unwrapping is how such files are written.
// swift-format-ignore-file: NeverForceUnwrap

import UIKit

/// Venetian blinds: the old screen in horizontal slices, which turn about their middles; a counter knows the last one.
class BlindsAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let sliceHeight: CGFloat = 25

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.7 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        let fromView = transitionContext.viewController(forKey: .from)!.view!
        let toView = transitionContext.viewController(forKey: .to)!.view!
        let canvas = UIView(frame: container.bounds)
        var slices = [UIView]()
        for y in stride(from: 0, to: fromView.bounds.height, by: sliceHeight) {
            let slice = UIView(frame: CGRect(x: 0, y: y, width: fromView.bounds.width, height: sliceHeight))
            slice.clipsToBounds = true
            let picture = fromView.snapshotView(afterScreenUpdates: false)!
            picture.frame.origin.y = -y
            slice.addSubview(picture)
            slice.layer.isDoubleSided = false
            canvas.addSubview(slice)
            slices.append(slice)
        }
        container.addSubview(toView)
        container.addSubview(canvas)
        var transform = CATransform3DIdentity
        transform.m34 = 1.0 / -500
        canvas.layer.sublayerTransform = transform
        var remaining = slices.count
        for (index, slice) in slices.enumerated() {
            UIView.animate(
                withDuration: 0.4, delay: 0.3 * Double(index) / Double(slices.count), options: .curveEaseIn,
                animations: { slice.layer.transform = CATransform3DMakeRotation(.pi / 2, 1, 0, 0) },
                completion: { _ in
                    remaining -= 1
                    if remaining == 0 {
                        canvas.removeFromSuperview()
                        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
                    }
                })
        }
    }
}
