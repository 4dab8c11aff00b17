#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// The region, title and text of a place, beneath its picture; a swipe from the left edge goes back.
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
            UILabel(place.text, size: 17, color: .grey(0.25, dark: 0.8)),
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
        for subview in [picture, back] + words {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        activateConstraints()
        view.onTap { [unowned self] in handleTap(at: $0) }
        let edge = UIScreenEdgePanGestureRecognizer()
        edge.edges = .left
        let drag = PanDrivenTransition(.horizontal, in: self, by: edge, travel: { $0.width }) {
            [unowned self] direction, _ in
            direction == .right ? { [unowned self] in close() } : nil
        }
        drivers = [drag]
    }

    private func activateConstraints() {
        // As high as it is wide, where that is at most half of the screen.
        let square = picture.heightAnchor.constraint(equalTo: picture.widthAnchor)
        square.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            picture.topAnchor.constraint(equalTo: view.topAnchor),
            picture.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            picture.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            picture.heightAnchor.constraint(lessThanOrEqualTo: view.heightAnchor, multiplier: 0.5), square,
            back.topAnchor.constraint(equalTo: view.topAnchor, constant: 52),
            back.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            back.widthAnchor.constraint(equalToConstant: 38), back.heightAnchor.constraint(equalToConstant: 38),
        ])
        var above: UIView = picture
        for (label, gap) in zip(words, [24, 4, 12, 24] as [CGFloat]) {
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: above.bottomAnchor, constant: gap),
                label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: Self.margin),
                label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -Self.margin),
            ])
            above = label
        }
    }

    private func handleTap(at point: CGPoint) {
        if back.frame.insetBy(dx: -10, dy: -10).contains(point) { close() }
    }
}
