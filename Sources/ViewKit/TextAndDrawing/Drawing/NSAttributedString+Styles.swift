/// The attributes of text that labels draw.
extension NSAttributedString.Key {
    /// A `UIFont`.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// A `UIColor` for the letters.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// Points added behind each character, a number.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// An `NSUnderlineStyle`'s raw value: a line below where it is not 0.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// An `NSUnderlineStyle`'s raw value: a line through the text where it is not 0.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// A `UIColor` behind the letters, over the height of the line.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// A `UIColor` for the line below; that of the letters without it.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// A `UIColor` for the line through the text; that of the letters without it.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    /// Points by which the letters stand above the baseline, a number.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// An `NSShadow`.
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    /// An `NSParagraphStyle`; that of the first character counts for all of the text.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
}

/// The kind of a line below or through text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// A style of those bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// One thin line.
    public static let single = NSUnderlineStyle(rawValue: 1)
}

extension StyledText.Style {
    init(font: UIFont, color: UIColor) { self.init(font: font.fontDescription, color: color.cgColor.rgba) }

    /// This style, overridden by `attributes`.
    fileprivate func applying(_ attributes: [NSAttributedString.Key: Any]) -> StyledText.Style {
        var style = self
        if let font = attributes[.font] as? UIFont { style.font = font.fontDescription }
        if let color = attributes[.foregroundColor] as? UIColor { style.color = color.cgColor.rgba }
        if let kern = (attributes[.kern] as? NSNumber)?.doubleValue, kern.isFinite { style.kern = kern }
        if let line = attributes[.underlineStyle] as? Int { style.isUnderlined = line != 0 }
        if let line = attributes[.strikethroughStyle] as? Int { style.isStruckThrough = line != 0 }
        style.background = (attributes[.backgroundColor] as? UIColor)?.cgColor.rgba
        style.underlineColor = (attributes[.underlineColor] as? UIColor)?.cgColor.rgba
        style.strikethroughColor = (attributes[.strikethroughColor] as? UIColor)?.cgColor.rgba
        if let offset = (attributes[.baselineOffset] as? NSNumber)?.doubleValue { style.baselineOffset = offset }
        style.shadow = (attributes[.shadow] as? NSShadow)?.ofText
        return style
    }
}

extension StyledText {
    /// The text of `string`; `style` supplies the attributes that it does not have.
    init(_ string: NSAttributedString, otherwise style: StyledText.Style) {
        var runs: [StyledText.Run] = []
        string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { attributes, range, _ in
            let text = string.attributedSubstring(from: range).string
            runs.append(StyledText.Run(text, style.applying(attributes)))
        }
        self.init(runs)
    }
}

extension ParagraphStyle {
    /// Applies the values of `style`.
    mutating func take(_ style: NSParagraphStyle) {
        alignment = style.alignment.paragraphAlignment
        lineBreak = style.lineBreakMode.lineBreak
        lineSpacing = style.lineSpacing
        lineHeightMultiple = style.lineHeightMultiple
        minimumLineHeight = style.minimumLineHeight
        maximumLineHeight = style.maximumLineHeight
    }
}

extension UIFont: FontDescribing {}

extension NSAttributedString: TextStyling {
    package func styledText(otherwise style: StyledText.Style) -> StyledText { StyledText(self, otherwise: style) }
}
