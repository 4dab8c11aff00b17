#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// One picture, large, with what there is to say about it; a tap or a drag downwards closes it.
final class PictureViewController: StackScreen, MagicMoveScreen {
    private let picture: String
    private let imageView = UIImageView()
    private let heading = UILabel()
    private let text = UILabel()
    private static let margin: CGFloat = 20
    /// The radius of a picture's corners as a part of its width: the same on every screen, so that it can fly.
    static let cornerProportion: CGFloat = 0.11

    init(picture: String) {
        self.picture = picture
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    var movingViews: KeyValuePairs<String, UIView> { ["name": heading, "picture": imageView] }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.07, green: 0.08, blue: 0.11, alpha: 1)
        imageView.image = UIImage(named: picture)
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        heading.text = picture.capitalized
        heading.font = .systemFont(ofSize: 30, weight: .bold)
        heading.textColor = .white
        // What catches it in flight is Segue: see `GestureDrivenTransition`.
        text.text =
            "Drag down to put the picture back, and let go at any time: a spring takes over with the speed of your hand. "
            + "Catch it in flight and drag on."
        text.font = .systemFont(ofSize: 17)
        text.textColor = UIColor(white: 0.75, alpha: 1)
        text.numberOfLines = 0
        for subview in [imageView, heading, text] { view.addSubview(subview) }
        view.onTap { [unowned self] _ in close() }
        let drag = PanDrivenTransition(.vertical, in: self, travel: { $0.height * Self.travel }) {
            [unowned self] direction, _ in
            direction == .down ? { [unowned self] in close() } : nil
        }
        drivers = [drag]
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = view.bounds.size
        let width = size.width - 2 * Self.margin
        if size.width > size.height {
            let side = min(max(0, size.height - 2 * 48), width / 2)
            imageView.frame = CGRect(x: 2 * Self.margin, y: (size.height - side) / 2, width: side, height: side)
            let left = imageView.frame.maxX + 2 * Self.margin
            placeWords(at: CGPoint(x: left, y: imageView.frame.minY), width: max(0, width - left))
        } else {
            let side = min(width, size.height * 0.6)
            imageView.frame = CGRect(x: (size.width - side) / 2, y: 72, width: side, height: side)
            placeWords(at: CGPoint(x: Self.margin, y: imageView.frame.maxY + 30), width: width)
        }
        imageView.layer.cornerRadius = imageView.bounds.width * Self.cornerProportion
    }

    private func placeWords(at start: CGPoint, width: CGFloat) {
        heading.frame = CGRect(origin: start, size: heading.sizeThatFits(CGSize(width: width, height: 40)))
        let size = text.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        text.frame = CGRect(x: start.x, y: start.y + 46, width: width, height: size.height)
    }
}
