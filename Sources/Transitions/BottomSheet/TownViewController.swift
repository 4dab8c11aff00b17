#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// A map of the town; a tap or a drag upwards presents what is near on a sheet.
final class TownViewController: UIViewController {
    private let map = MapView(routeColor: UIColor(red: 0.2, green: 0.47, blue: 0.95, alpha: 1))
    private var opening: PanDrivenTransition?
    private let search = UIView()
    private let question = UILabel("What is near?", size: 17, color: .secondaryLabel)
    private let pins: [(view: UIView, picture: UIImageView)]
    private static let places: [(index: Int, x: CGFloat, y: CGFloat)] = [
        (7, 0.36, 0.52), (3, 0.7, 0.56), (6, 0.26, 0.8),
    ]

    init() {
        pins = Self.places.map { place in
            let view = UIView()
            view.backgroundColor = .white
            view.layer.cornerRadius = 30
            return (view, UIImageView(thumbnail: Place.all[place.index].picture, cornerRadius: 26))
        }
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = map.backgroundColor
        search.backgroundColor = .paper
        search.layer.cornerRadius = 25
        search.addSubview(question)
        for pin in pins { pin.view.addSubview(pin.picture) }
        for subview in [map] + pins.map(\.view) + [search] { view.addSubview(subview) }
        view.onTap { [unowned self] _ in showNearby() }
        let travel = BottomSheetPresentationController.medium
        opening = PanDrivenTransition(.vertical, in: self, travel: { $0.height * travel }) {
            [unowned self] direction, _ in
            direction == .up ? { [unowned self] in showNearby() } : nil
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        map.frame = view.bounds
        search.frame = CGRect(x: 20, y: 62, width: view.bounds.width - 40, height: 50)
        question.frame = CGRect(x: 22, y: 0, width: search.bounds.width - 44, height: 50)
        for (pin, place) in zip(pins, Self.places) {
            pin.view.bounds.size = CGSize(width: 60, height: 60)
            pin.view.center = map.point(place.x, place.y)
            pin.picture.frame = CGRect(x: 4, y: 4, width: 52, height: 52)
        }
    }

    /// Presents the sheet.
    func showNearby() {
        let sheet = NearbyViewController(Place.all)
        sheet.opening = opening
        present(sheet, animated: true)
    }
}
