import UIKit

/// A card with two sides. A tap turns it over; a tap while it turns sends it back from where it is.
final class CardView: UIView {
    private let front = UIView()
    private let back = UIView()
    private(set) var showsBack = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        front.backgroundColor = .systemRed
        back.backgroundColor = .systemBlue
        for side in [back, front] {
            side.layer.isDoubleSided = false
            side.layer.cornerRadius = 20
            addSubview(side)
        }
        back.layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        let stripe = UIView(frame: CGRect(x: 24, y: 24, width: 60, height: 24))
        stripe.backgroundColor = .white
        front.addSubview(stripe)
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 600
        layer.sublayerTransform = perspective
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(flip)))
    }

    required init?(coder aDecoder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        for side in [front, back] {
            side.bounds = bounds
            side.center = CGPoint(x: bounds.midX, y: bounds.midY)
        }
    }

    @objc private func flip() {
        showsBack.toggle()
        let angle: CGFloat = showsBack ? -.pi : 0
        UIView.animate(
            withDuration: 0.8, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction, .curveEaseInOut],
            animations: {
                // A little less than half a turn, whose direction would be ambiguous.
                self.front.layer.transform = CATransform3DMakeRotation(angle * 0.999, 0, 1, 0)
                self.back.layer.transform = CATransform3DMakeRotation(angle * 0.999 + .pi, 0, 1, 0)
            }, completion: nil)
    }
}

/// Swings a screen around one of its vertical edges, as a door.
final class SwingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.7 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let toView = transitionContext.view(forKey: .to) else {
            return transitionContext.completeTransition(false)
        }
        let container = transitionContext.containerView
        container.addSubview(toView)
        let frame = toView.frame
        toView.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
        toView.layer.position = CGPoint(x: frame.minX, y: frame.midY)
        var closed = CATransform3DIdentity
        closed.m34 = -1 / 1000
        closed = CATransform3DRotate(closed, -.pi / 2, 0, 1, 0)
        toView.layer.transform = closed
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext),
            animations: {
                toView.layer.transform = CATransform3DIdentity
            }
        ) { _ in
            toView.layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
            toView.frame = frame
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}

final class CardTableViewController: UIViewController, UINavigationControllerDelegate {
    private let card = CardView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Card"
        view.backgroundColor = .systemGray
        view.addSubview(card)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Next", style: .plain, target: self, action: #selector(showNext))
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        card.frame = view.bounds.insetBy(dx: 80, dy: 260)
    }

    @objc private func showNext() {
        navigationController?.delegate = self
        let next = CardTableViewController()
        next.view.backgroundColor = .systemGreen
        navigationController?.pushViewController(next, animated: true)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { operation == .push ? SwingAnimator() : nil }
}

#Preview { UINavigationController(rootViewController: CardTableViewController()) }
