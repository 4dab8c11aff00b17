extension UIButton {
    /// A look of a button as one value: its content, colours and shape.
    public struct Configuration: Hashable, Sendable {
        /// The corners of the ground.
        public enum CornerStyle: Int, Sendable {
            /// The radius of the ground, whatever the size.
            case fixed
            /// The radius of the ground, larger with larger text; the text here never is.
            case dynamic
            /// A small radius.
            case small
            /// A middling radius.
            case medium
            /// A large radius.
            case large
            /// Half circles at the ends.
            case capsule
        }

        /// The size of a button: of its title, and of the insets around its content.
        public enum Size: Int, Sendable {
            /// The usual size.
            case medium
            /// Smaller words.
            case small
            /// Smaller words, with little room around.
            case mini
            /// Much room around.
            case large
        }

        /// The mark at the end of a button.
        public enum Indicator: Int, Sendable {
            /// Two chevrons for a pop-up button, none for others.
            case automatic
            /// None.
            case none
            /// Two chevrons, as of a pop-up button.
            case popup
        }

        enum Style: Sendable { case plain, tinted, gray, filled }

        let style: Style
        /// The words; setting them sets `attributedTitle`, without attributes.
        public var title: String? {
            get { attributedTitle.map { String($0.characters) } }
            set { attributedTitle = newValue.map { AttributedString($0) } }
        }
        /// The words with their attributes, which the style fills in.
        public var attributedTitle: AttributedString?
        /// Makes the attributes of the words of those of the style; nil, the default, for the same.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// Smaller words under them; setting them sets `attributedSubtitle`, without attributes.
        public var subtitle: String? {
            get { attributedSubtitle.map { String($0.characters) } }
            set { attributedSubtitle = newValue.map { AttributedString($0) } }
        }
        /// The smaller words with their attributes, which the style fills in.
        public var attributedSubtitle: AttributedString?
        /// Makes the attributes of the smaller words of those of the style; nil, the default, for the same.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The picture.
        public var image: UIImage?
        /// The configuration of a symbol's picture, as far as its own says nothing; nil by default.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// The side of the title at which the image is; leading by default.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// The room between picture and words, in points; 0 by default.
        public var imagePadding: CGFloat = 0
        /// The room between title and subtitle, in points; 1 by default.
        public var titlePadding: CGFloat = 1
        /// The corners of the ground; `dynamic` by default.
        public var cornerStyle = CornerStyle.dynamic
        /// The size of the button; medium by default. Setting it sets `contentInsets`.
        public var buttonSize = Size.medium {
            didSet { contentInsets = Self.insets(of: buttonSize) }
        }
        /// The room between the edges and the content, in points.
        public var contentInsets = Configuration.insets(of: .medium)
        /// The colour of words and picture; nil for that of the style.
        public var baseForegroundColor: UIColor?
        /// The colour of the ground; nil for that of the style.
        public var baseBackgroundColor: UIColor?
        /// The background itself; without a colour of its own, it has the base colour or that of the style.
        public var background = UIBackgroundConfiguration(cornerRadius: 6)

        /// Whether an activity indicator turns in place of the picture; false by default.
        public var showsActivityIndicator = false
        /// Makes the colour of the activity indicator of that of the words; nil, the default, for the same.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        /// The mark at the end; automatic by default.
        public var indicator = Indicator.automatic
        /// Makes the colour of the mark of that of the words; nil, the default, for the same.
        public var indicatorColorTransformer: UIConfigurationColorTransformer?

        private init(_ style: Style) { self.style = style }

        /// Words without a ground.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// Words on a ground in a light shade of the tint colour.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// Words on a grey ground.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// White words on a ground in the tint colour.
        public static func filled() -> Configuration { Configuration(.filled) }
        /// As `plain()`.
        public static func borderless() -> Configuration { Configuration(.plain) }
        /// As `gray()`, but with words in the tint colour, as that has them.
        public static func bordered() -> Configuration { Configuration(.gray) }
        /// As `tinted()`.
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }
        /// As `filled()`.
        public static func borderedProminent() -> Configuration { Configuration(.filled) }

        private static func insets(of size: Size) -> NSDirectionalEdgeInsets {
            switch size {
            case .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
            case .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
            case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
            case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
            }
        }

        var fontSize: CGFloat { buttonSize == .small || buttonSize == .mini ? 15 : 17 }

        /// The radius of the corners of a ground of that height.
        func cornerRadius(forHeight height: CGFloat) -> CGFloat {
            switch cornerStyle {
            case .fixed, .dynamic: min(height / 2, max(0, background.cornerRadius))
            case .small: min(height / 2, 5)
            case .medium: min(height / 2, 8)
            case .large: min(height / 2, 12)
            case .capsule: height / 2
            }
        }

        /// The colour of words and picture.
        func foreground(tint: UIColor, isEnabled: Bool) -> UIColor {
            if !isEnabled { return .tertiaryLabel }
            return baseForegroundColor ?? (style == .filled ? .white : tint)
        }

        /// The colour of the ground; nil for none.
        func groundColor(tint: UIColor, isEnabled: Bool) -> UIColor? {
            if let color = background.backgroundColor { return color }
            if !isEnabled { return style == .plain ? baseBackgroundColor : .tertiarySystemFill }
            switch style {
            case .plain: return baseBackgroundColor
            case .tinted: return (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
            case .gray: return baseBackgroundColor ?? .secondarySystemFill
            case .filled: return baseBackgroundColor ?? tint
            }
        }
    }
}
