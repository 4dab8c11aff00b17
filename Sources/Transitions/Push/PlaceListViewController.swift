#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// A list of places; a tap pushes the screen of one.
final class PlaceListViewController: StackScreen {
    private let heading = UILabel("Places", size: 34, weight: .bold)
    private let rows = Place.all.map { PlaceRow($0) }
    private static let margin: CGFloat = 20

    init() { super.init(animator: PushAnimator.init(operation:)) }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for subview in [heading] + rows { view.addSubview(subview) }
        view.onTap { [unowned self] in handleTap(at: $0) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width - 2 * Self.margin
        heading.frame = CGRect(x: Self.margin, y: 64, width: width, height: 44)
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(
                x: Self.margin, y: 120 + CGFloat(index) * PlaceRow.height, width: width, height: PlaceRow.height)
        }
    }

    private func handleTap(at point: CGPoint) {
        if let row = rows.first(where: { $0.frame.contains(point) }) { open(row.place) }
    }

    /// Pushes the screen of `place`.
    func open(_ place: Place) {
        open(PlaceViewController(place))
    }
}
