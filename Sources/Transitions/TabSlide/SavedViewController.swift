#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// The third tab: a list.
final class SavedViewController: TabScreen {
    private let heading = UILabel("Saved", size: 34, weight: .bold)
    private let rows: [PlaceRow]

    init(_ places: [Place]) {
        rows = places.map { PlaceRow($0) }
        super.init(nibName: nil, bundle: nil)
        title = "Saved"
        tabBarItem.image = TabIcon.bookmark.image
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for subview in [heading] + rows { view.addSubview(subview) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width - 2 * Self.margin
        heading.frame = CGRect(x: Self.margin, y: 72, width: width, height: 44)
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(
                x: Self.margin, y: 126 + CGFloat(index) * PlaceRow.height, width: width, height: PlaceRow.height)
        }
    }
}
