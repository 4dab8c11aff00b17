import Foundation
import Graphics
import LayerTree

/// A menu of commands at the pointer, with the key of each.
final class ContextMenuLayer: PanelLayer {
    /// The commands from the top down; empty for a menu without a size.
    var items: [MenuEntry] = [] { didSet { if items != oldValue { fit() } } }
    /// The index of the item under the pointer; nil for none.
    var highlighted: Int? { didSet { if highlighted != oldValue { setNeedsDisplay() } } }

    private static let width: CGFloat = 196
    private static let rowHeight: CGFloat = 28
    private static let inset: CGFloat = 6

    override init() { super.init() }

    required init(layer: Any) {
        items = (layer as? ContextMenuLayer)?.items ?? []
        highlighted = (layer as? ContextMenuLayer)?.highlighted
        super.init(layer: layer)
    }

    required init?(coder: NSCoder) { nil }

    override func preferredFrameSize() -> CGSize {
        if items.isEmpty { return .zero }
        return CGSize(width: Self.width, height: CGFloat(items.count) * Self.rowHeight + 2 * Self.inset)
    }

    private func row(_ index: Int) -> CGRect {
        CGRect(
            x: Self.inset, y: Self.inset + CGFloat(index) * Self.rowHeight, width: bounds.width - 2 * Self.inset,
            height: Self.rowHeight)
    }

    /// The index of the item at `point`, in this layer's points; nil where there is none.
    func item(at point: CGPoint) -> Int? { items.indices.first { row($0).contains(point) } }

    override func draw(in ctx: CGContext) {
        super.draw(in: ctx)
        for (index, item) in items.enumerated() {
            let row = row(index)
            if index == highlighted {
                ctx.fillRoundedRect(row, radius: 6, color: CGColor(gray: 1, alpha: 0.16))
            }
            let baseline = row.midY + 4.5
            ctx.drawLine([HeadsUpStyle.text(item.title, size: 13)], at: CGPoint(x: row.minX + 10, y: baseline))
            ctx.drawLine(
                [HeadsUpStyle.text(item.key, size: 12, color: HeadsUpStyle.secondary)],
                at: CGPoint(x: row.maxX - 10, y: baseline), anchor: .trailing)
        }
    }
}
