#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// The shadow that a card casts on what it lies on; it lies beneath the card, at the same place.
final class CardShadow: UIView {
    /// Of the card, in points.
    static let cornerRadius: CGFloat = 10

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.32
        layer.shadowRadius = 16
        layer.shadowOffset = CGSize(width: 0, height: 8)
        updatePath()
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        updatePath()
    }

    private func updatePath() {
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: Self.cornerRadius).cgPath
    }
}
