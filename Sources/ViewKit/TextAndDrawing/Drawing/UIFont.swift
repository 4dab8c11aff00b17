/// A typeface at a size: Inter for the system's, DejaVu Sans Mono for the monospaced one.
///
/// Nothing in it changes after it was made.
public final class UIFont: NSObject, Sendable {
    /// The weight of a typeface: 0 is regular, -1 the thinnest, 1 the heaviest.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// The weight as UIKit counts.
        public let rawValue: CGFloat

        /// A weight as UIKit counts.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// The thinnest.
        public static let ultraLight = Weight(rawValue: -0.8)
        /// Between ultra light and light.
        public static let thin = Weight(rawValue: -0.6)
        /// Thinner than regular.
        public static let light = Weight(rawValue: -0.4)
        /// For running text.
        public static let regular = Weight(rawValue: 0)
        /// A little heavier than regular.
        public static let medium = Weight(rawValue: 0.23)
        /// Between medium and bold.
        public static let semibold = Weight(rawValue: 0.3)
        /// For emphasis.
        public static let bold = Weight(rawValue: 0.4)
        /// Heavier than bold.
        public static let heavy = Weight(rawValue: 0.56)
        /// The heaviest.
        public static let black = Weight(rawValue: 0.62)

        /// The weight as OpenType counts, 100 to 900, between UIKit's named weights in proportion.
        var number: Int {
            let stops: [CGFloat] = [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62]
            guard let upper = stops.firstIndex(where: { rawValue <= $0 }) else { return rawValue.isNaN ? 400 : 900 }
            guard upper > 0 else { return 100 }
            let part = (rawValue - stops[upper - 1]) / (stops[upper] - stops[upper - 1])
            return Int(((CGFloat(upper) + part) * 100).rounded())
        }
    }

    /// The description with which Graphics sets text in this font.
    package let fontDescription: FontDescription

    /// The PostScript name by which the font was asked for; nil where it follows from the description.
    private let ownName: String?
    /// The style of which this is the preferred font; nil for other fonts.
    let textStyle: TextStyle?

    package convenience init(_ fontDescription: FontDescription, name: String? = nil) {
        self.init(fontDescription, name: name, textStyle: nil)
    }

    init(_ fontDescription: FontDescription, name: String? = nil, textStyle: TextStyle?) {
        self.fontDescription = fontDescription
        self.textStyle = textStyle
        ownName = name
        super.init()
    }

    /// The system's font, regular.
    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(FontDescription(size: fontSize)) }

    /// The system's font at a weight.
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontDescription(size: fontSize, weight: weight.number))
    }

    /// The system's font, bold.
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }

    /// The system's font, slanted.
    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(FontDescription(size: fontSize, isItalic: true))
    }

    /// A font whose letters all take the same room.
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontDescription(.monospaced, size: fontSize, weight: weight.number))
    }

    /// The system's font with digits that all take the same room.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontDescription(size: fontSize, weight: weight.number, hasMonospacedDigits: true))
    }

    /// The same font at another size.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        var description = fontDescription
        description.size = fontSize
        return UIFont(description, name: ownName)
    }

    /// The name of family and style, which makes the font again.
    public var fontName: String { ownName ?? fontDescription.styleName }

    /// Points per em.
    public var pointSize: CGFloat { fontDescription.size }
    /// From the baseline up to the top of a line, in points.
    public var ascender: CGFloat { fontDescription.metrics.ascender }
    /// From the baseline down to the bottom of a line, in points; negative.
    public var descender: CGFloat { fontDescription.metrics.descender }
    /// Room between lines beyond their height, in points.
    public var leading: CGFloat { fontDescription.metrics.leading }
    /// The height of a flat capital letter, in points.
    public var capHeight: CGFloat { fontDescription.metrics.capHeight }
    /// The height of a flat small letter, in points.
    public var xHeight: CGFloat { fontDescription.metrics.xHeight }
    /// The height of a line of text, in points.
    public var lineHeight: CGFloat { fontDescription.metrics.lineHeight }

    /// The size of the system's font in general, in points.
    public class var systemFontSize: CGFloat { 14 }
    /// The size of small text.
    public class var smallSystemFontSize: CGFloat { 12 }
    /// The size of labels.
    public class var labelFontSize: CGFloat { 17 }
    /// The size of buttons.
    public class var buttonFontSize: CGFloat { 18 }

    /// Whether `object` is the same font at the same size.
    public override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.fontDescription == fontDescription }

    /// The family, weight, style and size, in CSS's words.
    public override var description: String {
        let weight = fontDescription.weight == 400 ? "normal" : fontDescription.weight == 700 ? "bold" : nil
        let words = [
            "font-family: \"\(familyName)\"", "font-weight: \(weight ?? "\(fontDescription.weight)")",
            "font-style: \(fontDescription.isItalic ? "italic" : "normal")",
            "font-size: \(String(format: "%.2f", Double(pointSize)))pt",
        ]
        return "<UICTFont> " + words.joined(separator: "; ")
    }

    /// Follows from font and size.
    public override var hash: Int { fontDescription.hashValue }
}
