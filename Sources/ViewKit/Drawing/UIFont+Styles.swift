extension UIFont {
    /// The role of text, such as a title, a body or a caption.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// A style of that name; unknown ones count as `body`.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The largest titles.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// Titles of the first level.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// Titles of the second level.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// Titles of the third level.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// Headings.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// Running text.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// Callouts.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// Headings under headings.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// Notes.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// Words under pictures.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// Smaller words under pictures.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        /// The size in points for text of the usual size.
        fileprivate var size: CGFloat {
            switch self {
            case .largeTitle: 34
            case .title1: 28
            case .title2: 22
            case .title3: 20
            case .callout: 16
            case .subheadline: 15
            case .footnote: 13
            case .caption1: 12
            case .caption2: 11
            default: 17
            }
        }
    }

    /// The system's font for text of `style`, at the usual size of text.
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        systemFont(ofSize: style.size, weight: style == .headline ? .semibold : .regular)
    }

    /// The font that `descriptor` describes, at `pointSize`; 0 for its own size.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self.init((pointSize > 0 ? descriptor.withSize(pointSize) : descriptor).fontDescription)
    }

    /// The descriptor from which the font can be made again.
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(fontDescription) }

    /// The families that can be named, in alphabetical order: those of the app, those that are installed, and those of
    /// every iPhone, for which others stand in.
    public class var familyNames: [String] {
        Set(FontLibrary.shared.addedFamilies + installedFamilies + BuiltInFonts.families).sorted()
    }

    /// The PostScript names of the fonts of a family, in alphabetical order; empty for an unknown family.
    public class func fontNames(forFamilyName familyName: String) -> [String] {
        let added = FontLibrary.shared.addedFaces(ofFamily: familyName).map(\.name)
        guard added.isEmpty else { return Set(added).sorted() }
        guard installedFamilies.contains(familyName) else { return BuiltInFonts.names(of: familyName).sorted() }
        let isInter = familyName == "Inter"
        let weights = isInter ? Array(stride(from: 100, through: 900, by: 100)) : [400, 700]
        return weights.flatMap { weight in
            (isInter ? [false, true] : [false]).map { isItalic in
                FontDescription(.named(familyName), size: 1, weight: weight, isItalic: isItalic).styleName
            }
        }.sorted()
    }

    private class var installedFamilies: [String] { ["DejaVu Sans", "DejaVu Sans Mono", "DejaVu Serif", "Inter"] }

    /// The font of a family, or of one and a style as in `Inter-SemiBoldItalic` or `AvenirNext-DemiBold`; nil for families
    /// that are neither the app's nor installed, and do not belong to every iPhone. For the last fonts stand in that are as
    /// heavy and as slanted.
    ///
    /// The fonts of the app's files have their PostScript names and their full names, as in `Lato Bold`.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        if let face = FontLibrary.shared.addedFace(named: fontName) {
            self.init(FontDescription(face, size: fontSize), name: face.name)
            return
        }
        if let face = BuiltInFonts.face(named: fontName) {
            self.init(FontDescription(named: face.name, size: fontSize), name: face.name)
            return
        }
        let parts = fontName.split(separator: "-", maxSplits: 1).map(String.init)
        guard let first = parts.first,
            let family = Self.installedFamilies.first(where: { $0 == first || $0.filter { $0 != " " } == first })
        else { return nil }
        var style = parts.count > 1 ? parts[1] : "Regular"
        let isItalic = ["Italic", "Oblique"].contains { style.hasSuffix($0) }
        for ending in ["Italic", "Oblique"] where style.hasSuffix(ending) { style.removeLast(ending.count) }
        let weight = style.isEmpty ? 400 : FontDescription.weightNames.first { $0.key == style }?.value
        guard let weight else { return nil }
        self.init(FontDescription(.named(family), size: fontSize, weight: weight, isItalic: isItalic))
    }

    /// The name of the family.
    public var familyName: String { fontDescription.familyName }
}

extension FontDescription {
    fileprivate static var weightNames: [String: Int] {
        [
            "Thin": 100, "ExtraLight": 200, "Light": 300, "Regular": 400, "Medium": 500, "SemiBold": 600, "Bold": 700,
            "ExtraBold": 800, "Black": 900,
        ]
    }

    fileprivate var familyName: String {
        switch family {
        case .system: "Inter"
        case .monospaced: "DejaVu Sans Mono"
        case .named(let name), .added(let name): name
        }
    }

    /// The name of family and style.
    var styleName: String {
        if case .added(let family) = family,
            let face = FontLibrary.shared.addedFace(ofFamily: family, weight: weight, isItalic: isItalic)
        {
            return face.name
        }
        if let face = BuiltInFonts.face(of: familyName, weight: weight, isItalic: isItalic) { return face.name }
        let number = max(100, min(900, (weight + 50) / 100 * 100))
        let weight = Self.weightNames.first { $0.value == number }?.key ?? "Regular"
        let style = isItalic && weight == "Regular" ? "Italic" : weight + (isItalic ? "Italic" : "")
        return familyName.filter { $0 != " " } + "-" + style
    }
}
