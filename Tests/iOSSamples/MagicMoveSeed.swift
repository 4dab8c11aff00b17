// Force unwrapping is how such files are written.
// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry, NeverUseImplicitlyUnwrappedOptionals

import UIKit

/// A screen with a picture; what the seed's magic move works on.
class PictureScreen: UIViewController {
    let imageView = UIView()
    var pictureFrame = CGRect(x: 20, y: 20, width: 40, height: 40)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        imageView.backgroundColor = .red
        view.addSubview(imageView)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        imageView.frame = pictureFrame
    }
}

/// The published magic move, with its names brought up to date: it hides the pictures, clears the new screen's colour and
/// completes with what the animation says.
class MagicMoveSeedAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.6
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let fromVC = transitionContext.viewController(forKey: .from)! as! PictureScreen
        let toVC = transitionContext.viewController(forKey: .to)! as! PictureScreen
        let container = transitionContext.containerView
        // we're going to need the frames of the target view, so make sure it has laid out properly.
        toVC.view.setNeedsLayout()
        toVC.view.layoutIfNeeded()

        let fromImageView = fromVC.imageView
        let toImageView = toVC.imageView
        let snapshot = fromImageView.snapshotView(afterScreenUpdates: false)!
        fromImageView.isHidden = true
        toImageView.isHidden = true
        let backdrop = UIView(frame: toVC.view.frame)
        backdrop.backgroundColor = toVC.view.backgroundColor
        container.addSubview(backdrop)
        backdrop.alpha = 0
        toVC.view.backgroundColor = UIColor.clear
        toVC.view.alpha = 0
        let finalFrame = transitionContext.finalFrame(for: toVC)
        toVC.view.frame = finalFrame.offsetBy(dx: 0, dy: finalFrame.size.height)
        container.addSubview(toVC.view)
        snapshot.frame = container.convert(fromImageView.bounds, from: fromImageView)
        container.addSubview(snapshot)

        UIView.animate(
            withDuration: 0.6,
            animations: {
                backdrop.alpha = 1
                toVC.view.alpha = 1
                toVC.view.frame = finalFrame
                snapshot.frame = container.convert(toVC.pictureFrame, from: toVC.view)
            },
            completion: { finished in
                toVC.view.backgroundColor = backdrop.backgroundColor
                backdrop.removeFromSuperview()
                fromImageView.isHidden = false
                toImageView.isHidden = false
                snapshot.removeFromSuperview()
                transitionContext.completeTransition(finished)
            })
    }
}
