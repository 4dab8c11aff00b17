import Foundation
import Graphics
import LayerTree

/// A red dot and the time that a recording takes so far.
package final class RecordingLayer: PanelLayer {
    /// Whole seconds since the recording began.
    package var seconds = 0 {
        didSet { if seconds != oldValue { fit() } }
    }

    private static let height: CGFloat = 28
    private static let inset: CGFloat = 12
    private static let dot: CGFloat = 10

    package override init() {
        super.init()
        fit()
    }

    package required init(layer: Any) {
        seconds = (layer as? RecordingLayer)?.seconds ?? 0
        super.init(layer: layer)
    }

    package required init?(coder: NSCoder) { nil }

    private var text: [StyledText.Run] { [HeadsUpStyle.text(Self.time(seconds), size: 13)] }

    /// Minutes and seconds, and hours where there are any.
    static func time(_ seconds: Int) -> String {
        let hours = seconds / 3600
        let minutes = seconds / 60 % 60
        let rest = String(format: "%02d", seconds % 60)
        return hours > 0 ? "\(hours):" + String(format: "%02d", minutes) + ":" + rest : "\(minutes):" + rest
    }

    package override func preferredFrameSize() -> CGSize {
        let width = TextLayout(StyledText(text)).size.width
        return CGSize(width: (2 * Self.inset + Self.dot + 6 + width).rounded(.up), height: Self.height)
    }

    package override func draw(in ctx: CGContext) {
        super.draw(in: ctx)
        let place = CGRect(x: Self.inset, y: bounds.midY - Self.dot / 2, width: Self.dot, height: Self.dot)
        let dot = CGMutablePath()
        dot.addRoundedRect(in: place, cornerWidth: Self.dot / 2, cornerHeight: Self.dot / 2)
        ctx.addPath(dot)
        ctx.setFillColor(CGColor(rgba: HeadsUpStyle.bad))
        ctx.fillPath()
        ctx.drawLine(text, at: CGPoint(x: place.maxX + 6, y: bounds.midY + 4.5))
    }
}
