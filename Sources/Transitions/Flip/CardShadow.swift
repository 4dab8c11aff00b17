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

    /// Shows the shadow of a card that has turned by `turn` and lifted, `lift` being 1 at the highest.
    ///
    /// The lamp is at one side: the card still covers something of it when the viewer sees nothing but the card's edge.
    func fall(from lift: CGFloat, turned turn: CGFloat, sense: CGFloat) {
        let facing = cos(turn)
        let width = (facing * facing + 0.07 * lift * lift).squareRoot()
        transform = CGAffineTransform(translationX: sense * 0.12 * bounds.width * sin(2 * turn), y: 40 * lift)
            .scaledBy(x: width, y: 1 + 0.02 * lift)
        alpha = 1 - 0.45 * lift
    }
}
