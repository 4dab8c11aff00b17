import Graphics
import LayerTree

/// The settings that make motion other than usual, such as a slow speed, as long as they are on.
package final class ModesLayer: PanelLayer {
    /// The names of the settings; empty for a panel without a size.
    package var modes: [String] = [] {
        didSet { if modes != oldValue { fit() } }
    }

    private static let height: CGFloat = 28
    private static let inset: CGFloat = 12

    package override init() {
        super.init()
        fit()
    }

    package required init(layer: Any) {
        modes = (layer as? ModesLayer)?.modes ?? []
        super.init(layer: layer)
    }

    package required init?(coder: NSCoder) { nil }

    private var text: [StyledText.Run] { [HeadsUpStyle.text(modes.joined(separator: ", "), size: 13)] }

    package override func preferredFrameSize() -> CGSize {
        if modes.isEmpty { return .zero }
        return CGSize(
            width: (2 * Self.inset + TextLayout(StyledText(text)).size.width).rounded(.up), height: Self.height)
    }

    package override func draw(in ctx: CGContext) {
        super.draw(in: ctx)
        ctx.drawLine(text, at: CGPoint(x: Self.inset, y: bounds.midY + 4.5))
    }
}
