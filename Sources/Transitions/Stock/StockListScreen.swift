#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// A list of places.
final class StockListScreen: UIViewController {
    private let heading = UILabel("Places", size: 34, weight: .bold)
    private let rows = Place.all.map { PlaceRow($0) }
    private let scroll = UIScrollView()
    private let open: () -> Void

    init(open: @escaping () -> Void) {
        self.open = open
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Places"
        view.backgroundColor = .systemBackground
        view.clipsToBounds = true
        view.addSubview(scroll)
        for subview in [heading] + rows { scroll.addSubview(subview) }
        scroll.onTap { [unowned self] _ in open() }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let margin: CGFloat = 24
        let width = min(view.bounds.width - 2 * margin, 680)
        let left = (view.bounds.width - width) / 2
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
