#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// A card as a solid that turns about its upright middle; its sides are subviews.
final class CardBody: UIView {
    private let sides: [CardSide]

    /// A card in `frame` that shows `front` on one side and `back` on the other.
    init(_ front: UIView, _ back: UIView, frame: CGRect) {
        sides = CardSide.sides(front, back, of: frame.size)
        super.init(frame: frame)
        for side in sides { addSubview(side.view) }
    }

    required init?(coder: NSCoder) { nil }

    override class var layerClass: AnyClass { CATransformLayer.self }

    /// Shows the card turned by `turn`.
    func turn(by turn: CGFloat) {
        let middle = CATransform3DMakeTranslation(0, 0, -CardSide.thickness / 2)
        layer.transform = CATransform3DConcat(CATransform3DMakeRotation(turn, 0, 1, 0), middle)
        for side in sides { side.shade(turned: turn) }
    }
}
