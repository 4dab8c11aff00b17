import UIKit

/// Slides a menu in by the constant of its leading constraint; a pan drives it in both directions.
final class MenuTransition: UIPercentDrivenInteractiveTransition {
    private static let menuWidth: CGFloat = 280

    private weak var host: UIViewController?
    private let dimView = UIView()
    private var leadingConstraint: NSLayoutConstraint?
    private var isOpening = true
    private var isInteractive = false

    init(host: UIViewController) {
        self.host = host
        super.init()
        dimView.backgroundColor = .black
        dimView.translatesAutoresizingMaskIntoConstraints = false
        dimView.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close)))
        dimView.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(panned(_:))))
        let edgePan = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(panned(_:)))
        edgePan.edges = .left
        host.view.addGestureRecognizer(edgePan)
    }

    @objc private func close() {
        host?.dismiss(animated: true)
    }

    @objc private func panned(_ pan: UIPanGestureRecognizer) {
        let distance = pan.translation(in: nil).x * (isOpening ? 1 : -1)
        let progress = max(0, min(1, distance / Self.menuWidth))
        switch pan.state {
        case .began:
            isInteractive = true
            isOpening = pan is UIScreenEdgePanGestureRecognizer
            if isOpening { presentMenu() } else { close() }
        case .changed:
            update(progress)
        case .ended where progress > 0.4:
            isInteractive = false
            finish()
        case .ended, .cancelled:
            isInteractive = false
            cancel()
        default:
            break
        }
    }

    private func presentMenu() {
        let menu = MenuListViewController()
        menu.modalPresentationStyle = .custom
        menu.transitioningDelegate = self
        host?.present(menu, animated: true)
    }

    fileprivate func install(_ menuView: UIView, in container: UIView) {
        menuView.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(dimView)
        container.addSubview(menuView)
        let leading = menuView.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: -Self.menuWidth)
        NSLayoutConstraint.activate([
            dimView.topAnchor.constraint(equalTo: container.topAnchor),
            dimView.bottomAnchor.constraint(equalTo: container.bottomAnchor),
            dimView.leadingAnchor.constraint(equalTo: menuView.trailingAnchor),
            dimView.widthAnchor.constraint(equalTo: container.widthAnchor),
            menuView.topAnchor.constraint(equalTo: container.topAnchor),
            menuView.bottomAnchor.constraint(equalTo: container.bottomAnchor),
            menuView.widthAnchor.constraint(equalToConstant: Self.menuWidth),
            leading,
        ])
        leadingConstraint = leading
        dimView.alpha = 0
        container.layoutIfNeeded()
    }
}

extension MenuTransition: UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.35 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        if let menuView = transitionContext.view(forKey: .to) { install(menuView, in: container) }
        let isOpening = self.isOpening
        leadingConstraint?.constant = isOpening ? 0 : -Self.menuWidth
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0,
            options: isInteractive ? .curveLinear : .curveEaseInOut,
            animations: {
                self.dimView.alpha = isOpening ? 0.5 : 0
                container.layoutIfNeeded()
            },
            completion: { _ in
                let isCancelled = transitionContext.transitionWasCancelled
                if isCancelled {
                    self.leadingConstraint?.constant = isOpening ? -Self.menuWidth : 0
                    self.dimView.alpha = isOpening ? 0 : 0.5
                    container.layoutIfNeeded()
                }
                transitionContext.completeTransition(!isCancelled)
            })
    }
}

extension MenuTransition: UIViewControllerTransitioningDelegate {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        isOpening = true
        return self
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        isOpening = false
        return self
    }

    func interactionControllerForPresentation(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? { isInteractive ? self : nil }

    func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? { isInteractive ? self : nil }
}

final class MenuListViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemIndigo
        var above = view.safeAreaLayoutGuide.topAnchor
        for title in ["Inbox", "Drafts", "Sent", "Archive"] {
            let label = UILabel()
            label.text = title
            label.textColor = .white
            label.font = .systemFont(ofSize: 24, weight: .semibold)
            label.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(label)
            label.topAnchor.constraint(equalToSystemSpacingBelow: above, multiplier: 4).isActive = true
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 32).isActive = true
            above = label.bottomAnchor
        }
    }
}

final class InboxViewController: UIViewController {
    private lazy var menuTransition = MenuTransition(host: self)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemOrange
        _ = menuTransition
    }
}

#Preview("Side menu") { InboxViewController() }
