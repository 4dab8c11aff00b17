/// The alignment, breaking, spacing and height of lines of text, for the attribute `.paragraphStyle`.
public class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
    final var values = Values()

    struct Values: Equatable {
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var lineSpacing: CGFloat = 0
        var lineHeightMultiple: CGFloat = 0
        var minimumLineHeight: CGFloat = 0
        var maximumLineHeight: CGFloat = 0
    }

    /// The usual style.
    public override init() { super.init() }

    /// A style of those values.
    convenience init(_ values: Values) {
        self.init()
        self.values = values
    }

    /// The usual style.
    public class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// The alignment of the lines; natural by default.
    public var alignment: NSTextAlignment { values.alignment }
    /// The line breaking or truncation of text that does not fit; lines end between words by default.
    public var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// Points between lines; 0 by default.
    public var lineSpacing: CGFloat { values.lineSpacing }
    /// The factor by which the height of lines is multiplied; 0, the default, for none.
    public var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// The least height of lines in points; 0, the default, for none.
    public var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// The greatest height of lines in points; 0, the default, for none.
    public var maximumLineHeight: CGFloat { values.maximumLineHeight }

    /// A style of the same values that does not change.
    public func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }

    /// A style of the same values that can be changed.
    public func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }

    /// Whether `object` is a style of the same values.
    public override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }

    /// Follows from some of the values.
    public override var hash: Int { values.alignment.hashValue ^ values.lineSpacing.hashValue }
}
