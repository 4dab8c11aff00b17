#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// A list of places.
final class StockListScreen: StockScreen {
    private let heading = UILabel("Places", size: 34, weight: .bold)
    private let rows = Place.all.map { PlaceRow($0) }
    private let scroll = UIScrollView()

    init(open: @escaping () -> Void) { super.init("Places", showOther: open) }

    required init?(coder: NSCoder) { nil }

    override var tappedView: UIView { scroll }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(scroll)
        for subview in [heading] + rows { scroll.addSubview(subview) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let (left, width) = column
        scroll.frame = view.bounds
        let top = max(view.safeAreaInsets.top, 44)
        heading.frame = CGRect(x: left, y: top + 16, width: width, height: 42)
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(
                x: left, y: heading.frame.maxY + 12 + CGFloat(index) * PlaceRow.height, width: width,
                height: PlaceRow.height)
        }
        scroll.contentSize = CGSize(width: view.bounds.width, height: (rows.last?.frame.maxY ?? 0) + 40)
    }
}
