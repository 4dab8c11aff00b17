#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// Goes over from one colour at its top to another at its bottom, or from left to right.
final class ShadeView: UIView {
    private let colors: [UIColor]
    private let isHorizontal: Bool

    init(from start: UIColor, to end: UIColor, isHorizontal: Bool = false) {
        colors = [start, end]
        self.isHorizontal = isHorizontal
        super.init(frame: .zero)
        isOpaque = false
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(),
            let gradient = CGGradient(
                colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors.map(\.cgColor) as CFArray, locations: nil)
        else { return }
        let end = isHorizontal ? CGPoint(x: bounds.maxX, y: 0) : CGPoint(x: 0, y: bounds.maxY)
        context.drawLinearGradient(gradient, start: .zero, end: end, options: [.drawsAfterEndLocation])
    }
}
