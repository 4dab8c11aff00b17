import UIKit

/// A screen with the picture that a zoom starts or ends at.
protocol PhotoScreen: UIViewController {
    var photoView: UIImageView { get }
}

/// Moves a copy of the picture between its frames on the two screens.
final class PhotoZoomTransition: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { self }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let from = transitionContext.viewController(forKey: .from) as? PhotoScreen,
            let to = transitionContext.viewController(forKey: .to) as? PhotoScreen,
            let toView = to.view
        else { return transitionContext.completeTransition(false) }
        let container = transitionContext.containerView
        toView.frame = transitionContext.finalFrame(for: to)
        toView.alpha = 0
        container.addSubview(toView)
        toView.layoutIfNeeded()

        let photo = UIImageView(image: from.photoView.image)
        photo.contentMode = .scaleAspectFill
        photo.clipsToBounds = true
        photo.layer.cornerRadius = from.photoView.layer.cornerRadius
        photo.frame = from.photoView.convert(from.photoView.bounds, to: container)
        container.addSubview(photo)
        from.photoView.isHidden = true
        to.photoView.isHidden = true
        let target = to.photoView.convert(to.photoView.bounds, to: container)

        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0, usingSpringWithDamping: 0.85,
            initialSpringVelocity: 0, options: [],
            animations: {
                toView.alpha = 1
                photo.frame = target
                photo.layer.cornerRadius = to.photoView.layer.cornerRadius
            },
            completion: { _ in
                from.photoView.isHidden = false
                to.photoView.isHidden = false
                photo.removeFromSuperview()
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
}

final class ThumbnailViewController: UIViewController, PhotoScreen {
    let photoView = UIImageView(frame: CGRect(x: 32, y: 160, width: 120, height: 120))
    private let transition = PhotoZoomTransition()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Photos"
        view.backgroundColor = .systemBackground
        photoView.image = Self.drawSunset()
        photoView.contentMode = .scaleAspectFill
        photoView.clipsToBounds = true
        photoView.layer.cornerRadius = 16
        photoView.isUserInteractionEnabled = true
        photoView.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(openPhoto)))
        view.addSubview(photoView)
    }

    @objc private func openPhoto() {
        navigationController?.delegate = transition
        navigationController?.pushViewController(PhotoViewController(image: photoView.image), animated: true)
    }

    private static func drawSunset() -> UIImage {
        let size = CGSize(width: 300, height: 200)
        return UIGraphicsImageRenderer(size: size).image { context in
            UIColor.systemOrange.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            UIColor.systemYellow.setFill()
            context.cgContext.fillEllipse(in: CGRect(x: 100, y: 60, width: 100, height: 100))
            UIColor.systemIndigo.setFill()
            context.fill(CGRect(x: 0, y: 130, width: size.width, height: 70))
        }
    }
}

final class PhotoViewController: UIViewController, PhotoScreen {
    let photoView: UIImageView

    init(image: UIImage?) {
        photoView = UIImageView(image: image)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        photoView.contentMode = .scaleAspectFill
        photoView.clipsToBounds = true
        view.addSubview(photoView)
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close(_:))))
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let height = view.bounds.width * 2 / 3
        photoView.frame = CGRect(x: 0, y: view.bounds.midY - height / 2, width: view.bounds.width, height: height)
    }

    @objc private func close(_ recognizer: UITapGestureRecognizer) {
        navigationController?.popViewController(animated: true)
    }
}

#Preview("Photo zoom") {
    UINavigationController(rootViewController: ThumbnailViewController())
}
