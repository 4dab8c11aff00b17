import UIKit

/// Many small snapshots fly apart, each its own way; the numbers are the same every time.
class ExplodeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.8 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to) else {
            return
        }
        container.insertSubview(to, at: 0)
        let side: CGFloat = 20
        var seed: UInt32 = 7
        func random(_ range: ClosedRange<CGFloat>) -> CGFloat {
            seed = seed &* 1_664_525 &+ 1_013_904_223
            return range.lowerBound + (range.upperBound - range.lowerBound) * CGFloat(seed >> 16) / 65535
        }
        let pieces = stride(from: 0, to: from.bounds.height, by: side).flatMap { y in
            stride(from: 0, to: from.bounds.width, by: side).map { x -> UIView in
                let piece = UIView(frame: CGRect(x: x, y: y, width: side, height: side))
                piece.clipsToBounds = true
                if let picture = from.snapshotView(afterScreenUpdates: false) {
                    picture.frame.origin = CGPoint(x: -x, y: -y)
                    piece.addSubview(picture)
                }
                container.addSubview(piece)
                return piece
            }
        }
        from.isHidden = true
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext),
            animations: {
                for piece in pieces {
                    piece.frame = piece.frame.offsetBy(dx: random(-100...100), dy: random(-100...100))
                    piece.alpha = 0
                    piece.transform = CGAffineTransform(rotationAngle: random(-1...1)).scaledBy(x: 0.1, y: 0.1)
                }
            },
            completion: { _ in
                pieces.forEach { $0.removeFromSuperview() }
                from.isHidden = false
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
}
