import UIKit

protocol CoverScreen: UIViewController {
    var coverView: UIImageView { get }
}

/// Moves the cover from its place in one screen to that in the other by exchanging two sets of constraints.
final class CoverTransition: NSObject, UIViewControllerAnimatedTransitioning {
    private var startConstraints: [NSLayoutConstraint] = []

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.6 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let from = transitionContext.viewController(forKey: .from) as? CoverScreen,
            let to = transitionContext.viewController(forKey: .to) as? CoverScreen,
            let toView = transitionContext.view(forKey: .to)
        else { return transitionContext.completeTransition(false) }

        let container = transitionContext.containerView
        toView.frame = transitionContext.finalFrame(for: to)
        container.addSubview(toView)
        toView.layoutIfNeeded()
        toView.alpha = 0

        let hero = makeHero(of: from.coverView, in: container)
        from.coverView.isHidden = true
        to.coverView.isHidden = true
        // The destination lies in the container, too: the hero can be tied to its cover directly.
        NSLayoutConstraint.deactivate(startConstraints)
        NSLayoutConstraint.activate([
            hero.centerXAnchor.constraint(equalTo: to.coverView.centerXAnchor),
            hero.centerYAnchor.constraint(equalTo: to.coverView.centerYAnchor),
            hero.widthAnchor.constraint(equalTo: to.coverView.widthAnchor),
            hero.heightAnchor.constraint(equalTo: to.coverView.heightAnchor),
        ])
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0, usingSpringWithDamping: 0.85,
            initialSpringVelocity: 0, options: [],
            animations: {
                container.layoutIfNeeded()
                toView.alpha = 1
            },
            completion: { _ in
                hero.removeFromSuperview()
                from.coverView.isHidden = false
                to.coverView.isHidden = false
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }

    /// A copy of `cover` that constraints hold in its place.
    private func makeHero(of cover: UIImageView, in container: UIView) -> UIImageView {
        let hero = UIImageView(image: cover.image)
        hero.contentMode = .scaleAspectFill
        hero.clipsToBounds = true
        hero.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(hero)

        let start = cover.convert(cover.bounds, to: container)
        startConstraints = [
            hero.leftAnchor.constraint(equalTo: container.leftAnchor, constant: start.minX),
            hero.topAnchor.constraint(equalTo: container.topAnchor, constant: start.minY),
            hero.widthAnchor.constraint(equalToConstant: start.width),
            hero.heightAnchor.constraint(equalToConstant: start.height),
        ]
        NSLayoutConstraint.activate(startConstraints)
        container.layoutIfNeeded()
        return hero
    }
}

final class RecordViewController: UIViewController, CoverScreen, UINavigationControllerDelegate {
    let coverView = UIImageView(image: RecordViewController.drawCover())
    private let titleLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Records"
        view.backgroundColor = .systemBackground
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(openRecord)))
        titleLabel.text = "Tides"
        titleLabel.font = .boldSystemFont(ofSize: 24)
        view.addSubview(coverView)
        view.addSubview(titleLabel)
        coverView.translatesAutoresizingMaskIntoConstraints = false
        titleLabel.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            coverView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
            coverView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 24),
            coverView.widthAnchor.constraint(equalToConstant: 140),
            coverView.heightAnchor.constraint(equalTo: coverView.widthAnchor),
            titleLabel.leadingAnchor.constraint(equalToSystemSpacingAfter: coverView.trailingAnchor, multiplier: 2),
            titleLabel.centerYAnchor.constraint(equalTo: coverView.centerYAnchor),
        ])
    }

    @objc private func openRecord() {
        navigationController?.delegate = self
        navigationController?.pushViewController(PlayerViewController(cover: coverView.image), animated: true)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        return CoverTransition()
    }

    private static func drawCover() -> UIImage {
        let bounds = CGRect(x: 0, y: 0, width: 300, height: 300)
        return UIGraphicsImageRenderer(size: bounds.size).image { context in
            UIColor.systemIndigo.setFill()
            context.fill(bounds)
            UIColor.systemYellow.setFill()
            context.cgContext.fillEllipse(in: bounds.insetBy(dx: 60, dy: 60))
        }
    }
}

final class PlayerViewController: UIViewController, CoverScreen {
    let coverView = UIImageView()
    private let progressView = UIProgressView(progressViewStyle: .default)
    private var didSetUpConstraints = false

    init(cover: UIImage?) {
        coverView.image = cover
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Tides"
        view.backgroundColor = .systemGray6
        progressView.progress = 0.3
        for subview in [coverView, progressView] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(goBack)))
        view.setNeedsUpdateConstraints()
    }

    override func updateViewConstraints() {
        if !didSetUpConstraints {
            didSetUpConstraints = true
            let guide = view.safeAreaLayoutGuide
            NSLayoutConstraint.activate([
                coverView.topAnchor.constraint(equalTo: guide.topAnchor),
                coverView.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                coverView.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                coverView.heightAnchor.constraint(equalTo: coverView.widthAnchor),
                progressView.topAnchor.constraint(equalTo: coverView.bottomAnchor, constant: 48),
                progressView.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 32),
                progressView.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -32),
            ])
        }
        super.updateViewConstraints()
    }

    @objc private func goBack() {
        navigationController?.popViewController(animated: true)
    }
}

#Preview("Hero by constraints") {
    UINavigationController(rootViewController: RecordViewController())
}
