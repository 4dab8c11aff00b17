#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// One of several stories, filling the screen; a tap on the right half or a drag to the left goes on, one on the left half or a
/// drag to the right back.
final class StoryViewController: StackScreen {
    private let places: [Place]
    private let index: Int
    private let picture: UIImageView
    private let shade = ShadeView(from: UIColor(white: 0, alpha: 0), to: UIColor(white: 0, alpha: 0.8))
    private let bars: [UIView]
    private let words: [UILabel]
    private static let margin: CGFloat = 22

    /// The story of the place at `index` of `places`.
    init(_ places: [Place], at index: Int = 0) {
        self.places = places
        self.index = index
        let place = places[index]
        picture = UIImageView(picture: place.picture)
        bars = places.indices.map { bar in
            let view = UIView()
            view.backgroundColor = UIColor(white: 1, alpha: bar <= index ? 0.95 : 0.35)
            view.layer.cornerRadius = 1.5
            return view
        }
        words = [
            UILabel(place.region.uppercased(), size: 13, weight: .bold, color: UIColor(white: 1, alpha: 0.9)),
            UILabel(place.title, size: 36, weight: .bold, color: .white),
            UILabel(place.text, size: 17, weight: .medium, color: .white),
        ]
        super.init(animator: CubeAnimator.init(operation:))
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        for subview in [picture, shade] + bars + words { view.addSubview(subview) }
        view.onTap { [unowned self] point in
            if point.x < view.bounds.midX {
                if canClose { close() }
            } else if hasNext {
                next()
            } else {
                close()
            }
        }
        let drag = PanDrivenTransition(.horizontal, in: self, travel: { $0.width }) { [unowned self] direction, _ in
            if direction == .left { return hasNext ? { [unowned self] in next() } : nil }
            return canClose ? { [unowned self] in close() } : nil
        }
        drivers = [drag]
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = view.bounds.size
        let gap = CGFloat(6)
        picture.frame = view.bounds
        // Darker from well above the words to the middle of their title, and dark below.
        let top = max(0, size.height - 420)
        shade.frame = CGRect(x: 0, y: top, width: size.width, height: size.height - top)
        shade.end = max(0, 1 - 190 / max(1, size.height - top))
        let width = size.width - 2 * Self.margin
        let length = (width + gap) / CGFloat(bars.count) - gap
        for (index, bar) in bars.enumerated() {
            bar.frame = CGRect(x: Self.margin + CGFloat(index) * (length + gap), y: 58, width: length, height: 3)
        }
        UIView.placeColumn(Array(zip(words, [0, 2, 8])), x: Self.margin, y: size.height - 232, width: width)
    }

    private var hasNext: Bool { index + 1 < places.count }

    /// Goes on to the next story.
    func next() { if hasNext { open(StoryViewController(places, at: index + 1)) } }
}
