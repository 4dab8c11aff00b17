/// A view that shows text, which the user cannot edit.
@preconcurrency @MainActor open class UILabel: UIView {
    private var content = Content.plain(nil)
    private var fontOfText = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    private var colorOfText = UIColor.label
    /// The properties that were set after the text, which override all of its attributes.
    private var later = Later()

    private struct Later {
        var font = false
        var color = false
        var alignment = false
        var lineBreak = false
    }

    private enum Content {
        case plain(String?)
        case attributed(NSAttributedString)
    }

    /// An empty label of that frame; it takes no touches.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A label of an interface file; nil for other archives.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        finishDecoding(from: coder, as: UILabel.self)
    }

    private func setUp() {
        isUserInteractionEnabled = false
        isOpaque = false
        // The picture keeps its size while the label's changes; the mode is that of labels in Interface Builder's files.
        contentMode = .left
        layer.needsDisplayOnBoundsChange = true
    }

    /// As measured, a label keeps its height rather than other content does.
    override var defaultContentHugging: ContentPriorities {
        ContentPriorities(horizontal: .defaultLow, vertical: UILayoutPriority(251))
    }

    /// The text without its attributes.
    open var text: String? {
        get {
            switch content {
            case .plain(let text): text
            case .attributed(let string): string.string
            }
        }
        set {
            let observed = KeyValueObservers.begin("text", of: self)
            change {
                content = .plain(newValue)
                later = Later()
            }
            observed?.end()
        }
    }

    /// The text with what differs from the label's own font, colour and style of paragraphs; nil without text. It reads as it
    /// was set, also where something was set later that goes over it.
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
        set {
            change {
                content = newValue.map { .attributed($0) } ?? .plain(nil)
                later = Later()
            }
        }
    }

    /// The font of all of the text, and of text without attributes that comes later; 17 points of the system's by default,
    /// also where it is set to nil.
    open var font: UIFont! {
        get { fontOfText }
        set {
            change {
                fontOfText = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
                later.font = true
                if adjustsFontForContentSizeCategory { fontOfText = fontOfText.adjusted(to: currentTraits) }
            }
        }
    }

    /// Whether a font of a text style takes the size of the label's traits; false by default. Fonts of attributes stay.
    open var adjustsFontForContentSizeCategory = false {
        didSet { contentSizeCategoryDidChange() }
    }

    override final func contentSizeCategoryDidChange() {
        guard adjustsFontForContentSizeCategory else { return }
        change { fontOfText = fontOfText.adjusted(to: currentTraits) }
    }

    /// The colour of all of the text, and of text without attributes that comes later; `UIColor.label` by default, also
    /// where it is set to nil.
    open var textColor: UIColor! {
        get { colorOfText }
        set {
            change {
                colorOfText = newValue ?? .label
                later.color = true
            }
        }
    }

    override final var drawsTintColor: Bool { colorOfText.followsTint }

    /// The alignment of all lines, and of later text without a paragraph style of its own; natural by default.
    open var textAlignment = NSTextAlignment.natural {
        didSet { change { later.alignment = true } }
    }

    /// The line breaking or truncation of text that does not fit; an ellipsis at its end by default. It applies to
    /// present and later text as the alignment does.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
        didSet { change { later.lineBreak = true } }
    }

    /// The most lines there may be; 1 by default, 0 for any number.
    open var numberOfLines = 1 {
        didSet {
            change {}
            wrappingMayHaveChanged((oldValue, preferredMaxLayoutWidth))
        }
    }

    /// The width at which `intrinsicContentSize` breaks several lines, in points; 0, the default, for no limit.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet {
            if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() }
            wrappingMayHaveChanged((numberOfLines, oldValue))
        }
    }

    /// The colour of a shadow of the text; nil, the default, for none.
    open var shadowColor: UIColor? {
        didSet { setNeedsDisplay() }
    }

    /// The offset of that shadow from the text, in points; one point up by default.
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

    /// The least scale of that text, as a fraction of its font size, 0 to 1; 0, the default, for no limit.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet { setNeedsDisplay() }
    }

    /// The rectangle of the text with at most `numberOfLines` lines, at the top of `bounds`, rounded up to whole
    /// pixels.
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

    /// Whether the lines break at the width that constraints give the label.
    var wrapsLines: Bool { Self.wraps((numberOfLines, preferredMaxLayoutWidth)) }

    private static func wraps(_ limits: (lines: Int, width: CGFloat)) -> Bool { limits.lines != 1 && limits.width <= 0 }

    /// Called after a change from `former` lines and width: what wraps resists compression a little less.
    private func wrappingMayHaveChanged(_ former: (lines: Int, width: CGFloat)) {
        if Self.wraps(former) != wrapsLines { contentPrioritiesDidChange() }
    }

    /// The height of several lines at the width that constraints give the label.
    override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
        guard wrapsLines else { return nil }
        return sizeThatFits(CGSize(width: width, height: .infinity)).height
    }

    override var baselineOffsets: BaselineOffsets {
        let line = layout(within: CGSize(width: CGFloat.infinity, height: .infinity), lines: 1)
        let top = line.firstBaseline
        return BaselineOffsets(top: top, bottom: max(0, line.size.height - top))
    }

    private func change(_ body: () -> Void) {
        body()
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }

    private func layout(within size: CGSize, lines: Int) -> ParagraphStack {
        var passages = passages
        if adjustsFontSizeToFitWidth, lines == 1, size.width.isFinite, !passages.isEmpty {
            passages = shrunk(passages, to: size.width)
        }
        return ParagraphStack(passages, lines: max(0, lines), within: size)
    }

    private var passages: [Passage] {
        let paragraph = ParagraphStyle(
            alignment: textAlignment.paragraphAlignment, lineBreak: lineBreakMode.lineBreak)
        var style = StyledText.Style(
            font: fontOfText, color: isHighlighted ? highlightedTextColor ?? colorOfText : colorOfText)
        if !isEnabled { style.color.w *= 0.5 }
        if let shadowColor {
            style.shadow = StyledText.Shadow(offset: shadowOffset, blur: 0, color: shadowColor.cgColor.rgba)
        }
        switch content {
        case .plain(let text):
            let text = text ?? ""
            return text.isEmpty ? [] : [Passage(text: StyledText(text, style), style: paragraph)]
        case .attributed(let string):
            return Passage.all(of: string, otherwise: style, paragraph).map { passage in
                var passage = passage
                if later.alignment { passage.style.alignment = paragraph.alignment }
                if later.lineBreak { passage.style.lineBreak = paragraph.lineBreak }
                for index in passage.text.runs.indices {
                    if later.font { passage.text.runs[index].style.font = style.font }
                    if later.color { passage.text.runs[index].style.color = style.color }
                }
                return passage
            }
        }
    }

    /// `passages` in smaller letters, so that one line fits into `width`, but none smaller than `minimumScaleFactor` says.
    private func shrunk(_ passages: [Passage], to width: CGFloat) -> [Passage] {
        let unlimited = CGSize(width: CGFloat.infinity, height: .infinity)
        let natural = ParagraphStack(passages, lines: 1, within: unlimited).size.width
        guard natural > width, width > 0 else { return passages }
        let least = minimumScaleFactor.isNaN ? 0 : min(1, max(0, minimumScaleFactor))
        // A little less than exact: widths of letters do not shrink quite in proportion.
        let factor = max(least, width / natural * 0.995)
        var passages = passages
        for index in passages.indices {
            for run in passages[index].text.runs.indices {
                passages[index].text.runs[run].style.font.size *= factor
            }
        }
        return passages
    }

    /// `size` rounded up to what constraints round places to, so that no line is left out.
    private func roundedUp(_ size: CGSize) -> CGSize {
        let scale = max(1, contentScaleFactor)
        return CGSize(
            width: (size.width * scale).rounded(.up) / scale, height: (size.height * scale).rounded(.up) / scale)
    }
}
