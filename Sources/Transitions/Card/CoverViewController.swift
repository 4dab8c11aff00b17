#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// A place, filling the screen; a tap or a drag upwards presents more about it on a card.
final class CoverViewController: UIViewController {
    private let place: Place
    private let picture: UIImageView
    private let words: [UILabel]
    private var opening: PanDrivenTransition?
    private let button = UILabel("About this place", size: 17, weight: .semibold)
    private static let margin: CGFloat = 24

    init(_ place: Place) {
        self.place = place
        picture = UIImageView(picture: place.picture)
        words = [
            UILabel(place.region.uppercased(), size: 13, weight: .semibold, color: UIColor(white: 1, alpha: 0.75)),
            UILabel(place.title, size: 40, weight: .bold, color: .white),
        ]
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        button.textAlignment = .center
        button.textColor = .black
        button.backgroundColor = .white
        button.clipsToBounds = true
        button.layer.cornerRadius = 25
        for subview in [picture, button] + words { view.addSubview(subview) }
        view.onTap { [unowned self] _ in showMore() }
        let travel = CardPresentationController.height
        opening = PanDrivenTransition(.vertical, in: self, travel: { $0.height * travel }) {
            [unowned self] direction, _ in
            direction == .up ? { [unowned self] in showMore() } : nil
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        picture.frame = view.bounds
        let width = view.bounds.width - 2 * Self.margin
        UIView.placeColumn(Array(zip(words, [0, 2])), x: Self.margin, y: 72, width: width)
        button.frame = CGRect(x: Self.margin, y: view.bounds.height - 98, width: width, height: 50)
    }

    /// Presents the card.
    func showMore() {
        let card = CardViewController(place)
        card.opening = opening
        present(card, animated: true)
    }
}
