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
}

/// The kind of a line below or through text.
public struct NSUnderlineStyle: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// A style of those bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// One thin line.
    public static let single = NSUnderlineStyle(rawValue: 1)
}

extension StyledText.Style {
    init(font: UIFont, color: UIColor) { self.init(font: font.fontDescription, color: color.cgColor.rgba) }

    /// This style with what `attributes` say instead.
    fileprivate func applying(_ attributes: [NSAttributedString.Key: Any]) -> StyledText.Style {
        var style = self
        if let font = attributes[.font] as? UIFont { style.font = font.fontDescription }
        if let color = attributes[.foregroundColor] as? UIColor { style.color = color.cgColor.rgba }
        if let kern = (attributes[.kern] as? NSNumber)?.doubleValue, kern.isFinite { style.kern = kern }
        if let line = attributes[.underlineStyle] as? Int { style.isUnderlined = line != 0 }
        if let line = attributes[.strikethroughStyle] as? Int { style.isStruckThrough = line != 0 }
        return style
    }
}

extension StyledText {
    /// The text of `string`; where it has no attribute, `style` says it.
    init(_ string: NSAttributedString, otherwise style: StyledText.Style) {
        var runs: [StyledText.Run] = []
        string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { attributes, range, _ in
            let text = string.attributedSubstring(from: range).string
            runs.append(StyledText.Run(text, style.applying(attributes)))
        }
        self.init(runs)
    }
}
