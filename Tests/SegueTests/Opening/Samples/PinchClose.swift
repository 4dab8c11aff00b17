import UIKit

/// Dismisses a controller by a pinch, whose scale is the progress of the transition.
final class PinchDriver: UIPercentDrivenInteractiveTransition {
    private(set) var isActive = false
    private weak var controller: UIViewController?

    init(controller: UIViewController) {
        self.controller = controller
        super.init()
        let pinch = UIPinchGestureRecognizer(target: self, action: #selector(handlePinch(_:)))
        controller.view.addGestureRecognizer(pinch)
    }

    @objc private func handlePinch(_ pinch: UIPinchGestureRecognizer) {
        let progress = max(0, min(1, 1 - pinch.scale))
        switch pinch.state {
        case .began:
            isActive = true
            controller?.dismiss(animated: true, completion: nil)
        case .changed:
            update(progress)
        case .ended where progress > 0.35:
            isActive = false
            finish()
        case .ended, .cancelled, .failed:
            isActive = false
            cancel()
        default:
            break
        }
    }
}

/// Shrinks the dismissed screen to nothing, turning it a little.
final class ShrinkAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let fromView = transitionContext.view(forKey: .from),
            let toView = transitionContext.view(forKey: .to)
        else {
            transitionContext.completeTransition(false)
            return
        }
        transitionContext.containerView.insertSubview(toView, belowSubview: fromView)
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0, options: [.curveLinear],
            animations: {
                fromView.transform = CGAffineTransform(scaleX: 0.01, y: 0.01).rotated(by: .pi / 6)
                fromView.alpha = 0.5
            },
            completion: { _ in
                fromView.transform = .identity
                fromView.alpha = 1
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
}

final class PictureViewController: UIViewController, UIViewControllerTransitioningDelegate {
    private lazy var driver = PinchDriver(controller: self)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGreen
        _ = driver
        let square = UIView(frame: view.bounds.insetBy(dx: 60, dy: 160))
        square.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        square.backgroundColor = .white
        view.addSubview(square)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        ShrinkAnimator()
    }

    func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        driver.isActive ? driver : nil
    }
}

final class AlbumViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemPurple
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(openPicture)))
    }

    @objc private func openPicture() {
        let picture = PictureViewController()
        picture.modalPresentationStyle = .fullScreen
        picture.transitioningDelegate = picture
        present(picture, animated: true)
    }
}

#Preview("Pinch to close") { AlbumViewController() }
