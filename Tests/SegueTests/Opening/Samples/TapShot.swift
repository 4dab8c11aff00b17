import UIKit

/// A wall of tiles; a touch marks one and, with the next turn of the main queue, opens its picture.
class WallViewController: UIViewController {
    private var tiles: [TileView] = []
    fileprivate var openedFrame = CGRect.zero
    fileprivate var openedPicture: UIImage?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        let colors: [UIColor] = [.systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemBlue]
        for (index, color) in colors.enumerated() {
            let tile = TileView()
            tile.backgroundColor = color
            tile.number = index + 1
            tile.onTouch = { [weak self] tile in self?.tileTouched(tile) }
            tiles.append(tile)
            view.addSubview(tile)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let side = view.bounds.width / 2
        for (index, tile) in tiles.enumerated() {
            let origin = CGPoint(x: CGFloat(index % 2) * side, y: 140 + CGFloat(index / 2) * side)
            tile.frame = CGRect(origin: origin, size: CGSize(width: side, height: side)).insetBy(dx: 6, dy: 6)
        }
    }

    private func tileTouched(_ tile: TileView) {
        tile.isMarked = true
        DispatchQueue.main.async {
            self.open(tile)
        }
    }

    private func open(_ tile: TileView) {
        let renderer = UIGraphicsImageRenderer(bounds: tile.bounds)
        openedPicture = renderer.image { _ in
            tile.drawHierarchy(in: tile.bounds, afterScreenUpdates: false)
        }
        openedFrame = tile.frame
        tile.isMarked = false

        let detail = UIViewController()
        detail.view.backgroundColor = UIColor(white: 0.95, alpha: 1)
        detail.modalPresentationStyle = .fullScreen
        detail.transitioningDelegate = self
        present(detail, animated: true)
    }
}

extension WallViewController: UIViewControllerTransitioningDelegate {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        openedPicture.map { PictureAnimator(picture: $0, frame: openedFrame) }
    }
}

/// Lets a picture grow from its place until it fills the width, then shows the screen around it.
class PictureAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let picture: UIImage
    private let frame: CGRect

    init(picture: UIImage, frame: CGRect) {
        self.picture = picture
        self.frame = frame
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.6 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let toView = transitionContext.view(forKey: .to) else { return }
        let container = transitionContext.containerView
        toView.alpha = 0
        container.addSubview(toView)
        let imageView = UIImageView(image: picture)
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        imageView.frame = frame
        container.addSubview(imageView)

        let width = container.bounds.width
        UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
            imageView.frame = CGRect(x: 0, y: 0, width: width, height: width)
            toView.alpha = 1
        } completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            toView.addSubview(imageView)
        }
    }
}

class TileView: UIView {
    var onTouch: ((TileView) -> Void)?
    private let label = UILabel()

    var number = 0 {
        didSet {
            label.text = "\(number)"
            label.textAlignment = .center
            label.font = .boldSystemFont(ofSize: 60)
            label.textColor = .white
            addSubview(label)
        }
    }

    var isMarked = false {
        didSet {
            layer.borderColor = UIColor.white.cgColor
            layer.borderWidth = isMarked ? 10 : 0
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        guard let touch = touches.first, bounds.contains(touch.location(in: self)) else { return }
        onTouch?(self)
    }
}

#Preview("Wall") { WallViewController() }
