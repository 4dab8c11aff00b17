import UIKit

/// Lifts a card while a drag opens the next screen, and a turn later puts it back where it was at the beginning.
final class RestoresOldFrame: UIViewController, UIViewControllerTransitioningDelegate {
    private let driver = UIPercentDrivenInteractiveTransition()
    private let card = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 120))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemTeal
        card.backgroundColor = .white
        view.addSubview(card)
        view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag(_:))))
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        card.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    }

    @objc func drag(_ pan: UIPanGestureRecognizer) {
        let progress = max(0, min(1, -pan.translation(in: view).y / view.bounds.height))
        switch pan.state {
        case .began: open()
        case .changed: driver.update(progress)
        case .ended where progress > 0.3: driver.finish()
        case .ended, .cancelled: driver.cancel()
        default: break
        }
    }

    private func open() {
        let next = UIViewController()
        next.view.backgroundColor = .systemIndigo
        next.modalPresentationStyle = .custom
        next.transitioningDelegate = self
        present(next, animated: true)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { RestoresOldFrameRise(lifting: card) }

    func interactionControllerForPresentation(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? { driver }
}

private final class RestoresOldFrameRise: NSObject, UIViewControllerAnimatedTransitioning {
    private let card: UIView

    init(lifting card: UIView) { self.card = card }

    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let screen = context.viewController(forKey: .to), let view = screen.view else { return }
        let final = context.finalFrame(for: screen)
        let card = card
        let former = card.frame
        view.frame = final.offsetBy(dx: 0, dy: final.height)
        context.containerView.addSubview(view)
        UIView.animate(withDuration: 0.4) {
            view.frame = final
            card.frame.origin.y -= 80
        } completion: { _ in
            DispatchQueue.main.async {
                card.frame = former
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }
}

#Preview { RestoresOldFrame() }
