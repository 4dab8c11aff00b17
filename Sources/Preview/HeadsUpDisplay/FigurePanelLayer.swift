import Graphics
import LayerTree

/// A panel of figures: a title, and below it rows of a name at the left and a value at the right.
package class FigurePanelLayer: PanelLayer {
    struct Row: Hashable {
        var name: String
        var value: String
        /// The name's.
        var color = HeadsUpStyle.secondary
    }

    /// The sizes of a panel, in points.
    struct Format {
        var width: CGFloat
        var rowHeight: CGFloat
        /// The number of rows that the panel has room for.
        var rowCount: Int
    }

    private static let titleHeight: CGFloat = 22

    package override init() {
        super.init()
        fit()
    }

    package required init(layer: Any) { super.init(layer: layer) }

    package required init?(coder: NSCoder) { nil }

    /// The same for all panels of a class.
    class var format: Format { Format(width: 0, rowHeight: 0, rowCount: 0) }
    /// The title above the rows; nil for none.
    var title: String? { nil }
    var rows: [Row] { [] }

    package override func preferredFrameSize() -> CGSize {
        let format = Self.format
        return CGSize(
            width: format.width,
            height: 2 * HeadsUpStyle.padding + Self.titleHeight + CGFloat(format.rowCount) * format.rowHeight)
    }

    package override func draw(in ctx: CGContext) {
        super.draw(in: ctx)
        let content = bounds.insetBy(dx: HeadsUpStyle.padding, dy: HeadsUpStyle.padding)
        if let title {
            ctx.drawLine(
                [HeadsUpStyle.text(title, size: 12, weight: 600)], at: CGPoint(x: content.minX, y: content.minY + 12))
        }
        for (index, row) in rows.enumerated() {
            let baseline = content.minY + Self.titleHeight + CGFloat(index) * Self.format.rowHeight + 12
            ctx.drawLine(
                [HeadsUpStyle.text(row.name, size: 11, color: row.color)], at: CGPoint(x: content.minX, y: baseline))
            ctx.drawLine(
                [HeadsUpStyle.text(row.value, size: 11)], at: CGPoint(x: content.maxX, y: baseline),
                anchor: .trailing)
        }
    }
}
