/// A description of a font: its family, size, weight and traits.
public final class UIFontDescriptor: NSObject, Sendable {
    /// The traits of a typeface: italic, bold, monospaced.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt32

        /// Traits of those bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// It is slanted.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// It is bold.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// All of its letters take the same room.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }

    let fontDescription: FontDescription

    init(_ description: FontDescription) {
        fontDescription = description
        super.init()
    }

    /// The descriptor of the system's font for text of `style`.
    public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    /// The same for the size of text of `traitCollection`; nil for the usual size.
    public class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    /// Points per em.
    public var pointSize: CGFloat { fontDescription.size }

    /// The traits of the typeface; semibold and heavier count as bold.
    public var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if fontDescription.isItalic { traits.insert(.traitItalic) }
        if fontDescription.weight >= 600 { traits.insert(.traitBold) }
        if fontDescription.family == .monospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// The same with these traits and no others; bold is 700, anything else regular, unless the weight fits already.
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        var description = fontDescription
        description.isItalic = symbolicTraits.contains(.traitItalic)
        let isBold = symbolicTraits.contains(.traitBold)
        if isBold != (description.weight >= 600) { description.weight = isBold ? 700 : 400 }
        let isMonospaced = symbolicTraits.contains(.traitMonoSpace)
        if isMonospaced != (description.family == .monospaced) {
            description.family = isMonospaced ? .monospaced : .system
        }
        return UIFontDescriptor(description)
    }

    /// The same at another size.
    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        var description = fontDescription
        description.size = newPointSize
        return UIFontDescriptor(description)
    }
}
