/// A picture: pixels, how many of them make a point, and how they are to be shown.
///
/// `@unchecked Sendable`: nothing in it changes after it was made.
public class UIImage: NSObject, @unchecked Sendable {
    /// The transformation of the stored pixels for upright display.
    public enum Orientation: Int, Sendable, CaseIterable {
        /// Nothing.
        case up
        /// Half a turn.
        case down
        /// A quarter turn against the clock.
        case left
        /// A quarter turn with the clock.
        case right
        /// Left and right exchanged.
        case upMirrored
        /// Top and bottom exchanged.
        case downMirrored
        /// Rows and columns exchanged.
        case leftMirrored
        /// Rows and columns exchanged, then half a turn.
        case rightMirrored
    }

    /// Whether the colours count.
    public enum RenderingMode: Int, Sendable {
        /// As the place where the image is shown has it.
        case automatic
        /// They do.
        case alwaysOriginal
        /// Only the alpha does; the colour is the tint colour of the view that shows the image, or a context's fill
        /// colour.
        case alwaysTemplate
    }

    /// The treatment of the middle of an image that is shown larger than it is.
    public enum ResizingMode: Int, Sendable {
        /// It is repeated.
        case tile
        /// It is stretched.
        case stretch
    }

    /// The pixels; nil for an empty image.
    public let cgImage: CGImage?
    /// The pixels as they stand when they are shown.
    final let upright: CGImage?
    final let traits: ImageTraits
    /// The variants of the image for other traits; nil where there are none.
    final let asset: UIImageAsset?
    /// Pixels per point.
    public var scale: CGFloat { traits.scale }
    /// The transformation of the stored pixels for upright display.
    public var imageOrientation: Orientation { traits.orientation }
    /// Whether the colours count.
    public var renderingMode: RenderingMode { traits.renderingMode }
    /// The widths of the edges that keep their size when the image is shown larger, in points.
    public var capInsets: UIEdgeInsets { traits.capInsets }
    /// The treatment of the area between those edges.
    public var resizingMode: ResizingMode { traits.resizingMode }

    /// An empty image.
    public override init() {
        cgImage = nil
        upright = nil
        traits = ImageTraits()
        asset = nil
        super.init()
    }

    init(_ cgImage: CGImage?, _ traits: ImageTraits, upright: CGImage? = nil, asset: UIImageAsset? = nil) {
        self.cgImage = cgImage
        self.asset = asset
        self.traits = traits
        self.upright = upright ?? cgImage?.turned(traits.orientation)
        super.init()
    }

    convenience init(_ cgImage: CGImage?, scale: CGFloat) { self.init(cgImage, ImageTraits(scale: scale)) }

    /// An image of `cgImage`, one pixel to a point.
    public convenience init(cgImage: CGImage) { self.init(cgImage, scale: 1) }

    /// An image of `cgImage`, `scale` pixels to a point, to be turned as `orientation` says.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(cgImage, ImageTraits(scale: scale, orientation: orientation))
    }

    /// The image in the file at `path`, turned as that says; nil where it cannot be read.
    @preconcurrency @MainActor public convenience init?(contentsOfFile path: String) {
        guard let file = ImageFile(path) else { return nil }
        self.init(file.image, ImageTraits(scale: Self.scale(ofFile: path), orientation: file.orientation))
    }

    /// The image in `data`, turned as that says; nil where that is no image.
    @preconcurrency @MainActor public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// The image in `data`, `scale` pixels to a point, turned as that says; nil where that is no image.
    @preconcurrency @MainActor public convenience init?(data: Data, scale: CGFloat) {
        guard let file = ImageFile(data) else { return nil }
        self.init(file.image, ImageTraits(scale: scale, orientation: file.orientation))
    }

    /// The size in points, as the image is shown.
    public var size: CGSize {
        CGSize(width: CGFloat(upright?.width ?? 0) / scale, height: CGFloat(upright?.height ?? 0) / scale)
    }

    /// The size in points and the rendering mode.
    public override var description: String {
        let sides = [size.width, size.height].map { String(format: "%g", Double($0)) }.joined(separator: ", ")
        return "<UIImage: {\(sides)} renderingMode=\(renderingMode)>"
    }

    /// The image, upright, as a PNG file; nil for an empty one.
    public func pngData() -> Data? { try? upright?.pngData() }

    /// The image over white as a JPEG file with its orientation; nil for an empty one, and where it cannot be written.
    ///
    /// `compressionQuality` goes from 0, the smallest file, to 1, the best picture; what is beyond counts as the nearer one.
    @preconcurrency @MainActor public func jpegData(compressionQuality: CGFloat) -> Data? {
        guard let cgImage else { return nil }
        return ImageFile(cgImage, imageOrientation).jpegData(quality: compressionQuality)
    }

    /// Draws the image into the current context, stretched over `rect`; edges that keep their size keep it. A template is
    /// drawn in the context's fill colour.
    @preconcurrency @MainActor public func draw(in rect: CGRect) {
        if asset != nil {
            let suited = suited(to: .current)
            if suited !== self { return suited.draw(in: rect) }
        }
        guard var upright, let context = UIGraphicsGetCurrentContext() else { return }
        if renderingMode == .alwaysTemplate { upright = upright.tinted(with: context.fillColor) }
        guard capInsets != .zero || repeatsMiddle else { return context.drawUpright(upright, in: rect) }
        let pixel = repeatsMiddle ? 1 / scale : nil
        for part in NinePart.parts(of: size, insets: capInsets, in: rect, repeating: pixel) {
            context.saveGState()
            context.clip(to: part.place)
            context.drawUpright(upright, in: part.whole)
            context.restoreGState()
        }
    }

    /// Draws the image into the current context at its own size, its top left corner at `point`.
    @preconcurrency @MainActor public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    /// Pixels per point of the image file at `path`, as its name says.
    static func scale(ofFile path: String) -> CGFloat {
        let file = path[(path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex)...]
        let name = file[..<(file.utf8.lastIndex(of: UInt8(ascii: ".")) ?? file.endIndex)]
        return name.hasSuffix("@2x") ? 2 : name.hasSuffix("@3x") ? 3 : 1
    }
}
