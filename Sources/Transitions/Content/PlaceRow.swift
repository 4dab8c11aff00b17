#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// A row of a list: a small picture, a title and a line beneath it.
final class PlaceRow: UIView {
    let place: Place
    private let picture: UIImageView
    private let title: UILabel
    private let region: UILabel
    private let arrow = UILabel("›", size: 24, color: UIColor(white: 0.72, alpha: 1))
    private let hairline = UIView()
    static let height: CGFloat = 76

    init(_ place: Place) {
        self.place = place
        picture = UIImageView(picture: place.picture, cornerRadius: 12)
        title = UILabel(place.title, size: 17, weight: .semibold)
        region = UILabel(place.region, size: 14, color: .secondaryLabel)
        super.init(frame: .zero)
        for label in [title, region] { label.numberOfLines = 1 }
        hairline.backgroundColor = UIColor(white: 0.9, alpha: 1)
        for subview in [picture, title, region, arrow, hairline] { addSubview(subview) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (side, left) = (CGFloat(56), CGFloat(72))
        picture.frame = CGRect(x: 0, y: (bounds.height - side) / 2, width: side, height: side)
        let width = max(0, bounds.width - left - 24)
        UIView.placeColumn([(title, 0), (region, 3)], x: left, y: 17, width: width)
        arrow.frame = CGRect(x: bounds.width - 12, y: 0, width: 12, height: bounds.height - 3)
        hairline.frame = CGRect(x: left, y: bounds.height - 1, width: max(0, bounds.width - left), height: 1)
    }
}
