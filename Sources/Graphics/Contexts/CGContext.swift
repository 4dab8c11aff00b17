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
    /// Pixels across.
    public let width: Int
    /// Rows of pixels.
    public let height: Int
    /// Whether steps wait until the pixels are asked for.
    private let isDeferred: Bool
    /// The steps that wait.
    private var steps: [(CairoBitmap) -> Void] = []
    /// The pixels, made for the first step that is performed: a view that draws nothing needs no memory.
    private var madeBitmap: CairoBitmap?
    /// Whether the pixels belong to an image.
    private var isFinished = false
    internal var state: GraphicsState
    /// Whether anything was drawn that may show.
    ///
    /// Known without a look at the pixels: memory that is read before it is written costs the system several times as much
    /// when it is written later.
    package internal(set) var hasDrawn = false
    /// Whether all pixels were covered by an opaque colour, and nothing was taken away since.
    internal var isOpaque = false
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
    /// `maximumLength` and `maximumPixelCount` allow, or the scale is not positive and finite. One that `isDeferred` notes
    /// what is drawn for the image of `finish()`, which draws it when its pixels are needed.
    package init?(width: Int, height: Int, scale: CGFloat = 1, isDeferred: Bool = false) {
        let width = max(0, width)
        let height = max(0, height)
        guard Self.canHold(width: width, height: height), scale > 0, scale.isFinite else { return nil }
        self.scale = scale
        self.width = width
        self.height = height
        self.isDeferred = isDeferred
        state = GraphicsState(ctm: CGAffineTransform(scaleX: scale, y: scale))
    }

    /// Whether a bitmap can have `width` x `height` pixels.
    package static func canHold(width: Int, height: Int) -> Bool {
        width <= maximumLength && height <= maximumLength && width * height <= maximumPixelCount
    }

    /// Performs `step`, now or when the pixels are asked for.
    internal func perform(_ step: @escaping (CairoBitmap) -> Void) {
        if isFinished { return }
        if isDeferred, madeBitmap == nil { steps.append(step) } else if let bitmap { step(bitmap) }
    }

    /// The pixels with all that was drawn so far; nil once they belong to an image.
    internal var bitmap: CairoBitmap? {
        if isFinished { return nil }
        if let madeBitmap { return madeBitmap }
        let bitmap = CairoBitmap(width: width, height: height, scale: scale, steps: steps)
        madeBitmap = bitmap
        steps = []
        return bitmap
    }

    /// A copy of what was drawn so far; nil from a context without pixels. Open transparency layers are not in it.
    public func makeImage() -> CGImage? {
        guard width > 0, height > 0, let bitmap else { return nil }
        cairo_surface_flush(bitmap.surface.pointer)
        let copy = PixelBuffer(width: width, height: height, isCleared: false)
        copy.base.copyMemory(from: bitmap.pixels.base, byteCount: copy.byteCount)
        return CGImage(copy)
    }

    /// Ends the drawing, and returns what was drawn; nil from a context without pixels, or that was ended before.
    ///
    /// The image has the bitmap itself, not a copy. What is drawn later changes nothing. Open transparency layers are not in it.
    package func finish() -> CGImage? {
        guard width > 0, height > 0, !isFinished else { return nil }
        isFinished = true
        guard let madeBitmap else {
            let drawing = DeferredDrawing(
                width: width, height: height, scale: scale, isOpaque: isOpaque, steps: steps)
            steps = []
            return drawing.image
        }
        return CGImage(madeBitmap.finish())
    }

    /// Remembers the transform, the clip and all parameters.
    public func saveGState() {
        saved.append(.state(state))
        perform { cairo_save($0.cairo) }
    }

    /// Goes back to what was remembered last; without anything remembered in this layer nothing happens.
    public func restoreGState() {
        guard case .state(let previous) = saved.last else { return }
        saved.removeLast()
        state = previous
        perform { cairo_restore($0.cairo) }
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
        perform { cairo_push_group($0.cairo) }
        state.alpha = 1
        state.blendMode = .normal
        state.shadow = nil
    }

    /// As above; only what lies in `rect` (in user space) is drawn.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [AnyHashable: Any]?) {
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
        clip(to: rect)
    }

    /// Whether a transparency layer is open.
    internal var isInLayer: Bool { saved.contains { if case .layer = $0 { true } else { false } } }

    /// Draws the collected layer and restores all parameters; without a layer nothing happens.
    public func endTransparencyLayer() {
        guard isInLayer else { return }
        while case .state = saved.last { restoreGState() }
        guard case .layer(let previous) = saved.popLast() else { return }
        state = previous
        noteDrawing()
        perform { bitmap in
            let picture = CairoPattern(owning: cairo_pop_group(bitmap.cairo))
            bitmap.draw(.pattern(picture), previous, within: nil) { cairo_paint($0) }
        }
    }
}
