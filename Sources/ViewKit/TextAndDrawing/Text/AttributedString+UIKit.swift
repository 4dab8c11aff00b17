/// The conversions between the attributes of a container and those of an `NSAttributedString`.
extension AttributeContainer {
    /// The attributes of UIKit's in `dictionary`; others, and values of other types, are left out.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self.init()
        self[Scope.FontAttribute.self] = dictionary[.font] as? UIFont
        self[Scope.ForegroundColorAttribute.self] = dictionary[.foregroundColor] as? UIColor
        self[Scope.BackgroundColorAttribute.self] = dictionary[.backgroundColor] as? UIColor
        self[Scope.KernAttribute.self] = (dictionary[.kern] as? NSNumber).map { CGFloat($0.doubleValue) }
        self[Scope.UnderlineStyleAttribute.self] = (dictionary[.underlineStyle] as? NSNumber).map {
            NSUnderlineStyle(rawValue: $0.intValue)
        }
        self[Scope.StrikethroughStyleAttribute.self] = (dictionary[.strikethroughStyle] as? NSNumber).map {
            NSUnderlineStyle(rawValue: $0.intValue)
        }
        self[Scope.UnderlineColorAttribute.self] = dictionary[.underlineColor] as? UIColor
        self[Scope.StrikethroughColorAttribute.self] = dictionary[.strikethroughColor] as? UIColor
        self[Scope.BaselineOffsetAttribute.self] = (dictionary[.baselineOffset] as? NSNumber).map {
            CGFloat($0.doubleValue)
        }
    }

    private typealias Scope = AttributeScopes.UIKitAttributes

    /// The attributes of UIKit's, by their keys.
    package var ofUIKit: [NSAttributedString.Key: Any] {
        var values: [NSAttributedString.Key: Any] = [:]
        values[.font] = self[Scope.FontAttribute.self]
        values[.foregroundColor] = self[Scope.ForegroundColorAttribute.self]
        values[.backgroundColor] = self[Scope.BackgroundColorAttribute.self]
        values[.kern] = self[Scope.KernAttribute.self]
        values[.underlineStyle] = self[Scope.UnderlineStyleAttribute.self]?.rawValue
        values[.strikethroughStyle] = self[Scope.StrikethroughStyleAttribute.self]?.rawValue
        values[.underlineColor] = self[Scope.UnderlineColorAttribute.self]
        values[.strikethroughColor] = self[Scope.StrikethroughColorAttribute.self]
        values[.baselineOffset] = self[Scope.BaselineOffsetAttribute.self]
        return values
    }
}

extension NSAttributedString {
    /// The characters of `attrStr` with their attributes of UIKit's.
    public convenience init(_ attrStr: AttributedString) {
        let text = NSMutableAttributedString(string: "")
        for run in attrStr.runs {
            let characters = String(attrStr[run.range].characters)
            text.append(NSAttributedString(string: characters, attributes: run.attributes.ofUIKit))
        }
        self.init(attributedString: text)
    }
}

extension AttributedString {
    /// The characters of `nsStr` with those of their attributes that are UIKit's.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        let whole = NSRange(location: 0, length: nsStr.length)
        nsStr.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
            let characters = nsStr.attributedSubstring(from: range).string
            append(AttributedString(characters, attributes: AttributeContainer(attributes)))
        }
    }
}
