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

    /// The colour of a shadow of the text; nil, the default, for none.
    open var shadowColor: UIColor? {
        didSet { setNeedsDisplay() }
    }

    /// How far that shadow lies from the text, in points; one point up by default.
    open var shadowOffset = CGSize(width: 0, height: -1) {
        didSet { setNeedsDisplay() }
    }

    /// The colour of text without attributes while the label is highlighted; nil, the default, for the same.
    open var highlightedTextColor: UIColor? {
        didSet { setNeedsDisplay() }
    }

    /// Whether the label is highlighted; false by default.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
    }

    /// Whether the text is not drawn pale; true by default.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { setNeedsDisplay() } }
    }

    /// Whether the text of a single line is made smaller where it does not fit; false by default.
    open var adjustsFontSizeToFitWidth = false {
        didSet { setNeedsDisplay() }
    }

    /// How small it may become, as a share of its size, 0 to 1; 0, the default, for as small as it takes.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet { setNeedsDisplay() }
    }

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
        var styled = styledText
        var paragraph = ParagraphStyle(
            alignment: textAlignment.paragraphAlignment, lineBreak: lineBreakMode.lineBreak,
            maximumLineCount: max(0, lines))
        if case .attributed(let string) = content, string.length > 0,
            let style = string.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        {
            paragraph.take(style)
        }
        if adjustsFontSizeToFitWidth, lines == 1, size.width.isFinite, !styled.isEmpty {
            styled = shrunk(styled, to: size.width, paragraph)
        }
        return TextLayout(styled, paragraph: paragraph, within: size)
    }

    private var styledText: StyledText {
        var style = StyledText.Style(
            font: fontOfText, color: isHighlighted ? highlightedTextColor ?? colorOfText : colorOfText)
        if !isEnabled { style.color.w *= 0.5 }
        if let shadowColor {
            style.shadow = StyledText.Shadow(offset: shadowOffset, blur: 0, color: shadowColor.cgColor.rgba)
        }
        return switch content {
        case .plain(let text): StyledText(text ?? "", style)
        case .attributed(let string): StyledText(string, otherwise: style)
        }
    }

    /// `text` in smaller letters, so that it fits into `width`, but none smaller than `minimumScaleFactor` says.
    private func shrunk(_ text: StyledText, to width: CGFloat, _ paragraph: ParagraphStyle) -> StyledText {
        let natural = TextLayout(text, paragraph: paragraph).size.width
        guard natural > width, width > 0 else { return text }
        let least = minimumScaleFactor.isNaN ? 0 : min(1, max(0, minimumScaleFactor))
        // A little less than exact: widths of letters do not shrink quite in proportion.
        let factor = max(least, width / natural * 0.995)
        var text = text
        for index in text.runs.indices { text.runs[index].style.font.size *= factor }
        return text
    }

    private func roundedUp(_ size: CGSize) -> CGSize {
        let scale = contentScaleFactor
        return CGSize(
            width: (size.width * scale).rounded(.up) / scale, height: (size.height * scale).rounded(.up) / scale)
    }
}
