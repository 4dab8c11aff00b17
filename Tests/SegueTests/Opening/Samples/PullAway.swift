import UIKit
import UIKit.UIGestureRecognizerSubclass
import UIKit.UIViewControllerTransitioning

/// A pan that fails as soon as it goes sideways.
class VerticalPanGestureRecognizer: UIPanGestureRecognizer {
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if state == .began {
            let velocity = self.velocity(in: view)
            if abs(velocity.x) > abs(velocity.y) { state = .cancelled }
        }
    }
}

/// Pulls a presented controller down. It attaches its own pan, and detaches it when the controller has gone.
class PullAwayInteraction: UIPercentDrivenInteractiveTransition {
    var isInProgress = false
    private var shouldFinish = false
    private weak var controller: UIViewController?
    private let pan = VerticalPanGestureRecognizer()

    func attach(to viewController: UIViewController) {
        controller = viewController
        pan.addTarget(self, action: #selector(handlePan(_:)))
        viewController.view.addGestureRecognizer(pan)
        completionSpeed = 0.9
    }

    func detach() {
        pan.removeTarget(self, action: #selector(handlePan(_:)))
        controller?.view.removeGestureRecognizer(pan)
        controller = nil
    }

    @objc private func handlePan(_ recognizer: UIPanGestureRecognizer) {
        guard let view = recognizer.view?.superview ?? recognizer.view else { return }
        let progress = min(max(recognizer.translation(in: view).y / view.bounds.height, 0), 1)
        switch recognizer.state {
        case .began:
            isInProgress = true
            controller?.dismiss(animated: true, completion: nil)
        case .changed:
            shouldFinish = progress > 0.35 || recognizer.velocity(in: view).y > 900
            update(progress)
        case .cancelled:
            isInProgress = false
            cancel()
        case .ended:
            isInProgress = false
            if shouldFinish { finish() } else { cancel() }
        default:
            // Everything else ends it, too: also what never began.
            cancel()
        }
    }
}

class PullAwayAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.5
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let from = transitionContext.viewController(forKey: .from),
            let to = transitionContext.viewController(forKey: .to)
        else { return }
        let container = transitionContext.containerView
        container.insertSubview(to.view, belowSubview: from.view)
        let shade = UIView(frame: container.bounds)
        shade.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 0.6)
        container.insertSubview(shade, aboveSubview: to.view)
        let bounds = UIScreen.main.bounds
        let finalFrame = CGRect(origin: CGPoint(x: 0, y: bounds.height), size: bounds.size)
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveLinear,
            animations: {
                from.view.frame = finalFrame
                shade.alpha = 0
            },
            completion: { _ in
                shade.removeFromSuperview()
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
}

class LetterViewController: UIViewController, UIViewControllerTransitioningDelegate {
    let interaction = PullAwayInteraction()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemPink
        let grip = UIView(frame: CGRect(x: view.bounds.midX - 30, y: 60, width: 60, height: 8))
        grip.backgroundColor = .white
        grip.layer.cornerRadius = 4
        grip.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
        view.addSubview(grip)
        interaction.attach(to: self)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        interaction.detach()
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return PullAwayAnimator()
    }

    func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        return interaction.isInProgress ? interaction : nil
    }
}

class DeskViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor.systemYellow
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(openLetter(_:))))
    }

    @objc func openLetter(_ sender: UITapGestureRecognizer) {
        let letter = LetterViewController()
        letter.modalPresentationStyle = .fullScreen
        letter.modalTransitionStyle = .crossDissolve
        present(letter, animated: true) { letter.transitioningDelegate = letter }
    }
}

#Preview("Letter") { DeskViewController() }
