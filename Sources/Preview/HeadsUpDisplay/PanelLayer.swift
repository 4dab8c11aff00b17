import Graphics
import LayerTree

/// A translucent dark panel with round corners that draws its own contents.
package class PanelLayer: CALayer {
    package override init() {
        super.init()
        needsDisplayOnBoundsChange = true
    }

    package required init(layer: Any) { super.init(layer: layer) }

    package required init?(coder: NSCoder) { nil }

    /// Takes the size that its contents ask for, in points, and draws them anew.
    func fit() {
        let size = preferredFrameSize()
        CATransaction.withoutActions { bounds = CGRect(origin: .zero, size: size) }
        setNeedsDisplay()
    }

    package override func draw(in ctx: CGContext) {
        let radius = min(12, bounds.height / 2)
        ctx.fillRoundedRect(bounds, radius: radius, color: HeadsUpStyle.edge)
        ctx.fillRoundedRect(bounds.insetBy(dx: 1, dy: 1), radius: radius - 1, color: HeadsUpStyle.panel)
    }
}
