import UIKit

@IBDesignable
class CircleButton: UIButton {
    @IBInspectable var fillColor: UIColor = .systemBlue {
        didSet { backgroundColor = fillColor }
    }

    @IBInspectable var duration: Double = 0.4

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
    }
}
