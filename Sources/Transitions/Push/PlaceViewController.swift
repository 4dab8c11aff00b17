#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// What there is to say about a place, beneath its picture; a swipe from the left edge goes back.
final class PlaceViewController: StackScreen {
    private let place: Place
    private let picture: UIImageView
    private let back = UILabel("‹", size: 30, weight: .medium, color: .white)
    private let words: [UILabel]
    private static let margin: CGFloat = 20

    init(_ place: Place) {
        self.place = place
        picture = UIImageView(picture: place.picture)
        words = [
            UILabel(place.region.uppercased(), size: 13, weight: .semibold, color: .secondaryLabel),
            UILabel(place.title, size: 32, weight: .bold),
            UILabel(place.text, size: 17, color: UIColor(white: 0.25, alpha: 1)),
            UILabel(
                "Swipe in from the left edge to go back, as slowly as you like.", size: 15, color: .systemBlue),
        ]
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        back.textAlignment = .center
        back.backgroundColor = UIColor(white: 0, alpha: 0.35)
        back.clipsToBounds = true
        back.layer.cornerRadius = 19
        for subview in [picture, back] + words { view.addSubview(subview) }
        view.onTap { [unowned self] in handleTap(at: $0) }
        let edge = UIScreenEdgePanGestureRecognizer()
        edge.edges = .left
        driver = PanDrivenTransition(.horizontal, in: self, by: edge, travel: { $0.width }) {
            [unowned self] direction, _ in
            direction == .right ? { [unowned self] in close() } : nil
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width
        picture.frame = CGRect(x: 0, y: 0, width: width, height: min(width, view.bounds.height / 2))
        back.frame = CGRect(x: 16, y: 52, width: 38, height: 38)
        UIView.placeColumn(
            Array(zip(words, [24, 4, 12, 24])), x: Self.margin, y: picture.frame.maxY, width: width - 2 * Self.margin)
    }

    private func handleTap(at point: CGPoint) {
        if back.frame.insetBy(dx: -10, dy: -10).contains(point) { close() }
    }
}
