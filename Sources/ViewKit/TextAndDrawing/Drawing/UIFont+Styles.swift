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

        /// The size in points for text of `category`.
        fileprivate func size(for category: UIContentSizeCategory) -> CGFloat {
            (Self.sizes[self] ?? Self.bodySizes)[category.step]
        }

        private static let bodySizes: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]

        /// The sizes in points by the steps of the categories. Source: Human Interface Guidelines, Typography,
        /// specifications of Dynamic Type sizes.
        private static let sizes: [TextStyle: [CGFloat]] = [
            .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
            .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
            .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
            .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
            .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
            .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
            .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
            .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
            .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
        ]
    }

    /// The system's font for text of `style`, at the usual size of text.
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The system's font for text of `style`, at the size of text of `traitCollection`; nil for the usual size.
    public class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let size = style.size(for: traitCollection?.preferredContentSizeCategory ?? .large)
        let weight = style == .headline ? Weight.semibold : .regular
        return UIFont(FontDescription(size: size, weight: weight.number), textStyle: style)
    }

    /// The font at the size of text of `traits`, where it is that of a text style; otherwise the same.
    func adjusted(to traits: UITraitCollection) -> UIFont {
        textStyle.map { UIFont.preferredFont(forTextStyle: $0, compatibleWith: traits) } ?? self
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
