import CPango
import Foundation

/// A drawing destination: a bitmap with a transform, a clip and the means of a pen.
///
/// The origin is the top left corner and y points down, as in the contexts that UIKit makes. So `ctm` has a positive
/// `d`, where UIKit's own holds a negative one; all else that is drawn lands at the same place.
///
/// Numbers that are not finite draw nothing. Coordinates beyond four million pixels count as four million.
public final class CGContext {
    /// The largest width and height, in pixels: Cairo's.
    package static let maximumLength = 32_767
    /// The largest number of pixels; a gibibyte of memory.
    package static let maximumPixelCount = 1 << 28

    /// Pixels to the point of user space before any transform.
    package let scale: CGFloat
    internal let pixels: PixelBuffer
    private let surface: CairoSurface
    internal let cairo: OpaquePointer
    internal var state: GraphicsState
    /// Whether anything was drawn that may show.
    ///
    /// Known without a look at the pixels: memory that is read before it is written costs the system several times as much
    /// when it is written later.
    package internal(set) var hasDrawn = false
    /// The current path, in pixels.
    internal var currentPath = CGMutablePath()
    private var saved: [Saved] = []

    private enum Saved {
        case state(GraphicsState)
        case layer(GraphicsState)
    }

    /// A transparent bitmap of `width` x `height` pixels, `scale` pixels to the point.
    ///
    /// Sizes below 0 count as 0; nothing can be drawn into an empty one. Nil where the bitmap is larger than
    /// `maximumLength` and `maximumPixelCount` allow, or the scale is not positive and finite.
    package init?(width: Int, height: Int, scale: CGFloat = 1) {
        let width = max(0, width)
        let height = max(0, height)
        guard Self.canHold(width: width, height: height), scale > 0, scale.isFinite else { return nil }
        self.scale = scale
        pixels = PixelBuffer(width: width, height: height)
        surface = CairoSurface(pixels)
        cairo = cairo_create(surface.pointer)
        state = GraphicsState(ctm: CGAffineTransform(scaleX: scale, y: scale))
    }

    deinit { cairo_destroy(cairo) }

    /// Whether a bitmap can have `width` x `height` pixels.
    package static func canHold(width: Int, height: Int) -> Bool {
        width <= maximumLength && height <= maximumLength && width * height <= maximumPixelCount
    }

    /// Pixels across.
    public var width: Int { pixels.width }
    /// Rows of pixels.
    public var height: Int { pixels.height }

    /// A copy of what was drawn so far; nil from a context without pixels. Open transparency layers are not in it.
    public func makeImage() -> CGImage? {
        guard width > 0, height > 0 else { return nil }
        cairo_surface_flush(surface.pointer)
        let copy = PixelBuffer(width: width, height: height, isCleared: false)
        copy.base.copyMemory(from: pixels.base, byteCount: pixels.bytesPerRow * height)
        return CGImage(copy)
    }

    /// Ends the drawing, and returns what was drawn; nil from a context without pixels.
    ///
    /// The image has the bitmap itself, not a copy. What is drawn later changes nothing. Open transparency layers are not in it.
    package func finish() -> CGImage? {
        guard width > 0, height > 0 else { return nil }
        cairo_surface_finish(surface.pointer)
        return CGImage(pixels)
    }

    /// Remembers the transform, the clip and all parameters.
    public func saveGState() {
        saved.append(.state(state))
        cairo_save(cairo)
    }

    /// Goes back to what was remembered last; without anything remembered in this layer nothing happens.
    public func restoreGState() {
        guard case .state(let previous) = saved.last else { return }
        saved.removeLast()
        state = previous
        cairo_restore(cairo)
    }

    /// The transform from user space to pixels.
    public var ctm: CGAffineTransform { state.ctm }

    /// Moves the origin of user space.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) { state.ctm = state.ctm.translatedBy(x: tx, y: ty) }

    /// Scales user space.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { state.ctm = state.ctm.scaledBy(x: sx, y: sy) }

    /// Turns user space by `angle` radians, from x towards y.
    public func rotate(by angle: CGFloat) { state.ctm = state.ctm.rotated(by: angle) }

    /// Puts `transform` before the current one.
    public func concatenate(_ transform: CGAffineTransform) { state.ctm = transform.concatenating(state.ctm) }

    /// Collects what follows and draws it as one picture at `endTransparencyLayer`, with the alpha, the blend mode and
    /// the shadow of now; inside, they are reset.
    public func beginTransparencyLayer(auxiliaryInfo: [AnyHashable: Any]?) {
        saved.append(.layer(state))
        cairo_push_group(cairo)
        state.alpha = 1
        state.blendMode = .normal
        state.shadow = nil
    }

    /// As above; only what lies in `rect` (in user space) is drawn.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [AnyHashable: Any]?) {
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
        clip(to: rect)
    }

    /// Draws the collected layer and restores all parameters; without a layer nothing happens.
    public func endTransparencyLayer() {
        guard saved.contains(where: { if case .layer = $0 { true } else { false } }) else { return }
        while case .state = saved.last { restoreGState() }
        guard case .layer(let previous) = saved.popLast() else { return }
        let picture = CairoPattern(owning: cairo_pop_group(cairo))
        state = previous
        draw(.pattern(picture), within: nil) { cairo_paint($0) }
    }
}
