import Graphics
import LayerTree

/// A message about the user's code, over the whole screen: errors in a panel at its lower edge, and with a code that runs no
/// more the picture dimmed.
final class CodeMessageLayer: CALayer {
    var message: CodeMessage? { didSet { if message != oldValue { setNeedsDisplay() } } }

    private static let size: CGFloat = 13
    private static let lineHeight: CGFloat = 18
    private static let padding: CGFloat = 16
    /// The part of the screen's height that the panel takes at most.
    private static let share: CGFloat = 0.7

    override init() {
        super.init()
        needsDisplayOnBoundsChange = true
    }

    required init(layer: Any) {
        message = (layer as? CodeMessageLayer)?.message
        super.init(layer: layer)
    }

    required init?(coder: NSCoder) { nil }

    override func draw(in ctx: CGContext) {
        guard let message, bounds.width > 4 * Self.padding else { return }
        if message.isFatal {
            ctx.setFillColor(gray: 0, alpha: 0.5)
            ctx.fill([bounds])
        }
        let room = bounds.width - 2 * (HeadsUpStyle.margin + Self.padding)
        let all = lines(of: message.text, width: room)
        let most = max(1, Int((bounds.height * Self.share - 2 * Self.padding) / Self.lineHeight))
        let shown = all.prefix(most)
        let height = CGFloat(shown.count) * Self.lineHeight + 2 * Self.padding
        let panel = CGRect(
            x: HeadsUpStyle.margin, y: bounds.height - HeadsUpStyle.margin - height,
            width: bounds.width - 2 * HeadsUpStyle.margin, height: height)
        ctx.fillRoundedRect(panel, radius: 12, color: HeadsUpStyle.errorPanel)
        for (index, line) in shown.enumerated() {
            let y = panel.minY + Self.padding + (CGFloat(index) + 0.75) * Self.lineHeight
            ctx.drawLine([run(line)], at: CGPoint(x: panel.minX + Self.padding, y: y))
        }
    }

    private func run(_ text: String) -> StyledText.Run {
        HeadsUpStyle.code(
            text, size: Self.size, color: text.contains("error:") ? HeadsUpStyle.bad : HeadsUpStyle.primary)
    }

    /// `text` in lines of at most `width` points; a letter is as wide as any other.
    private func lines(of text: String, width: CGFloat) -> [String] {
        let letter = TextLayout(StyledText([run("MMMMMMMMMM")])).size.width / 10
        let count = max(8, Int(width / max(1, letter)))
        return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line -> [String] in
            let line = String(line).replacing("\t", with: "    ")
            return Self.wrapped(line, count)
        }
    }

    /// `line` in pieces of at most `count` letters, cut at spaces where there are some.
    private static func wrapped(_ line: String, _ count: Int) -> [String] {
        var rest = Substring(line)
        var pieces: [String] = []
        while rest.count > count {
            let piece = rest.prefix(count)
            // A cut within the first half would leave more lines than words.
            let space = piece.dropFirst(count / 2).lastIndex(of: " ")
            pieces.append(String(rest[..<(space ?? piece.endIndex)]))
            rest = space.map { rest[rest.index(after: $0)...] } ?? rest[piece.endIndex...]
        }
        return pieces + [String(rest)]
    }
}

/// A message about the user's code that covers its picture.
struct CodeMessage: Hashable, Sendable {
    /// The lines of the message, such as those of a compiler.
    var text: String
    /// The error by itself; nil for the lines of a compiler.
    var error: PreviewError?
    /// Whether no code runs any more; otherwise the last good version can still be used.
    var isFatal: Bool

    init(_ error: any Error, isFatal: Bool) {
        text = "\(error)"
        self.error = error as? PreviewError
        self.isFatal = isFatal
    }

    /// The message above a version that runs.
    var harmless: CodeMessage {
        var message = self
        message.isFatal = false
        return message
    }
}
