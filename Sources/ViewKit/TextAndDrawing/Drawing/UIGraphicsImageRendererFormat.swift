/// The format of a renderer's images: their scale, and whether they are opaque.
@preconcurrency @MainActor public final class UIGraphicsImageRendererFormat: NSObject, @preconcurrency NSCopying {
    /// Pixels per point; the screen's by default.
    public var scale: CGFloat = UIScreen.main.scale
    /// Whether the images are black before anything is drawn, instead of transparent; false by default.
    public var opaque = false

    /// The format that suits the screen.
    public override init() { super.init() }

    /// A format of the same values.
    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIGraphicsImageRendererFormat()
        copy.scale = scale
        copy.opaque = opaque
        return copy
    }

    /// The format that suits the screen.
    public class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

    /// The format that suits the screen.
    public class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}
