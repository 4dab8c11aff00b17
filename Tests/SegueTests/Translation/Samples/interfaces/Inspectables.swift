import UIKit

@IBDesignable class BadgeView: UIView {
    @IBInspectable var caption: String = ""
    @IBInspectable var edgeColor: UIColor?
    @IBInspectable var isRound: Bool = false { didSet { setNeedsLayout() } }
    @objc dynamic var count = 0
    @IBInspectable var area: CGFloat { bounds.width * bounds.height }
    @IBInspectable let fixed = 1
}

extension UIView {
    @IBInspectable var cornerRadius: CGFloat {
        get { layer.cornerRadius }
        set { layer.cornerRadius = newValue }
    }
}

extension CALayer {
    @objc var borderUIColor: UIColor? {
        get { borderColor.map { UIColor(cgColor: $0) } }
        set { borderColor = newValue?.cgColor }
    }
}

extension UIView {
    func fadeIn() { alpha = 1 }
}

final class DropSegue: UIStoryboardSegue {
    override func perform() { super.perform() }
}

final class Model: NSObject {
    @IBOutlet var delegate: UIView?
}

final class SlowPan: UIPanGestureRecognizer {
    @IBInspectable var factor: CGFloat = 0.5
}
