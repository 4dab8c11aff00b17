#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// A map with a walk on it; a tap or a drag to the left folds it up.
final class MapViewController: StackScreen {
    private let map = MapView(way: UIColor(red: 0.86, green: 0.29, blue: 0.2, alpha: 1))
    private let plate = UIView()
    private let words = [
        UILabel("Old Town Walk", size: 24, weight: .bold),
        UILabel(
            "2.4 km, about an hour. Two bridges, one park, good coffee at the end.", size: 15, color: .secondaryLabel),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = map.backgroundColor
        plate.backgroundColor = .white
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
        let width = view.bounds.width - 40
        let end = UIView.placeColumn(Array(zip(words, [0, 4])), x: 20, y: 18, width: width - 40)
        plate.frame = CGRect(x: 20, y: view.bounds.height - end - 18 - 34, width: width, height: end + 18)
    }
}
