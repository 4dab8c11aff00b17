import Graphics
import LayerTree

/// A line of text that stays, such as the settings that make motion other than usual.
package final class TextPanelLayer: PanelLayer {
    /// The text; empty for a panel without a size.
    package var text = "" {
        didSet { if text != oldValue { fit() } }
    }

    private static let height: CGFloat = 28
    private static let inset: CGFloat = 12

    package override init() {
        super.init()
        fit()
    }

    package required init(layer: Any) {
        text = (layer as? TextPanelLayer)?.text ?? ""
        super.init(layer: layer)
    }

    package required init?(coder: NSCoder) { nil }

    private var runs: [StyledText.Run] { [HeadsUpStyle.text(text, size: 13)] }

    package override func preferredFrameSize() -> CGSize {
        if text.isEmpty { return .zero }
        return CGSize(
            width: (2 * Self.inset + TextLayout(StyledText(runs)).size.width).rounded(.up), height: Self.height)
    }

    package override func draw(in ctx: CGContext) {
        super.draw(in: ctx)
        ctx.drawLine(runs, at: CGPoint(x: Self.inset, y: bounds.midY + 4.5))
    }
}
