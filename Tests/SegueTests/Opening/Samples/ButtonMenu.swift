import UIKit

/// Shows a fan of round buttons one after the other; each pushes a screen of its colour.
final class ButtonMenuViewController: UIViewController, UINavigationControllerDelegate {
    private let colors: [UIColor] = [.systemRed, .systemGreen, .systemBlue, .systemPurple]
    private var buttons = [UIButton]()
    private let toggleButton = UIButton(type: .custom)
    private var timer: Timer?
    private var visibleCount = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Menu"
        view.backgroundColor = .systemBackground
        for (index, color) in colors.enumerated() {
            let button = makeButton(color: color)
            button.tag = index
            button.alpha = 0
            button.addTarget(self, action: #selector(colorTapped(_:)), for: .touchUpInside)
            buttons.append(button)
        }
        configure(toggleButton, color: .systemGray)
        toggleButton.setTitle("+", for: .normal)
        toggleButton.addTarget(self, action: #selector(toggleMenu), for: .touchUpInside)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let center = CGPoint(x: view.bounds.midX, y: view.bounds.height * 0.85)
        toggleButton.center = center
        buttons.forEach { $0.center = center }
    }

    private func makeButton(color: UIColor) -> UIButton {
        let button = UIButton(type: .custom)
        configure(button, color: color)
        return button
    }

    private func configure(_ button: UIButton, color: UIColor) {
        button.bounds = CGRect(x: 0, y: 0, width: 64, height: 64)
        button.backgroundColor = color
        button.layer.cornerRadius = 32
        view.addSubview(button)
    }

    @objc private func toggleMenu() {
        timer?.invalidate()
        timer = Timer.scheduledTimer(
            timeInterval: 0.1, target: self, selector: #selector(showNext(_:)), userInfo: nil, repeats: true)
    }

    @objc private func showNext(_ timer: Timer) {
        guard visibleCount < buttons.count else {
            timer.invalidate()
            return
        }
        let button = buttons[visibleCount]
        visibleCount += 1
        let distance = CGFloat(visibleCount) * 90
        UIView.animate(
            withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0, options: [],
            animations: {
                button.alpha = 1
                button.transform = CGAffineTransform(translationX: 0, y: -distance)
                self.toggleButton.transform = CGAffineTransform(rotationAngle: .pi / 4)
            }, completion: nil)
    }

    @objc private func colorTapped(_ sender: UIButton) {
        let screen = UIViewController()
        screen.view.backgroundColor = colors[sender.tag]
        screen.title = "Colour \(sender.tag + 1)"
        navigationController?.delegate = self
        navigationController?.pushViewController(screen, animated: true)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        operation == .push ? GrowAnimator() : nil
    }
}

/// Lets the pushed screen grow out of its middle as a disc that becomes a rectangle.
final class GrowAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let toView = transitionContext.view(forKey: .to) else { return }
        transitionContext.containerView.addSubview(toView)
        toView.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
        toView.layer.cornerRadius = toView.bounds.width / 2
        UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
            toView.transform = .identity
            toView.layer.cornerRadius = 0
        } completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}

#Preview("Button menu") {
    UINavigationController(rootViewController: ButtonMenuViewController())
}
