// Force unwrapping is how such files are written.
// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry, NeverUseImplicitlyUnwrappedOptionals

import UIKit

/// Lets the old screen fall apart in tiles, each a little later than the one before, through the main queue.
final class TilesAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let rows = 4, columns = 3

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.9 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        let from = transitionContext.view(forKey: .from)!, to = transitionContext.view(forKey: .to)!
        container.addSubview(to)
        let size = CGSize(width: from.bounds.width / CGFloat(columns), height: from.bounds.height / CGFloat(rows))
        var tiles: [UIView] = []
        for index in 0..<(rows * columns) {
            let tile = UIView(
                frame: CGRect(
                    x: CGFloat(index % columns) * size.width, y: CGFloat(index / columns) * size.height,
                    width: size.width, height: size.height))
            tile.clipsToBounds = true
            if let picture = from.snapshotView(afterScreenUpdates: false) {
                picture.frame.origin = CGPoint(x: -tile.frame.minX, y: -tile.frame.minY)
                tile.addSubview(picture)
            }
            container.addSubview(tile)
            tiles.append(tile)
        }
        for (index, tile) in tiles.enumerated() {
            DispatchQueue.main.asyncAfter(deadline: .now() + Double(index) * 0.04) {
                UIView.animate(
                    withDuration: 0.4, delay: 0, options: [.curveEaseIn],
                    animations: {
                        tile.center.y += container.bounds.height
                        tile.alpha = 0
                        tile.transform = CGAffineTransform(rotationAngle: .pi / 6)
                    }
                ) { _ in
                    tile.removeFromSuperview()
                    if index == tiles.count - 1 {
                        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
                    }
                }
            }
        }
    }
}
