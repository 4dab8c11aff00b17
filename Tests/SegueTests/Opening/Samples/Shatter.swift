import UIKit

/// Breaks the old screen into shards that fall out of it and spin.
///
/// The shards are cut from one snapshot, so that the screen itself is drawn once.
class ShatterAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    var columns = 7
    var duration: TimeInterval = 0.9

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return duration
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        guard let fromView = transitionContext.view(forKey: .from),
            let toView = transitionContext.view(forKey: .to),
            let picture = fromView.snapshotView(afterScreenUpdates: false)
        else {
            transitionContext.completeTransition(false)
            return
        }
        toView.frame = container.bounds
        container.addSubview(toView)

        let canvas = UIView(frame: container.bounds)
        container.addSubview(canvas)
        let shards = self.shards(of: picture)
        for shard in shards { canvas.addSubview(shard) }

        let group = DispatchGroup()
        for shard in shards {
            group.enter()
            fall(shard, in: canvas) { group.leave() }
        }
        group.notify(queue: .main) {
            canvas.removeFromSuperview()
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }

    private func shards(of picture: UIView) -> [UIView] {
        let side = picture.bounds.width / CGFloat(columns)
        var shards: [UIView] = []
        for y in stride(from: 0, to: picture.bounds.height, by: side) {
            for x in stride(from: 0, to: picture.bounds.width, by: side) {
                let region = CGRect(x: x, y: y, width: side, height: side).intersection(picture.bounds)
                guard
                    let shard = picture.resizableSnapshotView(
                        from: region, afterScreenUpdates: false, withCapInsets: .zero)
                else { continue }
                shard.frame = region
                shards.append(shard)
            }
        }
        return shards
    }

    /// Lets a shard fall the later the higher it lies.
    private func fall(_ shard: UIView, in canvas: UIView, completion: @escaping () -> Void) {
        let height = 1 - shard.center.y / canvas.bounds.height
        let delay = duration * 0.4 * Double(height)
        let distance = canvas.bounds.height * CGFloat.random(in: 0.8...1.2)
        let angle = CGFloat.random(in: -1.5...1.5)
        UIView.animate(
            withDuration: duration - delay, delay: delay, options: .curveEaseIn,
            animations: {
                shard.transform = CGAffineTransform(translationX: angle * 60, y: distance).rotated(by: angle)
                shard.alpha = 0.2
            },
            completion: { _ in
                shard.removeFromSuperview()
                completion()
            })
    }
}
