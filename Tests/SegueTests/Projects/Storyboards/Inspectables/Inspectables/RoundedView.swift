import UIKit

@IBDesignable
class RoundedView: UIView {
    @IBInspectable var cornerRadius: CGFloat = 0 {
        didSet { layer.cornerRadius = cornerRadius }
    }

    @IBInspectable var borderWidth: CGFloat = 0 {
        didSet { layer.borderWidth = borderWidth }
    }

    @IBInspectable var borderColor: UIColor? {
        didSet { layer.borderColor = borderColor?.cgColor }
    }

    @IBInspectable var castsShadow: Bool = false {
        didSet {
            layer.shadowOpacity = castsShadow ? 0.25 : 0
            layer.shadowRadius = 12
            layer.shadowOffset = CGSize(width: 0, height: 6)
        }
    }
}
