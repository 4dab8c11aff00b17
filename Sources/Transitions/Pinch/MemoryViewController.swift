#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// A picture that fills the screen; a pinch or a drag downwards shrinks it back to the tile that it was opened from, a tap
/// closes it.
final class MemoryViewController: StackScreen {
    private let scaleOfTile: CGFloat
    private let picture: UIImageView
    private let panel = UIView()
    private let words: [UILabel]
    private static let margin: CGFloat = 20

    init(_ place: Place, scaleOfTile: CGFloat) {
        self.scaleOfTile = scaleOfTile
        picture = UIImageView(picture: place.picture)
        words = [
            UILabel(place.title, size: 24, weight: .bold, color: .white),
            UILabel(
                "Pinch or drag down to put it back. With a mouse, the wheel pinches.", size: 15,
                color: UIColor(white: 1, alpha: 0.8)),
        ]
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        panel.backgroundColor = UIColor(white: 0, alpha: 0.5)
        panel.layer.cornerRadius = 22
        for label in words { panel.addSubview(label) }
        for subview in [picture, panel] { view.addSubview(subview) }
        view.onTap { [unowned self] _ in close() }
        let pinch = PinchDrivenTransition(in: self, endScale: { [unowned self] in scaleOfTile }) { [unowned self] _ in
            { [unowned self] in close() }
        }
        let drag = PanDrivenTransition(.vertical, in: self, travel: { $0.height * 0.6 }) {
            [unowned self] direction, _ in
            direction == .down ? { [unowned self] in close() } : nil
        }
        drivers = [pinch, drag]
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        picture.frame = view.bounds
        let width = view.bounds.width - 2 * Self.margin
        let end = UIView.placeColumn(Array(zip(words, [0, 4])), x: 18, y: 16, width: width - 36)
        panel.frame = CGRect(
            x: Self.margin, y: view.bounds.height - end - 50, width: width, height: end + 16)
    }
}
