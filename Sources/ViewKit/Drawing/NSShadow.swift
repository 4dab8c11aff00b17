/// A shadow of letters, for the attribute `.shadow`.
public final class NSShadow: NSObject {
    /// How far the shadow lies from the letters, in points; zero by default.
    public var shadowOffset = CGSize.zero
    /// How far it is blurred, in points; 0 by default.
    public var shadowBlurRadius: CGFloat = 0
    /// A `UIColor`, a third of black by default; without one there is no shadow.
    public var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

    /// A shadow right behind the letters.
    public override init() { super.init() }

    var ofText: StyledText.Shadow? {
        guard let color = shadowColor as? UIColor else { return nil }
        return StyledText.Shadow(offset: shadowOffset, blur: shadowBlurRadius, color: color.cgColor.rgba)
    }
}
