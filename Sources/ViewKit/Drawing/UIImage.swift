/// A picture: pixels and how many of them make a point.
///
/// `@unchecked Sendable`: nothing in it changes after it was made.
public class UIImage: NSObject, @unchecked Sendable {
    /// The pixels; nil for an empty image.
    public let cgImage: CGImage?
    /// Pixels per point.
    public let scale: CGFloat
    /// Whether views show the colours of the image, or only its shape in their tint colour; `.automatic` for a new one.
    public let renderingMode: RenderingMode

    /// An empty image.
    public override init() {
        (cgImage, scale, renderingMode) = (nil, 1, .automatic)
        super.init()
    }

    init(_ cgImage: CGImage?, scale: CGFloat, renderingMode: RenderingMode = .automatic) {
        (self.cgImage, self.scale) = (cgImage, scale > 0 && scale.isFinite ? scale : 1)
        self.renderingMode = renderingMode
        super.init()
    }

    /// An image of `cgImage`, one pixel to a point.
    public convenience init(cgImage: CGImage) { self.init(cgImage, scale: 1) }

    /// The image that the host finds under `name`; nil where there is none, or it cannot be read.
    ///
    /// It is read once. A file name that ends in `@2x` or `@3x` says how many pixels make a point.
    @preconcurrency @MainActor public convenience init?(named name: String) {
        guard let path = HostScope.current.imagePath(named: name), let image = ImageCache.current.image(at: path)
        else { return nil }
        self.init(image, scale: Self.scale(ofFile: path))
    }

    /// The image in the file at `path`; nil where it cannot be read.
    @preconcurrency @MainActor public convenience init?(contentsOfFile path: String) {
        guard let image = try? HostScope.current.imageDecoder.decode(contentsOf: path) else { return nil }
        self.init(image, scale: Self.scale(ofFile: path))
    }

    /// The image in `data`; nil where that is no image.
    @preconcurrency @MainActor public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// The image in `data`, `scale` pixels to a point; nil where that is no image.
    @preconcurrency @MainActor public convenience init?(data: Data, scale: CGFloat) {
        guard let image = try? HostScope.current.imageDecoder.decode(data) else { return nil }
        self.init(image, scale: scale)
    }

    /// The size in points.
    public var size: CGSize {
        CGSize(width: CGFloat(cgImage?.width ?? 0) / scale, height: CGFloat(cgImage?.height ?? 0) / scale)
    }

    /// The image as a PNG file; nil for an empty one.
    public func pngData() -> Data? { try? cgImage?.pngData() }

    /// Draws the image into the current context, stretched over `rect`.
    @preconcurrency @MainActor public func draw(in rect: CGRect) {
        guard let cgImage else { return }
        UIGraphicsGetCurrentContext()?.drawUpright(cgImage, in: rect)
    }

    /// Draws the image into the current context at its own size, its top left corner at `point`.
    @preconcurrency @MainActor public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    private static func scale(ofFile path: String) -> CGFloat {
        let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        return name.hasSuffix("@2x") ? 2 : name.hasSuffix("@3x") ? 3 : 1
    }
}

/// The named images that one host has read.
@MainActor private final class ImageCache {
    private var images: [String: CGImage] = [:]

    static var current: ImageCache { HostScope.current.layers.attachments.value { ImageCache() } }

    /// The image in the file at `path`; nil where it cannot be read, which is tried anew every time.
    func image(at path: String) -> CGImage? {
        if let image = images[path] { return image }
        let image = try? HostScope.current.imageDecoder.decode(contentsOf: path)
        images[path] = image
        return image
    }
}
