import Graphics
import LayerTree
import Recorder

/// The numbers of one frame that is looked at.
package final class FrameDetailLayer: PanelLayer {
    /// What is shown; nil for nothing.
    var detail: FrameDetail? {
        didSet { if detail != oldValue { setNeedsDisplay() } }
    }

    private static let width: CGFloat = 190
    private static let rowHeight: CGFloat = 16
    private static let titleHeight: CGFloat = 22

    package override init() {
        super.init()
        fit()
    }

    package required init(layer: Any) {
        detail = (layer as? FrameDetailLayer)?.detail
        super.init(layer: layer)
    }

    package override func preferredFrameSize() -> CGSize {
        CGSize(
            width: Self.width,
            height: 2 * HeadsUpStyle.padding + Self.titleHeight + CGFloat(FrameDetail.rowCount) * Self.rowHeight)
    }

    package override func draw(in ctx: CGContext) {
        super.draw(in: ctx)
        guard let detail else { return }
        let content = bounds.insetBy(dx: HeadsUpStyle.padding, dy: HeadsUpStyle.padding)
        ctx.drawLine(
            [HeadsUpStyle.text(detail.title, size: 12, weight: 600)],
            at: CGPoint(x: content.minX, y: content.minY + 12))
        for (index, row) in detail.rows.enumerated() {
            let baseline = content.minY + Self.titleHeight + CGFloat(index) * Self.rowHeight + 12
            ctx.drawLine(
                [HeadsUpStyle.text(row.name, size: 11, color: row.color)], at: CGPoint(x: content.minX, y: baseline))
            ctx.drawLine(
                [HeadsUpStyle.text(row.value, size: 11)], at: CGPoint(x: content.maxX, y: baseline),
                anchor: .trailing)
        }
    }
}
