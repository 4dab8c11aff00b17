extension UIListContentConfiguration {
    /// The look of a text.
    public struct TextProperties: Hashable {
        /// The alignment of a text.
        public enum TextAlignment: Int, Sendable {
            /// That of the language.
            case natural
            /// In the middle.
            case center
            /// At both edges.
            case justified
        }

        /// The case of a text.
        public enum TextTransform: Int, Sendable {
            /// As it is written.
            case none
            /// In capital letters.
            case uppercase
            /// In small letters.
            case lowercase
            /// Each word with a capital letter.
            case capitalized
        }

        /// The font.
        public var font: UIFont
        /// The colour.
        public var color: UIColor
        /// Makes another colour of it; nil, the default, for none.
        public var colorTransformer: UIConfigurationColorTransformer?
        /// The alignment; natural by default.
        public var alignment = TextAlignment.natural
        /// The line breaking or truncation of text that does not fit; an ellipsis at its end by default.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The most lines there may be; 0, the default, for any number.
        public var numberOfLines = 0
        /// Whether the text of a single line is made smaller where it does not fit; false by default.
        public var adjustsFontSizeToFitWidth = false
        /// The least scale of that text, as a fraction of its font size, 0 to 1; 0, the default, for no limit.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether a font of a text style takes the size of the view's traits; true by default.
        public var adjustsFontForContentSizeCategory = true
        /// The case; as it is written by default.
        public var transform = TextTransform.none
        /// Whether a system colour is shown paler, as the view is disabled.
        var isDimmed = false

        init(_ style: UIFont.TextStyle, _ color: UIColor, transform: TextTransform = .none) {
            font = .preferredFont(forTextStyle: style)
            self.color = color
            self.transform = transform
        }

        /// The colour after the transformer.
        public func resolvedColor() -> UIColor {
            let shown = isDimmed && (color == .label || color == .secondaryLabel) ? .tertiaryLabel : color
            return colorTransformer?(shown) ?? shown
        }

        /// `text` in the case that is meant.
        func transformed(_ text: String) -> String {
            switch transform {
            case .none: text
            case .uppercase: text.uppercased()
            case .lowercase: text.lowercased()
            case .capitalized: text.capitalized
            }
        }
    }

    /// The look of a picture.
    public struct ImageProperties: Hashable {
        /// Stands for the system's own length in `reservedLayoutSize`.
        public static let standardDimension: CGFloat = .greatestFiniteMagnitude
        /// That length, in points.
        static let standardLength: CGFloat = 28

        /// The configuration of a symbol's picture, as far as its own says nothing.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The colour of a template or symbol; nil, the default, for the view's tint colour.
        public var tintColor: UIColor?
        /// Makes another colour of it; nil, the default, for none.
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// The radius of the corners, in points; 0 by default.
        public var cornerRadius: CGFloat = 0
        /// The largest size, to which a larger picture is scaled down, in points; 0, the default, for no limit.
        public var maximumSize = CGSize.zero
        /// The room for the picture, in whose middle it stands, in points; 0, the default, for the picture's own length, and
        /// for the width of a symbol the system's.
        public var reservedLayoutSize = CGSize.zero
        /// Whether the system's colour is shown paler, as the view is disabled.
        var isDimmed = false

        /// The colour of a template or symbol in a view of that tint colour.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let shown = self.tintColor ?? (isDimmed ? .tertiaryLabel : tintColor)
            return tintColorTransformer?(shown) ?? shown
        }

        /// The size in which a picture shows, in points.
        func shownSize(of size: CGSize) -> CGSize {
            var factor: CGFloat = 1
            if maximumSize.width > 0, size.width > maximumSize.width { factor = maximumSize.width / size.width }
            if maximumSize.height > 0, size.height > 0 { factor = min(factor, maximumSize.height / size.height) }
            return CGSize(width: size.width * factor, height: size.height * factor)
        }

        /// The room for a picture that shows in `size`, in points.
        func room(for size: CGSize, isSymbol: Bool) -> CGSize {
            func length(_ reserved: CGFloat, _ own: CGFloat, isStandard: Bool) -> CGFloat {
                if reserved == Self.standardDimension || reserved <= 0 && isStandard {
                    return max(own, Self.standardLength)
                }
                return max(own, reserved)
            }
            return CGSize(
                width: length(reservedLayoutSize.width, size.width, isStandard: isSymbol),
                height: length(reservedLayoutSize.height, size.height, isStandard: false))
        }
    }
}
