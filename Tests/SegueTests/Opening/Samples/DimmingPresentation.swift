import UIKit

/// Dims the container; its constraints are written in the visual format.
final class DialogPresentationController: UIPresentationController {
    private lazy var dimmingView: UIView = {
        let dimmingView = UIView()
        dimmingView.translatesAutoresizingMaskIntoConstraints = false
        dimmingView.backgroundColor = UIColor(white: 0.0, alpha: 0.5)
        dimmingView.alpha = 0.0
        dimmingView.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(handleTap(_:))))
        return dimmingView
    }()

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView = containerView, let presentedView = presentedView else { return .zero }
        let size = presentedView.systemLayoutSizeFitting(
            CGSize(width: containerView.bounds.width - 80, height: UIView.layoutFittingCompressedSize.height),
            withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        let y = (containerView.bounds.height - size.height) / 2
        return CGRect(x: 40, y: y, width: size.width, height: size.height).integral
    }

    override func presentationTransitionWillBegin() {
        containerView?.insertSubview(dimmingView, at: 0)

        let views = ["dimmingView": dimmingView]
        for format in ["V:|[dimmingView]|", "H:|[dimmingView]|"] {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views))
        }
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
            self.dimmingView.alpha = 1.0
        })
    }

    override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
            self.dimmingView.alpha = 0.0
        })
    }

    @objc private func handleTap(_ recognizer: UITapGestureRecognizer) {
        presentingViewController.dismiss(animated: true)
    }
}

final class DialogAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let isPresentation: Bool

    init(isPresentation: Bool) {
        self.isPresentation = isPresentation
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return isPresentation ? 0.5 : 0.3
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let dialog = transitionContext.view(forKey: isPresentation ? .to : .from) else { return }
        let container = transitionContext.containerView
        if isPresentation { container.addSubview(dialog) }
        let dismissed = CGAffineTransform(translationX: 0, y: container.bounds.maxY - dialog.frame.minY)
        dialog.transform = isPresentation ? dismissed : .identity
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0,
            usingSpringWithDamping: isPresentation ? 0.8 : 1.0, initialSpringVelocity: 0, options: [],
            animations: { dialog.transform = self.isPresentation ? .identity : dismissed },
            completion: { finished in transitionContext.completeTransition(finished) })
    }
}

final class DialogViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.layer.cornerRadius = 20

        let title = UILabel()
        title.text = "Delete 3 photos?"
        title.setContentHuggingPriority(.defaultHigh, for: .vertical)
        let message = UILabel()
        message.text = "They will be removed from all of your devices. You cannot undo this action."
        message.font = .preferredFont(forTextStyle: .subheadline)
        message.numberOfLines = 0
        let cancel = makeButton("Cancel", color: .systemGray)
        let delete = makeButton("Delete", color: .systemRed)

        let views: [String: UIView] = ["title": title, "message": message, "cancel": cancel, "delete": delete]
        let metrics = ["margin": 24, "gap": 8, "buttonHeight": 44]
        for subview in [title, message, cancel, delete] as [UIView] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        let rows: [(format: String, options: NSLayoutConstraint.FormatOptions)] = [
            ("H:|-margin-[title]-margin-|", []),
            ("H:|-margin-[message]-margin-|", []),
            ("H:|-margin-[cancel]-gap-[delete(==cancel)]-margin-|", [.alignAllTop, .alignAllBottom]),
            ("V:|-margin-[title]-gap-[message]-20-[cancel(buttonHeight)]-margin-|", []),
        ]
        for row in rows {
            view.addConstraints(
                NSLayoutConstraint.constraints(
                    withVisualFormat: row.format, options: row.options, metrics: metrics, views: views))
        }
    }

    private func makeButton(_ title: String, color: UIColor) -> UIButton {
        let button = UIButton(type: .custom)
        button.setTitle(title, for: .normal)
        button.backgroundColor = color
        button.layer.cornerRadius = 10
        button.addTarget(self, action: #selector(close), for: .touchUpInside)
        return button
    }

    @objc private func close() {
        dismiss(animated: true)
    }
}

final class LibraryViewController: UIViewController, UIViewControllerTransitioningDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemTeal
        let button = UIButton(type: .custom)
        button.setTitle("Delete…", for: .normal)
        button.backgroundColor = .systemIndigo
        button.translatesAutoresizingMaskIntoConstraints = false
        button.addTarget(self, action: #selector(showDialog), for: .touchUpInside)
        view.addSubview(button)
        for format in ["H:|-40-[button]-40-|", "V:[button(56)]-60-|"] {
            view.addConstraints(
                NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: ["button": button]))
        }
    }

    @objc private func showDialog() {
        let dialog = DialogViewController()
        dialog.modalPresentationStyle = .custom
        dialog.transitioningDelegate = self
        present(dialog, animated: true)
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        return DialogPresentationController(presentedViewController: presented, presenting: presenting)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        return DialogAnimator(isPresentation: true)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return DialogAnimator(isPresentation: false)
    }
}

#Preview("Dimming by constraints") { LibraryViewController() }
