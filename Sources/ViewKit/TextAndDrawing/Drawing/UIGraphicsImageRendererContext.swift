/// The context into which a renderer's image is drawn.
@preconcurrency @MainActor public final class UIGraphicsImageRendererContext: NSObject {
    /// The context of Core Graphics that is drawn into.
    public let cgContext: CGContext
    /// The format of the renderer.
    public let format: UIGraphicsImageRendererFormat

    init(_ cgContext: CGContext, _ format: UIGraphicsImageRendererFormat) {
        self.cgContext = cgContext
        self.format = format
        super.init()
    }

    /// The image drawn so far.
    public var currentImage: UIImage { UIImage(cgContext.makeImage(), scale: cgContext.scale) }

    /// Fills `rect` with the current fill colour.
    public func fill(_ rect: CGRect) { cgContext.fill(rect) }

    /// Draws the edge of `rect`, a pixel wide and inside of it, with the current stroke colour.
    public func stroke(_ rect: CGRect) {
        let width = 1 / cgContext.scale
        cgContext.stroke(rect.insetBy(dx: width / 2, dy: width / 2), width: width)
    }

    /// Limits what is drawn from now on to `rect`.
    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
