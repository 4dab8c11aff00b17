#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// Walks to choose from; a tap or a drag to the right unfolds the map.
final class GuideViewController: StackScreen {
    private let heading = UILabel("Walks", size: 34, weight: .bold, color: .white)
    private let places: [Place]
    private static let lengths = ["2.4 km", "5 km", "8.1 km", "11 km"]
    private let pictures: [UIImageView]
    private let labels: [(title: UILabel, length: UILabel)]
    private static let margin: CGFloat = 20
    private static let gap: CGFloat = 14

    init(_ places: [Place]) {
        self.places = places
        pictures = places.map { UIImageView(picture: $0.picture, cornerRadius: 20) }
        labels = zip(places, Self.lengths).map { place, length in
            (
                UILabel(place.title, size: 22, weight: .bold, color: .white),
                UILabel("\(length) · \(place.region)", size: 15, weight: .medium, color: UIColor(white: 1, alpha: 0.85))
            )
        }
        super.init(animator: FoldAnimator.init(operation:))
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.13, green: 0.3, blue: 0.27, alpha: 1)
        for subview in [heading] + pictures { view.addSubview(subview) }
        for label in labels { for view in [label.title, label.length] { self.view.addSubview(view) } }
        view.onTap { [unowned self] in unfold(at: $0) }
        let drag = PanDrivenTransition(.horizontal, in: self, travel: { $0.width }) { [unowned self] direction, point in
            direction == .right ? { [unowned self] in unfold(at: point) } : nil
        }
        drivers = [drag]
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width - 2 * Self.margin
        let top = CGFloat(124)
        heading.frame = CGRect(x: Self.margin, y: 64, width: width, height: 44)
        // Beside each other where the screen is low.
        let columns = view.bounds.width > view.bounds.height ? 2 : 1
        let rows = CGFloat((max(1, pictures.count) + columns - 1) / columns)
        let step = CGSize(
            width: (width + Self.gap) / CGFloat(columns), height: (view.bounds.height - top - 30 + Self.gap) / rows)
        for (index, picture) in pictures.enumerated() {
            let row = CGFloat(index / columns)
            let column = CGFloat(index % columns)
            picture.frame = CGRect(
                x: Self.margin + column * step.width, y: top + row * step.height, width: step.width - Self.gap,
                height: step.height - Self.gap)
            let label = labels[index]
            // A low picture has room for one line.
            label.length.isHidden = picture.frame.height < 62
            UIView.placeColumn(
                [(label.title, 0), (label.length, 1)], x: picture.frame.minX + 18,
                y: label.length.isHidden ? picture.frame.midY - 13 : picture.frame.maxY - 68,
                width: picture.frame.width - 36)
        }
    }

    /// Opens the map of the walk at `point` of the view; of the first one where there is none.
    func unfold(at point: CGPoint = .zero) {
        let index = pictures.firstIndex { $0.frame.contains(point) } ?? 0
        guard places.indices.contains(index) else { return }
        open(MapViewController(walk: places[index].title, length: labels[index].length.text ?? ""))
    }
}
