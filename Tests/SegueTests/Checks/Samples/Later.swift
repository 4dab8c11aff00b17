import UIKit

/// A transition in which a picture of the destination comes in over what shows, drawn as the transition begins.
class Drawn: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to) else {
            return
        }
        let container = transitionContext.containerView
        container.insertSubview(to, belowSubview: from)
        let box = UIImageView(frame: container.bounds)
        box.frame.origin.x = container.bounds.width
        container.addSubview(box)
        draw(to, into: box)
        UIView.animate(withDuration: 0.5) {
            box.frame.origin.x = 0
        } completion: { _ in
            box.removeFromSuperview()
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }

    func draw(_ view: UIView, into box: UIImageView) { box.image = picture(of: view, afterScreenUpdates: true) }

    func picture(of view: UIView, afterScreenUpdates: Bool = false) -> UIImage {
        UIGraphicsImageRenderer(size: view.bounds.size).image { _ in
            view.drawHierarchy(in: view.bounds, afterScreenUpdates: afterScreenUpdates)
        }
    }
}

final class AtOnce: Drawn {}

/// The same, drawn a turn of the program later, when the destination has been shown.
final class ByBlock: Drawn {
    override func draw(_ view: UIView, into box: UIImageView) {
        DispatchQueue.main.async { box.image = self.picture(of: view) }
    }
}

final class ByTask: Drawn {
    override func draw(_ view: UIView, into box: UIImageView) {
        Task { @MainActor in box.image = picture(of: view) }
    }
}

final class ByRunLoop: Drawn {
    override func draw(_ view: UIView, into box: UIImageView) {
        RunLoop.main.perform { box.image = self.picture(of: view) }
    }
}

final class ByDelay: Drawn {
    private var draws: (() -> Void)?

    override func draw(_ view: UIView, into box: UIImageView) {
        draws = { [unowned self] in box.image = picture(of: view) }
        perform(#selector(drawNow), with: nil, afterDelay: 0)
    }

    @objc func drawNow() { draws?() }
}
