import UIKit

enum Easing { case spring(duration: Double, bounce: Double), linear }

/// Layers, colours and transforms, and literals that stay as they are.
final class Look: UIView {
    static let corner: CGFloat = 8
    var grown: CGAffineTransform { .init(scaleX: 1.2, y: 1.2) }
    lazy var dimming: UIView = {
        let view = UIView()
        view.backgroundColor = UIColor.black.withAlphaComponent(0.4)
        return view
    }()

    init(_ radius: CGFloat = 4) {
        super.init(frame: .zero)
        layer.cornerRadius = radius
        layer.shadowOpacity = 0.3
        layer.shadowOffset = CGSize(width: 0, height: 8)
        layer.shadowRadius = 16
        layer.borderWidth = 1 / 3
        backgroundColor = UIColor(red: 0.1, green: 0x2, blue: Self.corner, alpha: 1)
        center.y = 120
        bounds.size = CGSize(width: 10, height: 20)
    }

    required init?(coder: NSCoder) { nil }

    func settle(_ easing: Easing, after delay: TimeInterval = 0.2) {
        if case .spring(duration: 0.5, bounce: 0.1) = easing { alpha = 0.2 }
        switch alpha {
        case 0.5: alpha = 1
        default: break
        }
        let spring = UISpringTimingParameters(
            mass: 1, stiffness: 170, damping: 26, initialVelocity: CGVector(dx: 0, dy: 3))
        let animator = UIViewPropertyAnimator(duration: 0, timingParameters: spring)
        func turn() { layer.transform = CATransform3DRotate(CATransform3DMakeScale(1, 0.5, 1), 0.3, 0, 1, 0) }
        animator.addAnimations(turn, delayFactor: 0.1)
        animator.startAnimation(afterDelay: 0.2)
        let path = UIBezierPath(roundedRect: bounds.insetBy(dx: 10, dy: -4), cornerRadius: 6)
        path.lineWidth = 2
        layer.shadowPath = path.cgPath
        for index in 0..<3 { subviews[index].alpha = [0.1, 0.2, 0.3][index] }
        #if os(macOS)
        alpha = 0.9
        #endif
    }
}

#Preview("Look") {
    UIView.animate(withDuration: 0.6) {}; return UIViewController()
}
