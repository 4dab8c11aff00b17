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
    /// The gap between the picture and its name.
    private static let gap: CGFloat = 24
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
        heading.textColor = .white
        // What catches it in flight is Segue: see `GestureDrivenTransition`.
        text.text =
            "Drag down to put the picture back, and let go at any time: a spring takes over with the speed of your hand. "
            + "Catch it in flight and drag on."
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
        let scale = Self.textScale(size)
        heading.setFontSize(30 * scale, weight: .bold)
        text.setFontSize((Self.isWide(size) ? 20 : 17) * scale, weight: .regular)
        imageView.frame = Self.pictureFrame(size)
        imageView.layer.cornerRadius = imageView.bounds.width * Self.cornerProportion
        let start = CGPoint(x: imageView.frame.minX, y: imageView.frame.maxY + Self.gap)
        heading.frame = CGRect(origin: start, size: heading.sizeThatFits(CGSize(width: size.width, height: 40)))
        // In a column of its own where the screen lies on its side.
        let isWide = Self.isWide(size)
        let x = isWide ? imageView.frame.maxX + 2 * Self.margin : start.x
        let y = isWide ? imageView.frame.minY : heading.frame.maxY + 10
        UIView.placeColumn([(text, 0)], x: x, y: y, width: max(0, size.width - Self.margin - x))
    }

    /// The height of a picture in its widths, on a screen of `size`: with it the grid and one picture fill the screen.
    static func proportion(_ size: CGSize) -> CGFloat {
        let grid = PictureGridViewController.grid(size)
        let inGrid = max(0.2, grid.height / max(1, grid.side))
        let width = size.width - 2 * margin
        return isWide(size) ? inGrid : min(1.5, inGrid, max(0.2, (size.height - 272 * textScale(size)) / max(1, width)))
    }

    private static func pictureFrame(_ size: CGSize) -> CGRect {
        if isWide(size) {
            let height = max(0, size.height - 2 * 36 - gap - 36 * textScale(size))
            let width = min(height / proportion(size), size.width * 0.55)
            return CGRect(x: 2 * margin, y: 36, width: width, height: width * proportion(size))
        }
        let width = max(0, size.width - 2 * margin)
        return CGRect(x: margin, y: 72, width: width, height: width * proportion(size))
    }
}
