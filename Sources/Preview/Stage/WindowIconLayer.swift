import Graphics
import LayerTree

/// The program's icon: a picture on its way from one screen to another, as in `assets/desktop/segue.svg`.
final class WindowIconLayer: CALayer {
    /// The side in points.
    static let side: CGFloat = 128

    override init() {
        super.init()
        bounds = CGRect(x: 0, y: 0, width: Self.side, height: Self.side)
    }

    required init(layer: Any) { super.init(layer: layer) }

    required init?(coder: NSCoder) { nil }

    /// The icon with 64 pixels a side.
    static var image: CGImage? {
        let layer = WindowIconLayer()
        layer.contentsScale = 0.5
        layer.display()
        return layer.contents as? CGImage
    }

    override func draw(in ctx: CGContext) {
        ctx.fillRoundedRect(
            CGRect(x: 6, y: 6, width: 116, height: 116), radius: 26,
            color: CGColor(red: 0.17, green: 0.18, blue: 0.43, alpha: 1))
        ctx.fillRoundedRect(
            CGRect(x: 20, y: 26, width: 38, height: 76), radius: 7, color: CGColor(gray: 1, alpha: 0.28))
        ctx.fillRoundedRect(
            CGRect(x: 70, y: 26, width: 38, height: 76), radius: 7, color: CGColor(gray: 1, alpha: 0.92))
        ctx.fillRoundedRect(
            CGRect(x: 28, y: 84, width: 22, height: 12), radius: 3,
            color: CGColor(red: 1, green: 0.6, blue: 0.4, alpha: 0.6))
        ctx.fillRoundedRect(
            CGRect(x: 43, y: 46, width: 36, height: 28), radius: 5,
            color: CGColor(red: 0.97, green: 0.55, blue: 0.38, alpha: 1))
        for y in [84.0, 92] {
            ctx.fillRoundedRect(
                CGRect(x: 76, y: y, width: 26, height: 4), radius: 2,
                color: CGColor(red: 0.73, green: 0.73, blue: 0.84, alpha: 1))
        }
    }
}
