import Graphics
import LayerTree

/// The list of keys, each as a key cap beside its meaning.
package final class KeyListLayer: PanelLayer {
    /// Keys that do one thing, or opposite ones.
    package struct Entry: Hashable, Sendable {
        package var keys: [String]
        package var meaning: String

        package init(_ keys: [String], meaning: String) { (self.keys, self.meaning) = (keys, meaning) }
    }

    /// The keys of all windows.
    package static let standard = entries { !$0.isForStockScreens }

    /// The keys of a window that shows a transition without screens of its own, before those of all windows.
    package static let stockScreens = entries { _ in true }

    private static func entries(where isIncluded: (CommandRow) -> Bool) -> [Entry] {
        CommandRow.all.filter(isIncluded).map { Entry($0.caps, meaning: $0.meaning) }
    }

    private let entries: [Entry]

    private static let rowHeight: CGFloat = 21
    private static let titleHeight: CGFloat = 28
    private static let capHeight: CGFloat = 18
    private static let capGap: CGFloat = 5
    /// The distance from the left edge to the meanings.
    private static let meaningX: CGFloat = 162
    private static let inset: CGFloat = 18

    package init(_ entries: [Entry] = KeyListLayer.standard) {
        self.entries = entries
        super.init()
        fit()
    }

    package required init(layer: Any) {
        entries = (layer as? KeyListLayer)?.entries ?? []
        super.init(layer: layer)
    }

    package required init?(coder: NSCoder) { nil }

    package override func preferredFrameSize() -> CGSize {
        CGSize(
            width: 348, height: 2 * Self.inset + Self.titleHeight + CGFloat(entries.count) * Self.rowHeight)
    }

    package override func draw(in ctx: CGContext) {
        super.draw(in: ctx)
        ctx.drawLine(
            [HeadsUpStyle.text("Keys", size: 15, weight: 600)], at: CGPoint(x: Self.inset, y: Self.inset + 14))
        for (index, entry) in entries.enumerated() {
            let middle = Self.inset + Self.titleHeight + (CGFloat(index) + 0.5) * Self.rowHeight
            var x = Self.inset
            for key in entry.keys { x += drawCap(key, x: x, middle: middle, ctx) + Self.capGap }
            ctx.drawLine(
                [HeadsUpStyle.text(entry.meaning, size: 13, weight: 400)],
                at: CGPoint(x: Self.meaningX, y: middle + 4.5))
        }
    }

    /// Draws a key around its name and gives its width.
    private func drawCap(_ key: String, x: CGFloat, middle: CGFloat, _ ctx: CGContext) -> CGFloat {
        let name = [HeadsUpStyle.text(key, size: 12)]
        let width = max(Self.capHeight + 2, (TextLayout(StyledText(name)).size.width + 14).rounded(.up))
        let frame = CGRect(x: x, y: middle - Self.capHeight / 2, width: width, height: Self.capHeight)
        let cap = CGMutablePath()
        cap.addRoundedRect(in: frame.insetBy(dx: 0.5, dy: 0.5), cornerWidth: 5, cornerHeight: 5)
        ctx.addPath(cap)
        ctx.setFillColor(gray: 1, alpha: 0.12)
        ctx.setStrokeColor(gray: 1, alpha: 0.32)
        ctx.setLineWidth(1)
        ctx.drawPath(using: .fillStroke)
        ctx.drawLine(name, at: CGPoint(x: frame.midX, y: middle + 4.5), anchor: .middle)
        return width
    }
}
