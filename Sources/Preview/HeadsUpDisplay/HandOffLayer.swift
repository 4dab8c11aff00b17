import Graphics
import LayerTree
import Recorder

/// What the last release handed over to the motion that followed, as figures.
package final class HandOffLayer: PanelLayer {
    /// What is shown; nil before the first release.
    package var handOff: HandOff? {
        didSet { if handOff != oldValue { setNeedsDisplay() } }
    }

    private static let width: CGFloat = 176
    private static let rowHeight: CGFloat = 17
    private static let titleHeight: CGFloat = 22
    /// As many as a part has figures.
    private static let rowCount = 9

    package override init() {
        super.init()
        fit()
    }

    package required init(layer: Any) {
        handOff = (layer as? HandOffLayer)?.handOff
        super.init(layer: layer)
    }

    package override func preferredFrameSize() -> CGSize {
        CGSize(
            width: Self.width,
            height: 2 * HeadsUpStyle.padding + Self.titleHeight + CGFloat(Self.rowCount) * Self.rowHeight)
    }

    package override func draw(in ctx: CGContext) {
        super.draw(in: ctx)
        let content = bounds.insetBy(dx: HeadsUpStyle.padding, dy: HeadsUpStyle.padding)
        ctx.drawLine(
            [HeadsUpStyle.text(handOff?.title ?? "no release yet", size: 12, weight: 600)],
            at: CGPoint(x: content.minX, y: content.minY + 12))
        for (row, figure) in (handOff?.figures ?? []).enumerated() {
            let baseline = content.minY + Self.titleHeight + CGFloat(row) * Self.rowHeight + 12
            ctx.drawLine(
                [HeadsUpStyle.text(figure.name, size: 11, color: HeadsUpStyle.secondary)],
                at: CGPoint(x: content.minX, y: baseline))
            ctx.drawLine(
                [HeadsUpStyle.text(figure.value, size: 11)], at: CGPoint(x: content.maxX, y: baseline),
                anchor: .trailing)
        }
    }
}
