import UIKit

protocol PhotoZoomSource: AnyObject {
    func photoZoomImageView(for animator: PhotoZoomAnimator) -> UIImageView?
    func photoZoomFrame(for animator: PhotoZoomAnimator) -> CGRect?
    func photoZoomWillBegin(with animator: PhotoZoomAnimator)
    func photoZoomDidEnd(with animator: PhotoZoomAnimator)
}

extension PhotoZoomSource {
    func photoZoomWillBegin(with animator: PhotoZoomAnimator) {}
    func photoZoomDidEnd(with animator: PhotoZoomAnimator) {}
}

/// The picture of a cell grows into the picture of a page, as photo libraries do; without a picture it fades.
final class PhotoZoomAnimator: NSObject {
    private let operation: UINavigationController.Operation
    private var transitionImageView: UIImageView?

    init(operation: UINavigationController.Operation) { self.operation = operation }

    private func makeImageView(_ image: UIImage?) -> UIImageView {
        let imageView = UIImageView(image: image)
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        return imageView
    }

    private func source(_ controller: UIViewController?) -> PhotoZoomSource? {
        if let source = controller as? PhotoZoomSource { return source }
        if let navigationController = controller as? UINavigationController {
            return source(navigationController.topViewController)
        }
        return controller?.children.lazy.compactMap { $0 as? PhotoZoomSource }.first
    }
}

extension PhotoZoomAnimator: UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        operation == .push ? 0.5 : 0.25
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let containerView = transitionContext.containerView
        guard let toVC = transitionContext.viewController(forKey: .to),
            let toView = transitionContext.view(forKey: .to),
            let fromView = transitionContext.view(forKey: .from)
        else { return transitionContext.completeTransition(false) }
        let fromSource = source(transitionContext.viewController(forKey: .from))
        let toSource = source(toVC)
        [fromSource, toSource].forEach { $0?.photoZoomWillBegin(with: self) }
        toView.frame = transitionContext.finalFrame(for: toVC)
        if operation == .push {
            toView.alpha = 0
            containerView.addSubview(toView)
        } else {
            containerView.insertSubview(toView, belowSubview: fromView)
        }
        toView.layoutIfNeeded()

        let imageView = makeImageView(fromSource?.photoZoomImageView(for: self)?.image)
        imageView.frame = fromSource?.photoZoomFrame(for: self) ?? containerView.bounds
        containerView.addSubview(imageView)
        transitionImageView = imageView
        let hidden = [fromSource, toSource].compactMap { $0?.photoZoomImageView(for: self) }
        hidden.forEach { $0.isHidden = true }

        let animator = UIViewPropertyAnimator(
            duration: transitionDuration(using: transitionContext), dampingRatio: operation == .push ? 0.8 : 1)
        let end = toSource?.photoZoomFrame(for: self)
        animator.addAnimations {
            if let end = end { imageView.frame = end } else { imageView.alpha = 0 }
            if self.operation == .push { toView.alpha = 1 } else { fromView.alpha = 0 }
        }
        animator.addCompletion { _ in
            imageView.removeFromSuperview()
            hidden.forEach { $0.isHidden = false }
            [toView, fromView].forEach { $0.alpha = 1 }
            [fromSource, toSource].forEach { $0?.photoZoomDidEnd(with: self) }
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        animator.startAnimation()
    }
}

/// A grid of pictures that the animator finds its cell in.
final class PhotoGridViewController: UICollectionViewController, PhotoZoomSource {
    var images: [UIImage] = []
    private var selectedIndexPath: IndexPath?

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.identifier)
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        images.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: PhotoCell.identifier, for: indexPath)
        if let cell = cell as? PhotoCell { cell.imageView.image = images[indexPath.item] }
        return cell
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        selectedIndexPath = indexPath
        let page = PhotoPageViewController(image: images[indexPath.item])
        navigationController?.pushViewController(page, animated: true)
    }

    func photoZoomImageView(for animator: PhotoZoomAnimator) -> UIImageView? {
        guard let indexPath = selectedIndexPath else { return nil }
        return (collectionView.cellForItem(at: indexPath) as? PhotoCell)?.imageView
    }

    func photoZoomFrame(for animator: PhotoZoomAnimator) -> CGRect? {
        guard let indexPath = selectedIndexPath,
            let attributes = collectionView.layoutAttributesForItem(at: indexPath)
        else { return nil }
        return collectionView.convert(attributes.frame, to: collectionView.superview?.superview ?? view)
    }
}

final class PhotoCell: UICollectionViewCell {
    static let identifier = String(describing: PhotoCell.self)
    let imageView = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.frame = contentView.bounds
        imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        imageView.contentMode = .scaleAspectFill
        imageView.layer.masksToBounds = true
        contentView.addSubview(imageView)
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        imageView.image = nil
    }
}

final class PhotoPageViewController: UIViewController, PhotoZoomSource, UIScrollViewDelegate {
    private let scrollView = UIScrollView()
    private let imageView: UIImageView

    init(image: UIImage) {
        imageView = UIImageView(image: image)
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.delegate = self
        scrollView.maximumZoomScale = 3
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.showsVerticalScrollIndicator = false
        view.addSubview(scrollView)
        imageView.contentMode = .scaleAspectFit
        imageView.frame = scrollView.bounds
        scrollView.addSubview(imageView)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        imageView.frame = scrollView.bounds
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }

    func photoZoomImageView(for animator: PhotoZoomAnimator) -> UIImageView? { imageView }

    func photoZoomFrame(for animator: PhotoZoomAnimator) -> CGRect? {
        guard let size = imageView.image?.size, size.width > 0 else { return nil }
        let scale = min(view.bounds.width / size.width, view.bounds.height / size.height)
        let fitted = CGSize(width: size.width * scale, height: size.height * scale)
        return CGRect(
            x: (view.bounds.width - fitted.width) / 2, y: (view.bounds.height - fitted.height) / 2,
            width: fitted.width, height: fitted.height)
    }
}
