#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// A place that the screens tell of, with the name of its picture.
struct Place {
    var picture: String
    var title: String
    var region: String
    var text: String

    /// The places, each with a picture of its own.
    static let all = [
        Place(
            picture: "lake", title: "Mirror Lake", region: "Northern Alps",
            text: "For an hour after dawn no wind reaches the water, and every peak stands there twice. "
                + "The path around it takes as long as the coffee stays warm."),
        Place(
            picture: "dunes", title: "Amber Dunes", region: "Western Desert",
            text: "The wind redraws these ridges every night. Walk the crest before the sun is up, "
                + "while the sand is cool and keeps the shape of each step."),
        Place(
            picture: "aurora", title: "Frozen Bay", region: "Arctic Coast",
            text: "Green first, then violet at the seams. The ice below sings when it settles; "
                + "stay until you have heard it answer itself across the bay."),
        Place(
            picture: "forest", title: "Fir Valley", region: "Black Hills",
            text: "The mist comes in at eye level and leaves the tops in the light. "
                + "There is one bench, and it faces the right way."),
        Place(
            picture: "waves", title: "Long Swell", region: "Atlantic Edge",
            text: "A storm two days away sends its lines here, evenly spaced. "
                + "Low sun goes through each of them once, just before it breaks."),
        Place(
            picture: "mountains", title: "First Light", region: "High Range",
            text: "Six minutes of rose on the snow, and the day begins. Those who slept in the hut have seen it; "
                + "those who came up by lift have seen the photographs."),
        Place(
            picture: "canyon", title: "River Bend", region: "Red Plateau",
            text: "The river needed the rock to turn, and the rock needed the river to be seen. "
                + "The view from the rim explains both."),
        Place(
            picture: "city", title: "Blue Hour", region: "Harbour Front",
            text: "After sunset the windows take over, one by one, and the water counts them again. "
                + "The last ferry leaves at ten and is the best seat in town."),
        Place(
            picture: "night", title: "Quiet Camp", region: "Dark Sky Park",
            text: "Put the lamp out and wait ten minutes. What looked black was only full."),
    ]
}

/// A row of a list: a small picture, a title and a line beneath it.
final class PlaceRow: UIView {
    let place: Place
    private let picture: UIImageView
    private let title: UILabel
    private let region: UILabel
    private let arrow = UILabel("›", size: 24, color: .grey(0.72, dark: 0.4))
    private let hairline = UIView()
    static let height: CGFloat = 76

    init(_ place: Place) {
        self.place = place
        picture = UIImageView(thumbnail: place.picture, cornerRadius: 12)
        title = UILabel(place.title, size: 17, weight: .semibold)
        region = UILabel(place.region, size: 14, color: .secondaryLabel)
        super.init(frame: .zero)
        for label in [title, region] { label.numberOfLines = 1 }
        hairline.backgroundColor = .grey(0.9, dark: 0.25)
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

/// The column layout of the screens.
extension UIView {
    /// Places `views` beneath each other from `y` on, each as high as it needs to be at `width` and after its gap;
    /// returns the bottom edge of the last one.
    @discardableResult
    static func placeColumn(
        _ views: [(view: UIView, gap: CGFloat)], x: CGFloat, y: CGFloat, width: CGFloat
    ) -> CGFloat {
        views.reduce(y) { y, entry in
            let size = entry.view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
            entry.view.frame = CGRect(x: x, y: y + entry.gap, width: width, height: size.height)
            return entry.view.frame.maxY
        }
    }
}

extension UIColor {
    /// Paper that lies on a screen: white, and a dark grey in the dark appearance.
    static let paper = adaptive(.white, dark: UIColor(white: 0.13, alpha: 1))

    /// A colour, and another one in the dark appearance.
    static func adaptive(_ light: UIColor, dark: UIColor) -> UIColor {
        UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }

    /// A grey of that brightness, and of another one in the dark appearance.
    static func grey(_ light: CGFloat, dark: CGFloat) -> UIColor {
        adaptive(UIColor(white: light, alpha: 1), dark: UIColor(white: dark, alpha: 1))
    }
}

extension UILabel {
    /// A label of any number of lines.
    convenience init(
        _ text: String, size: CGFloat, weight: UIFont.Weight = .regular, color: UIColor = .label
    ) {
        self.init(frame: .zero)
        self.text = text
        font = .systemFont(ofSize: size, weight: weight)
        textColor = color
        numberOfLines = 0
    }

    /// Sets the size and weight of the system font, where it has another size.
    func setFontSize(_ size: CGFloat, weight: UIFont.Weight) {
        if font.pointSize != size { font = .systemFont(ofSize: size, weight: weight) }
    }
}

extension UIImageView {
    /// The picture of that name, filling the view, with corners of that radius.
    convenience init(picture: String, cornerRadius: CGFloat = 0) {
        self.init(image: UIImage(named: picture))
        contentMode = .scaleAspectFill
        clipsToBounds = true
        layer.cornerRadius = cornerRadius
    }

    /// The same for a view of up to 112 points: a smaller file, which takes a fifth of the time to read.
    convenience init(thumbnail: String, cornerRadius: CGFloat = 0) {
        self.init(picture: "\(thumbnail)-thumbnail", cornerRadius: cornerRadius)
    }
}

/// Goes over from one colour at its top to another at its bottom, or from left to right.
final class ShadeView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    init(from start: UIColor, to end: UIColor, isHorizontal: Bool = false) {
        super.init(frame: .zero)
        isOpaque = false
        isUserInteractionEnabled = false
        guard let gradient = layer as? CAGradientLayer else { return }
        gradient.colors = [start.cgColor, end.cgColor]
        gradient.startPoint = .zero
        gradient.endPoint = isHorizontal ? CGPoint(x: 1, y: 0) : CGPoint(x: 0, y: 1)
    }

    /// The fraction of its length, 0 to 1, at which it has the second colour, and from which on it keeps it.
    var end: CGFloat = 1 {
        didSet { (layer as? CAGradientLayer)?.locations = [0, NSNumber(value: Double(end))] }
    }

    required init?(coder: NSCoder) { nil }
}
