#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// A map with a walk on it; a tap or a drag to the left folds it up.
final class MapViewController: StackScreen {
    private let map = MapView(routeColor: UIColor(red: 0.86, green: 0.29, blue: 0.2, alpha: 1))
    private let plate = UIView()
    private let words: [UILabel]
    private static let margin: CGFloat = 20

    /// The map of the walk of that name; `length` says more of it.
    init(walk: String, length: String) {
        words = [
            UILabel(walk, size: 24, weight: .bold),
            UILabel("\(length). Two bridges, one park, good coffee at the end.", size: 15, color: .secondaryLabel),
        ]
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = map.backgroundColor
        plate.backgroundColor = .paper
        plate.layer.cornerRadius = 20
        for label in words { plate.addSubview(label) }
        for subview in [map, plate] { view.addSubview(subview) }
        view.onTap { [unowned self] _ in close() }
        let drag = PanDrivenTransition(.horizontal, in: self, travel: { $0.width }) { [unowned self] direction, _ in
            direction == .left ? { [unowned self] in close() } : nil
        }
        drivers = [drag]
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        map.frame = view.bounds
        // In the corner of a screen that lies on its side: the walk goes past it.
        let size = view.bounds.size
        let width = min(size.width - 2 * Self.margin, size.width > size.height ? 300 : 460)
        let end = UIView.placeColumn(
            Array(zip(words, [0, 4])), x: Self.margin, y: 18, width: width - 2 * Self.margin)
        plate.frame = CGRect(x: Self.margin, y: size.height - end - 18 - 34, width: width, height: end + 18)
    }
}
