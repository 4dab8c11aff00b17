import UIKit

@IBDesignable
class GradientView: UIView {
    @IBInspectable var startColor: UIColor = .white {
        didSet { showColors() }
    }

    @IBInspectable var endColor: UIColor = .black {
        didSet { showColors() }
    }

    @IBInspectable var isHorizontal: Bool = true {
        didSet {
            gradient.startPoint = isHorizontal ? CGPoint(x: 0, y: 0.5) : CGPoint(x: 0.5, y: 0)
            gradient.endPoint = isHorizontal ? CGPoint(x: 1, y: 0.5) : CGPoint(x: 0.5, y: 1)
        }
    }

    override class var layerClass: AnyClass { CAGradientLayer.self }

    private var gradient: CAGradientLayer { (layer as? CAGradientLayer) ?? CAGradientLayer() }

    private func showColors() {
        gradient.colors = [startColor.cgColor, endColor.cgColor]
    }
}
