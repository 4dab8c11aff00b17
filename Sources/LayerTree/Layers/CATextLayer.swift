/// A layer that shows text, set from the top of its bounds on.
///
/// The text is drawn with `contentsScale` pixels to the point; at 1, the default, it looks coarse on a screen of more.
@preconcurrency @MainActor open class CATextLayer: CALayer {
    private let text: TextState
    private var foregroundColorObject: CGColor?

    /// A layer without text.
    public override init() {
        text = TextState()
        foregroundColorObject = .white
        super.init()
        adopt(text)
        needsDisplayOnBoundsChange = true
    }

    /// A copy of `layer` for `presentation()`; see `CALayer`.
    public required init(layer: Any) {
        text = TextState()
        if let other = layer as? CATextLayer {
            text.copyValues(of: other.text)
            foregroundColorObject = other.foregroundColorObject
            string = other.string
            font = other.font
            isWrapped = other.isWrapped
            truncationMode = other.truncationMode
            alignmentMode = other.alignmentMode
        }
        super.init(layer: layer)
        adopt(text)
    }

    /// Nil: nothing is archived here.
    public required init?(coder: NSCoder) { nil }

    /// A `String` or an `NSAttributedString`; other objects, and nil, the default, show nothing.
    open var string: Any? {
        didSet { setNeedsDisplay() }
    }

    /// A font, whose size does not count, or the name of one as an `NSString`; nil, the default, for Helvetica, for which
    /// the system's font stands in. Attributes of an attributed string come first.
    open var font: AnyObject? {
        didSet { setNeedsDisplay() }
    }

    /// The size of text without a font among its attributes, in points; 36 by default.
    open var fontSize: CGFloat {
        get { text.fontSize }
        set { change(.fontSize, to: .scalar(newValue)) }
    }

    /// The colour of text without one among its attributes; opaque white by default, nil draws none.
    open var foregroundColor: CGColor? {
        get { CGColor.showing(text.color, as: foregroundColorObject) }
        set {
            foregroundColorObject = newValue
            change(.foregroundColor, to: .quad(SIMD4<Double>(SIMD4<Float>(newValue))))
        }
    }

    /// Whether lines wrap at the bounds; false by default: then only at line breaks in the text.
    open var isWrapped = false {
        didSet { setNeedsDisplay() }
    }

    /// The position of the ellipsis in a text that does not fit; `none`, without one, by default. Without wrapping,
    /// truncated text has one line.
    open var truncationMode = CATextLayerTruncationMode.none {
        didSet { setNeedsDisplay() }
    }

    /// The horizontal alignment of the lines; `natural` by default.
    open var alignmentMode = CATextLayerAlignmentMode.natural {
        didSet { setNeedsDisplay() }
    }

    open override class func needsDisplay(forKey key: String) -> Bool {
        LayerProperty.ofTextLayers.contains { $0.key == key } || super.needsDisplay(forKey: key)
    }

    override func shownDidChange() { if text.differs(from: shownSubclassState) { setNeedsDisplay() } }

    /// Draws the text as it shows.
    open override func draw(in ctx: CGContext) {
        let shown = shownSubclassState as? TextState ?? text
        text.noteDrawn(shown)
        let truncates = truncationMode != .none
        let room = CGSize(width: bounds.width, height: isWrapped && truncates ? bounds.height : .infinity)
        let paragraph = ParagraphStyle(
            alignment: alignmentMode.alignment, lineBreak: lineBreak,
            maximumLineCount: truncates && !isWrapped ? 1 : 0)
        let layout = TextLayout(styledText(shown), paragraph: paragraph, within: room)
        layout.draw(in: ctx, at: bounds.origin)
    }

    private func styledText(_ shown: TextState) -> StyledText {
        var description = FontDescription(
            named: (font as? NSString)?.description ?? "Helvetica", size: shown.fontSize)
        if let font = font as? any FontDescribing {
            description = font.fontDescription
            description.size = shown.fontSize
        }
        let style = StyledText.Style(font: description, color: shown.color)
        return switch string {
        case let string as String: StyledText(string, style)
        case let string as any TextStyling: string.styledText(otherwise: style)
        default: StyledText([])
        }
    }

    private var lineBreak: ParagraphStyle.LineBreak {
        switch truncationMode {
        case .start: .truncateHead
        case .middle: .truncateMiddle
        case .end: .truncateTail
        default: isWrapped ? .wordWrap : .clip
        }
    }
}

/// An object that describes a font.
package protocol FontDescribing: AnyObject {
    var fontDescription: FontDescription { get }
}

/// An object that is text with styles of its own.
package protocol TextStyling: AnyObject {
    /// The text; where it says nothing, `style` does.
    func styledText(otherwise style: StyledText.Style) -> StyledText
}

/// The horizontal alignment of a text layer's lines.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    /// The name in Core Animation's words.
    public var rawValue: String

    /// A mode of that name; unknown names behave as `natural`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// At the edge where the script begins.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// At the left edge.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// At the right edge.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// In the middle.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// At both edges, where the setting of text can do that; otherwise as `natural`.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

    var alignment: ParagraphStyle.Alignment {
        switch self {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        default: .natural
        }
    }
}

/// The position of the ellipsis in a text that does not fit its text layer.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    /// The name in Core Animation's words.
    public var rawValue: String

    /// A mode of that name; unknown names behave as `none`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Nothing: it is cut off.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// An ellipsis at the start of the last line.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// An ellipsis at its end.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    /// An ellipsis in its middle.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}
