extension AttributeScopes {
    /// The attributes of text that UIKit draws.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// The attributes of text that UIKit draws, in strings of Swift's.
    public struct UIKitAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The colour of the letters.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the letters.
        public let backgroundColor: BackgroundColorAttribute
        /// Points added behind each character.
        public let kern: KernAttribute
        /// The line below the text.
        public let underlineStyle: UnderlineStyleAttribute
        /// The line through the text.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The colour of the line below; that of the letters without it.
        public let underlineColor: UnderlineColorAttribute
        /// The colour of the line through the text; that of the letters without it.
        public let strikethroughColor: StrikethroughColorAttribute
        /// Points by which the letters stand above the baseline.
        public let baselineOffset: BaselineOffsetAttribute
        /// Foundation's attributes.
        public let foundation: AttributeScopes.FoundationAttributes
    }
}

extension AttributeScopes.UIKitAttributes {
    /// The font.
    public enum FontAttribute: AttributedStringKey {
        /// The type of its values.
        public typealias Value = UIFont
        /// Its name, that of the key of an `NSAttributedString`.
        public static let name = NSAttributedString.Key.font.rawValue
    }

    /// The colour of the letters.
    public enum ForegroundColorAttribute: AttributedStringKey {
        /// The type of its values.
        public typealias Value = UIColor
        /// Its name, that of the key of an `NSAttributedString`.
        public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }

    /// The colour behind the letters.
    public enum BackgroundColorAttribute: AttributedStringKey {
        /// The type of its values.
        public typealias Value = UIColor
        /// Its name, that of the key of an `NSAttributedString`.
        public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }

    /// Points added behind each character.
    public enum KernAttribute: AttributedStringKey {
        /// The type of its values.
        public typealias Value = CGFloat
        /// Its name, that of the key of an `NSAttributedString`.
        public static let name = NSAttributedString.Key.kern.rawValue
    }

    /// The line below the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
        /// The type of its values.
        public typealias Value = NSUnderlineStyle
        /// Its name, that of the key of an `NSAttributedString`.
        public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }

    /// The line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
        /// The type of its values.
        public typealias Value = NSUnderlineStyle
        /// Its name, that of the key of an `NSAttributedString`.
        public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }

    /// The colour of the line below; that of the letters without it.
    public enum UnderlineColorAttribute: AttributedStringKey {
        /// The type of its values.
        public typealias Value = UIColor
        /// Its name, that of the key of an `NSAttributedString`.
        public static let name = NSAttributedString.Key.underlineColor.rawValue
    }

    /// The colour of the line through the text; that of the letters without it.
    public enum StrikethroughColorAttribute: AttributedStringKey {
        /// The type of its values.
        public typealias Value = UIColor
        /// Its name, that of the key of an `NSAttributedString`.
        public static let name = NSAttributedString.Key.strikethroughColor.rawValue
    }

    /// Points by which the letters stand above the baseline.
    public enum BaselineOffsetAttribute: AttributedStringKey {
        /// The type of its values.
        public typealias Value = CGFloat
        /// Its name, that of the key of an `NSAttributedString`.
        public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }
}

extension AttributeDynamicLookup {
    /// The attribute of UIKit's at `keyPath`.
    public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>) -> T {
        self[T.self]
    }
}
