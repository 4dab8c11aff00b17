/// A shadow of letters, for the attribute `.shadow`.
public final class NSShadow: NSObject, NSCopying {
    /// The offset of the shadow from the letters, in points; zero by default.
    public var shadowOffset = CGSize.zero
    /// The blur radius of the shadow, in points; 0 by default.
    public var shadowBlurRadius: CGFloat = 0
    /// A `UIColor`, a third of black by default; without one there is no shadow.
    public var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

    /// A shadow right behind the letters.
    public override init() { super.init() }

    /// A shadow of the same values.
    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }

    /// Whether `object` is a shadow of the same values.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
            && shadowColor as? UIColor == other.shadowColor as? UIColor
    }

    /// Follows from some of the values.
    public override var hash: Int { shadowBlurRadius.hashValue ^ shadowOffset.width.hashValue }

    var ofText: StyledText.Shadow? {
        guard let color = shadowColor as? UIColor else { return nil }
        return StyledText.Shadow(offset: shadowOffset, blur: shadowBlurRadius, color: color.cgColor.rgba)
    }
}
