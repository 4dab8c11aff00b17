#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// A card about a place: its title, region and text, and pictures of up to three others.
final class CardViewController: UIViewController {
    private let transition = PanelTransition(
        presentation: CardPresentationController.init(presentedViewController:presenting:))
    /// The gesture that drives the presentation, where it does.
    var opening: GestureDrivenTransition? {
        get { transition.opening }
        set { transition.opening = newValue }
    }
    private let grabber = UIView()
    private let words: [UILabel]
    private let pictures: [UIImageView]
    private static let margin: CGFloat = 24

    init(_ place: Place) {
        words = [
            UILabel(place.title, size: 28, weight: .bold),
            UILabel(place.region, size: 17, color: .secondaryLabel),
            UILabel(place.text, size: 17, color: .grey(0.25, dark: 0.8)),
            UILabel("MORE PLACES", size: 13, weight: .semibold, color: .secondaryLabel),
            UILabel("Drag the card down, or tap beside it, to put it away.", size: 15, color: .systemBlue),
        ]
        pictures = Place.all.filter { $0.picture != place.picture }.prefix(3).map {
            UIImageView(thumbnail: $0.picture, cornerRadius: 16)
        }
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .custom
        transitioningDelegate = transition
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .paper
        grabber.backgroundColor = .grey(0.82, dark: 0.4)
        grabber.layer.cornerRadius = 2.5
        for subview in [grabber] + pictures + words { view.addSubview(subview) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width - 2 * Self.margin
        grabber.frame = CGRect(x: view.bounds.midX - 20, y: 10, width: 40, height: 5)
        let top = UIView.placeColumn(
            Array(zip(words.prefix(4), [0, 2, 18, 24])), x: Self.margin, y: 38, width: width)
        let gap = CGFloat(12)
        let count = CGFloat(pictures.count)
        let side = (width - (count - 1) * gap) / count
        for (index, picture) in pictures.enumerated() {
            picture.frame = CGRect(
                x: Self.margin + CGFloat(index) * (side + gap), y: top + 10, width: side, height: side)
        }
        UIView.placeColumn(Array(zip(words.suffix(1), [20])), x: Self.margin, y: top + 10 + side, width: width)
    }
}
