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
        for subview in [heading] + rows {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        activateConstraints()
        view.onTap { [unowned self] in handleTap(at: $0) }
    }

    /// The heading and the rows, from margin to margin beneath each other.
    private func activateConstraints() {
        var constraints = [
            heading.topAnchor.constraint(equalTo: view.topAnchor, constant: 64),
            heading.heightAnchor.constraint(equalToConstant: 44),
        ]
        for subview in [heading] + rows {
            constraints += [
                subview.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: Self.margin),
                subview.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -Self.margin),
            ]
        }
        var above = (view: heading as UIView, gap: CGFloat(12))
        for row in rows {
            constraints += [
                row.topAnchor.constraint(equalTo: above.view.bottomAnchor, constant: above.gap),
                row.heightAnchor.constraint(equalToConstant: PlaceRow.height),
            ]
            above = (row, 0)
        }
        NSLayoutConstraint.activate(constraints)
    }

    private func handleTap(at point: CGPoint) {
        if let row = rows.first(where: { $0.frame.contains(point) }) { open(row.place) }
    }

    /// Pushes the screen of `place`.
    func open(_ place: Place) {
        open(PlaceViewController(place))
    }
}
