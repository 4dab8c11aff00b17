#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// The second tab: pictures in two columns.
final class BrowseViewController: TabScreen {
    private let heading = UILabel("Browse", size: 34, weight: .bold)
    private let pictures: [UIImageView]
    private let names: [UILabel]

    init(_ places: [Place]) {
        pictures = places.map { UIImageView(picture: $0.picture, cornerRadius: 16) }
        names = places.map { UILabel($0.title, size: 15, weight: .medium) }
        super.init(nibName: nil, bundle: nil)
        title = "Browse"
        tabBarItem.image = TabIcon.tiles.image
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for subview in [heading] + pictures + names { view.addSubview(subview) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width - 2 * Self.margin
        let isWide = view.bounds.width > view.bounds.height
        heading.frame = CGRect(x: Self.margin, y: isWide ? 20 : 72, width: width, height: 44)
        let gap: CGFloat = 14
        let columns = isWide ? 4 : 2
        let side = (width - CGFloat(columns - 1) * gap) / CGFloat(columns)
        for (index, (picture, name)) in zip(pictures, names).enumerated() {
            let x = Self.margin + CGFloat(index % columns) * (side + gap)
            let y = heading.frame.maxY + 16 + CGFloat(index / columns) * (side * 0.78 + 44)
            picture.frame = CGRect(x: x, y: y, width: side, height: side * 0.78)
            name.frame = CGRect(x: x, y: picture.frame.maxY + 6, width: side, height: 20)
        }
    }
}
