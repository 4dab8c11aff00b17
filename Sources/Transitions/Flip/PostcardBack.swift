#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// The written side of a postcard: a stamp with its postmark, a few lines, and an address.
final class PostcardBack: UIView {
    private let picture: String
    private var isEnlarged = false
    private let stamp: UIImageView
    private let stampPaper = UIView()
    private let marks = (0..<3).map { _ in UIView() }
    private let words: [UILabel]
    private let lines = (0..<3).map { _ in UIView() }
    /// The width of a card on a phone, upright: on a larger one everything is set larger.
    private static let width: CGFloat = 326
    /// The height of one on its side.
    private static let wideHeight: CGFloat = 290
    private static let fonts: [(size: CGFloat, weight: UIFont.Weight)] = [
        (22, .bold), (16, .regular), (16, .semibold),
    ]
    private static let ink = UIColor(red: 0.16, green: 0.22, blue: 0.42, alpha: 1)

    init(_ place: Place) {
        picture = place.picture
        stamp = UIImageView(thumbnail: place.picture)
        words = [
            UILabel(place.title, size: 22, weight: .bold, color: Self.ink),
            UILabel(place.text, size: 16, color: Self.ink),
            UILabel("Wish you were here!", size: 16, weight: .semibold, color: Self.ink),
        ]
        super.init(frame: .zero)
        backgroundColor = UIColor(red: 0.98, green: 0.96, blue: 0.91, alpha: 1)
        stampPaper.backgroundColor = .white
        stampPaper.layer.borderWidth = 1
        stampPaper.layer.borderColor = UIColor(white: 0, alpha: 0.12).cgColor
        for (mark, index) in zip(marks, 0...) {
            mark.layer.borderColor = UIColor(white: 0.1, alpha: 0.5 - 0.12 * CGFloat(index)).cgColor
        }
        for line in lines { line.backgroundColor = UIColor(white: 0, alpha: 0.25) }
        for subview in [stampPaper, stamp] + marks + words + lines { addSubview(subview) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isWide = bounds.width > bounds.height
        let scale = max(0.01, isWide ? bounds.height / Self.wideHeight : bounds.width / Self.width)
        for (label, font) in zip(words, Self.fonts) { label.setFontSize(font.size * scale, weight: font.weight) }
        // A thumbnail is sharp up to 112 points.
        if scale > 1.2 && !isEnlarged {
            isEnlarged = true
            stamp.image = UIImage(named: picture)
        }
        layOutStamp(scale)
        let width = isWide ? bounds.width * 0.6 - 36 * scale : bounds.width - 48 * scale
        words[0].frame = CGRect(
            x: 24 * scale, y: 28 * scale, width: isWide ? width : width - 130 * scale,
            height: (isWide ? 30 : 60) * scale)
        UIView.placeColumn(
            Array(zip(words.dropFirst(), [0, 14 * scale])), x: 24 * scale, y: (isWide ? 76 : 142) * scale, width: width)
        for (index, line) in lines.enumerated() {
            let gap = CGFloat(34 * (lines.count - index)) * scale
            let x = isWide ? bounds.width * 0.6 + 12 * scale : bounds.width * 0.4
            line.frame = CGRect(x: x, y: bounds.height - gap, width: bounds.width - 24 * scale - x, height: 1)
        }
    }

    private func layOutStamp(_ scale: CGFloat) {
        stampPaper.frame = CGRect(
            x: bounds.width - (24 + 76) * scale, y: 24 * scale, width: 76 * scale, height: 92 * scale)
        stamp.frame = stampPaper.frame.insetBy(dx: 6 * scale, dy: 6 * scale)
        for (index, mark) in marks.enumerated() {
            let side = (64 - CGFloat(index) * 16) * scale
            mark.bounds.size = CGSize(width: side, height: side)
            mark.center = CGPoint(x: stampPaper.frame.minX - 8 * scale, y: 84 * scale)
            mark.layer.cornerRadius = side / 2
            mark.layer.borderWidth = 2 * scale
        }
    }
}
