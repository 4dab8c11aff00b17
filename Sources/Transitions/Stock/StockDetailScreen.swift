#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// A place: its picture above its title and text, beside them where the screen is wide.
final class StockDetailScreen: StockScreen {
    private let picture: UIImageView
    private let heading: UILabel
    private let region: UILabel
    private let text: UILabel

    init(_ place: Place, close: @escaping () -> Void) {
        picture = UIImageView(picture: place.picture)
        heading = UILabel(place.title, size: 30, weight: .bold)
        region = UILabel(place.region, size: 16, weight: .medium, color: .secondaryLabel)
        text = UILabel(place.text, size: 17)
        super.init(place.title, showOther: close)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        for subview in [picture, heading, region, text] { view.addSubview(subview) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = view.bounds.size
        picture.frame =
            isWide
            ? CGRect(x: 0, y: 0, width: size.width * 0.5, height: size.height)
            : CGRect(x: 0, y: 0, width: size.width, height: min(size.width, size.height * 0.6))
        let left = isWide ? picture.frame.maxX + 28 : 24
        let top = isWide ? max(28, view.safeAreaInsets.top + 12) : picture.frame.maxY + 22
        UIView.placeColumn(
            [(heading, 0), (region, 4), (text, 16)], x: left, y: top, width: max(0, size.width - left - 24))
    }
}
