/// Shows text that nobody edits.
@preconcurrency @MainActor open class UILabel: UIView {
    private var content = Content.plain(nil)
    private var fontOfText = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    private var colorOfText = UIColor.label

    private enum Content {
        case plain(String?)
        case attributed(NSAttributedString)
    }

    /// An empty label of that frame; it takes no touches.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
        // The picture keeps its size while the label's changes, and stays at whole pixels.
        contentMode = .topLeft
        layer.needsDisplayOnBoundsChange = true
    }

    /// Nil: nothing is archived here.
    public required init?(coder: NSCoder) { nil }

    /// The text without its attributes.
    open var text: String? {
        get {
            switch content {
            case .plain(let text): text
            case .attributed(let string): string.string
            }
        }
        set { change { content = .plain(newValue) } }
    }

    /// The text with font, colour, kern, underline and strikethrough where they differ from the label's; nil without text.
    open var attributedText: NSAttributedString? {
        get {
            switch content {
            case .plain(let text):
                text.map {
                    NSAttributedString(
                        string: $0, attributes: [.font: font as Any, .foregroundColor: textColor as Any])
                }
            case .attributed(let string): string
            }
        }
        set { change { content = newValue.map { .attributed($0) } ?? .plain(nil) } }
    }

    /// The font of text without attributes; 17 points of the system's by default, also where it is set to nil.
    open var font: UIFont! {
        get { fontOfText }
        set { change { fontOfText = newValue ?? .systemFont(ofSize: UIFont.labelFontSize) } }
    }

    /// The colour of text without attributes; `UIColor.label` by default, also where it is set to nil.
    open var textColor: UIColor! {
        get { colorOfText }
        set { change { colorOfText = newValue ?? .label } }
    }

    /// Where the lines stand; natural by default.
    open var textAlignment = NSTextAlignment.natural {
        didSet { setNeedsDisplay() }
    }

    /// What happens to text that does not fit; an ellipsis at its end by default.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
        didSet { setNeedsDisplay() }
    }

    /// The most lines there may be; 1 by default, 0 for any number.
    open var numberOfLines = 1 {
        didSet { setNeedsDisplay() }
    }

    /// The width at which `intrinsicContentSize` breaks several lines, in points; 0, the default, for no limit.
    open var preferredMaxLayoutWidth: CGFloat = 0

    /// Where within `bounds` the text would stand, at its top, with at most `numberOfLines` lines.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let size = layout(within: bounds.size, lines: numberOfLines).size
        return CGRect(origin: bounds.origin, size: roundedUp(size))
    }

    /// Draws the text into the current context, in the middle of `rect` from top to bottom.
    open func drawText(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let layout = layout(within: rect.size, lines: numberOfLines)
        let room = rect.height - layout.size.height
        let scale = contentScaleFactor
        let top = (rect.minY + room / 2) * scale
        layout.draw(in: context, at: CGPoint(x: rect.minX, y: top.rounded() / scale))
    }

    /// Draws the text.
    open override func draw(_ rect: CGRect) { drawText(in: bounds) }

    /// The room that the text takes within `size`, whose height does not limit it; rounded up to whole pixels.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 && numberOfLines != 1 ? size.width : .infinity
        return roundedUp(layout(within: CGSize(width: width, height: .infinity), lines: numberOfLines).size)
    }

    /// The room that the text takes; several lines break at `preferredMaxLayoutWidth`.
    open override var intrinsicContentSize: CGSize {
        sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: .infinity))
    }

    private func change(_ body: () -> Void) {
        body()
        setNeedsDisplay()
    }

    private func layout(within size: CGSize, lines: Int) -> TextLayout {
        let style = StyledText.Style(font: fontOfText, color: colorOfText)
        let styled =
            switch content {
            case .plain(let text): StyledText(text ?? "", style)
            case .attributed(let string): StyledText(string, otherwise: style)
            }
        let paragraph = ParagraphStyle(
            alignment: textAlignment.paragraphAlignment, lineBreak: lineBreakMode.lineBreak,
            maximumLineCount: max(0, lines))
        return TextLayout(styled, paragraph: paragraph, within: size)
    }

    private func roundedUp(_ size: CGSize) -> CGSize {
        let scale = contentScaleFactor
        return CGSize(
            width: (size.width * scale).rounded(.up) / scale, height: (size.height * scale).rounded(.up) / scale)
    }
}
