import Graphics
import LayerTree

/// A line of text that stays, such as the settings that make motion other than usual, behind a dot where it has one.
package final class TextPanelLayer: PanelLayer {
    /// The text; empty for a panel without a size.
    package var text = "" {
        didSet { if text != oldValue { fit() } }
    }

    /// The colour of the dot before the text; nil for none.
    private let dotColor: SIMD4<Float>?

    private static let height: CGFloat = 28
    private static let inset: CGFloat = 12
    private static let dotSide: CGFloat = 10
    private static let dotGap: CGFloat = 6

    /// A panel without text.
    package init(dotColor: SIMD4<Float>? = nil) {
        self.dotColor = dotColor
        super.init()
        fit()
    }

    package required init(layer: Any) {
        text = (layer as? TextPanelLayer)?.text ?? ""
        dotColor = (layer as? TextPanelLayer)?.dotColor
        super.init(layer: layer)
    }

    package required init?(coder: NSCoder) { nil }

    private var runs: [StyledText.Run] { [HeadsUpStyle.text(text, size: 13)] }

    /// The x of the text, in points.
    private var textStart: CGFloat { Self.inset + (dotColor == nil ? 0 : Self.dotSide + Self.dotGap) }

    package override func preferredFrameSize() -> CGSize {
        if text.isEmpty { return .zero }
        let width = textStart + TextLayout(StyledText(runs)).size.width + Self.inset
        return CGSize(width: width.rounded(.up), height: Self.height)
    }

    package override func draw(in ctx: CGContext) {
        super.draw(in: ctx)
        if let dotColor {
            ctx.addEllipse(
                in: CGRect(x: Self.inset, y: bounds.midY - Self.dotSide / 2, width: Self.dotSide, height: Self.dotSide))
            ctx.setFillColor(CGColor(rgba: dotColor))
            ctx.fillPath()
        }
        ctx.drawLine(runs, at: CGPoint(x: textStart, y: bounds.midY + 4.5))
    }
}
