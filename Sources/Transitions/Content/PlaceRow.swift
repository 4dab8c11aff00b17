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
        for subview in [picture, title, region, arrow, hairline] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            addSubview(subview)
        }
        activateConstraints()
    }

    required init?(coder: NSCoder) { nil }

    private func activateConstraints() {
        let views = ["picture": picture, "title": title, "region": region, "arrow": arrow, "hairline": hairline]
        let formats = [
            "H:|[picture(56)]-16-[title]-24-|", "H:[picture]-16-[region]-24-|", "H:[arrow(12)]|",
            "H:[picture]-16-[hairline]|", "V:[picture(56)]", "V:|-17-[title]-3-[region]", "V:|[arrow]-3-|",
            "V:[hairline(1)]|",
        ]
        for format in formats {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views))
        }
        picture.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
    }
}
