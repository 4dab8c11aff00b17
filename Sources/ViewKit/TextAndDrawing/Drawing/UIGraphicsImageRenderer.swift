/// Makes images by drawing.
@preconcurrency @MainActor public final class UIGraphicsImageRenderer: NSObject {
    /// The format of every image of this renderer.
    public let format: UIGraphicsImageRendererFormat
    /// The part of the plane that the images show, in points.
    private let bounds: CGRect

    /// A renderer of images of `bounds`.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds.standardized
        self.format = format
        super.init()
    }

    /// A renderer of images of `bounds` at the screen's scale.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }

    /// A renderer of images of `size` points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// A renderer of images of `size` points at the screen's scale.
    public convenience init(size: CGSize) { self.init(size: size, format: .preferred()) }

    /// The image that `actions` draw; empty, and nothing called, where the size is empty or too large.
    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        guard let context = CGContext.bitmap(of: bounds.size, scale: format.scale) else { return UIImage() }
        if format.opaque {
            context.setFillColor(.black)
            context.fill(CGRect(origin: .zero, size: bounds.size))
        }
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        let drawing = UIGraphicsImageRendererContext(context, format)
        GraphicsContextStack.current.with(context) { actions(drawing) }
        return UIImage(context.finish(), scale: context.scale)
    }

    /// The same as a PNG file; no data where the size is unusable.
    public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }
}
