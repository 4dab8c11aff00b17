#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// The written side of a postcard: a stamp with its postmark, a few lines, and an address.
final class PostcardBack: UIView {
    /// As wide as a postcard on a phone, and scaled with the card.
    private let paper = UIView()
    private let stamp: UIImageView
    private let stampPaper = UIView()
    private let marks = (0..<3).map { _ in UIView() }
    private let words: [UILabel]
    private let lines = (0..<3).map { _ in UIView() }
    private static let width: CGFloat = 326
    private static let ink = UIColor(red: 0.16, green: 0.22, blue: 0.42, alpha: 1)

    init(_ place: Place) {
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
            mark.layer.borderWidth = 2
            mark.layer.borderColor = UIColor(white: 0.1, alpha: 0.5 - 0.12 * CGFloat(index)).cgColor
        }
        for line in lines { line.backgroundColor = UIColor(white: 0, alpha: 0.25) }
        for subview in [stampPaper, stamp] + marks + words + lines { paper.addSubview(subview) }
        addSubview(paper)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let scale = max(0.01, bounds.width / Self.width)
        paper.transform = CGAffineTransform(scaleX: scale, y: scale)
        paper.bounds.size = CGSize(width: Self.width, height: bounds.height / scale)
        paper.center = CGPoint(x: bounds.midX, y: bounds.midY)
        layOutPaper(paper.bounds)
    }

    private func layOutPaper(_ bounds: CGRect) {
        let width = bounds.width - 48
        stampPaper.frame = CGRect(x: bounds.width - 24 - 76, y: 24, width: 76, height: 92)
        stamp.frame = stampPaper.frame.insetBy(dx: 6, dy: 6)
        for (index, mark) in marks.enumerated() {
            let side = 64 - CGFloat(index) * 16
            mark.bounds.size = CGSize(width: side, height: side)
            mark.center = CGPoint(x: stampPaper.frame.minX - 8, y: 84)
            mark.layer.cornerRadius = side / 2
        }
        words[0].frame = CGRect(x: 24, y: 28, width: width - 130, height: 60)
        UIView.placeColumn(Array(zip(words.dropFirst(), [0, 14])), x: 24, y: 142, width: width)
        for (index, line) in lines.enumerated() {
            let gap = CGFloat(34 * (lines.count - index))
            line.frame = CGRect(
                x: bounds.width * 0.4, y: bounds.height - gap, width: bounds.width * 0.6 - 24, height: 1)
        }
    }
}
