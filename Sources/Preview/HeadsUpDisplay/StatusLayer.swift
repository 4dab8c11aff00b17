import Graphics
import LayerTree

/// A message of one line that stays for a moment and fades.
package final class StatusLayer: PanelLayer {
    /// Seconds that a short message shows at full strength.
    package static let holdDuration: CFTimeInterval = 1.2
    /// Seconds for each letter of a longer one: twelve letters a second.
    private static let readingTime: CFTimeInterval = 1.0 / 12
    /// Seconds that it then takes to fade.
    package static let fadeDuration: CFTimeInterval = 0.25

    /// The last message, also once it has faded; empty for none.
    package private(set) var message = ""
    private var shownAt: CFTimeInterval = 0

    private static let height: CGFloat = 32
    private static let inset: CGFloat = 16

    package override init() {
        super.init()
        opacity = 0
    }

    package required init(layer: Any) {
        message = (layer as? StatusLayer)?.message ?? ""
        super.init(layer: layer)
    }

    package required init?(coder: NSCoder) { nil }

    /// Shows `message` from `time` on, in place of any other; an empty one removes the shown one.
    package func show(_ message: String, at time: CFTimeInterval) {
        self.message = message
        shownAt = time
        fit()
        update(at: time)
    }

    /// Lets the message fade according to `time`, in seconds of the clock that `show` was given.
    package func update(at time: CFTimeInterval) {
        let hold = max(Self.holdDuration, Self.readingTime * Double(message.count))
        let opacity = message.isEmpty ? 0 : Self.opacity(age: time - shownAt, hold: hold)
        CATransaction.withoutActions { self.opacity = opacity }
    }

    /// Whether the message will still change by itself.
    package var isFading: Bool { opacity > 0 }

    /// The opacity of a message after `age` seconds: 1 for `hold` seconds, then less and less, then 0; 0 too for an age that
    /// is not a number.
    private static func opacity(age: CFTimeInterval, hold: CFTimeInterval) -> Float {
        Float(min(1, max(0, 1 - (age - hold) / fadeDuration)))
    }

    private var text: [StyledText.Run] { [HeadsUpStyle.text(message, size: 14)] }

    package override func preferredFrameSize() -> CGSize {
        if message.isEmpty { return .zero }
        let width = TextLayout(StyledText(text)).size.width
        return CGSize(width: (width + 2 * Self.inset).rounded(.up), height: Self.height)
    }

    package override func draw(in ctx: CGContext) {
        super.draw(in: ctx)
        ctx.drawLine(text, at: CGPoint(x: bounds.midX, y: bounds.midY + 5), anchor: .middle)
    }
}
