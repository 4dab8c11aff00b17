import Foundation
import Graphics
import RenderTree

/// Turns fragments into images at once, with the CPU backend.
@MainActor package final class TreeRasterizer: FrameRasterizer, PictureMaker {
    private let kernels: KernelSet
    private let workers: BandWorkers?
    /// The number of groups drawn as pictures around the picture of this rasterizer.
    private let depth: Int
    /// The pictures of groups inside, for as long as they are needed; fragments inside are drawn node by node: nothing is
    /// cached that is looked at once.
    private lazy var pictures = depth < Self.depthLimit ? makePictures() : nil
    private lazy var builder = DrawListBuilder(fragments: pictures)
    /// Kept for its memory, and for what it made of the resources of a store.
    private var backend: CPUBackend?
    /// Kept for its memory.
    private var damage = Damage()
    /// The fragment drawn last and its image, held weakly.
    private weak var lastFragment: Fragment?
    private weak var lastImage: CGImage?
    private var lastScale: CGFloat = 0
    /// The number of pictures drawn so far, without those of groups inside of them.
    package private(set) var pictureCount = 0
    /// Whether a picture so far lacks fragments, as too many lie in others.
    package private(set) var omitsFragments = false

    /// A rasterizer that draws by `workers` where that is worth it.
    package convenience init(kernels: KernelSet = .best, workers: BandWorkers? = nil) {
        self.init(kernels: kernels, workers: workers, depth: 0)
    }

    private init(kernels: KernelSet, workers: BandWorkers?, depth: Int) {
        self.kernels = kernels
        self.workers = workers
        self.depth = depth
    }

    /// Pixels along a side beyond which nothing is drawn.
    package static let sizeLimit = 32_768
    /// Pictures inside pictures beyond this depth are drawn node by node.
    private static let depthLimit = 8

    private func makePictures() -> FragmentCache {
        let cache = FragmentCache(rasterizer: TreeRasterizer(kernels: kernels, workers: workers, depth: depth + 1))
        cache.inlineLimit = .max
        return cache
    }

    package func rasterize(_ fragment: Fragment, scale: CGFloat) -> CGImage? {
        guard let image = picture(of: fragment, scale: scale, showing: nil)?.image else { return nil }
        lastFragment = fragment
        lastImage = image
        lastScale = scale
        return image
    }

    package func picture(of fragment: Fragment, scale: CGFloat, showing part: PixelRect?) -> FragmentPicture? {
        guard let store = fragment.store, let size = Self.size(of: fragment.tree, scale: scale) else { return nil }
        let bounds = PixelRect(width: size.width, height: size.height)
        if fragment === lastFragment, scale == lastScale, let lastImage {
            return FragmentPicture(lastImage, drawn: bounds)
        }
        pictureCount += 1
        // What is shown is drawn over all of it, which writes every pixel.
        let pixels = PixelBuffer(width: size.width, height: size.height, isCleared: false)
        build(fragment.tree, in: store, scale: scale, bounds: bounds)
        let drawn = partToDraw(part, in: bounds)
        drawList(pixels, over: drawn, store)
        pictures?.removeAll()
        // Where the list does not tell, all of the pixels do.
        let isKnown = builder.list.startsOpaque || drawn != bounds
        let image = isKnown ? CGImage(pixels, isOpaque: builder.list.startsOpaque) : CGImage(pixels)
        return FragmentPicture(image, drawn: drawn)
    }

    package func extend(
        _ picture: inout FragmentPicture, of fragment: Fragment, scale: CGFloat, to part: PixelRect?
    ) -> Bool {
        let bounds = picture.bounds
        if part?.isEmpty == true || picture.drawn.contains(part?.wholeSteps(in: bounds) ?? bounds) { return true }
        guard let store = fragment.store else { return false }
        build(fragment.tree, in: store, scale: scale, bounds: bounds)
        picture.extend(to: partToDraw(part, in: bounds)) { drawList($0, over: $1, store) }
        pictures?.removeAll()
        return true
    }

    package func picture(
        of tree: RenderTree, in store: ResourceStore, scale: CGFloat, reusing spares: inout ContiguousArray<CGImage>
    ) -> CGImage? {
        guard let size = Self.size(of: tree, scale: scale) else { return nil }
        for index in spares.indices
        where spares[index].width == size.width && spares[index].height == size.height
            && isKnownUniquelyReferenced(&spares[index])
        {
            let image = spares.remove(at: index)
            image.rewrite { draw(tree, in: store, scale: scale, into: $0) }
            return image
        }
        let pixels = PixelBuffer(width: size.width, height: size.height, isCleared: false)
        return CGImage(pixels, isOpaque: draw(tree, in: store, scale: scale, into: pixels))
    }

    /// Draws all of `tree` into all of `pixels`; whether surely nothing shines through it.
    private func draw(_ tree: RenderTree, in store: ResourceStore, scale: CGFloat, into pixels: PixelBuffer) -> Bool {
        pictureCount += 1
        let bounds = PixelRect(width: pixels.width, height: pixels.height)
        build(tree, in: store, scale: scale, bounds: bounds)
        drawList(pixels, over: bounds, store)
        pictures?.removeAll()
        return builder.list.startsOpaque
    }

    /// The pixels to be drawn of a picture with `bounds` that shows the list that was built, where `part` is needed, or everything
    /// where that is nil.
    ///
    /// A list that reads what it drew needs the pixels around a part as they were before, and groups inside that are
    /// pictures would be drawn anew with each part.
    private func partToDraw(_ part: PixelRect?, in bounds: PixelRect) -> PixelRect {
        guard let part else { return bounds }
        if part.isEmpty { return .empty }
        let isWhole = builder.list.passes.contains { $0.readsTarget } || pictures?.isEmpty == false
        return isWhole ? bounds : part.wholeSteps(in: bounds)
    }

    private func build(_ tree: RenderTree, in store: ResourceStore, scale: CGFloat, bounds: PixelRect) {
        builder.build(tree, resources: store, scale: Double(scale), bounds: bounds)
        if builder.omitsFragments { omitsFragments = true }
    }

    private func drawList(_ pixels: PixelBuffer, over part: PixelRect, _ store: ResourceStore) {
        damage.removeAll()
        damage.insert(part)
        drawList(pixels, over: damage, store)
    }

    /// Draws the list that was built over `damage` of `pixels`.
    private func drawList(_ pixels: PixelBuffer, over damage: Damage, _ store: ResourceStore) {
        backend(drawingInto: PixelTarget(pixels)).draw(builder.list, over: damage, resources: store)
    }

    package func extent(of tree: RenderTree, in store: ResourceStore, scale: CGFloat) -> CGRect {
        guard scale > 0, scale.isFinite else { return .zero }
        let limit = Int32(Self.sizeLimit)
        let bounds = PixelRect(minX: -limit, minY: -limit, maxX: limit, maxY: limit)
        builder.build(tree, resources: store, scale: Double(scale), bounds: bounds)
        let box = builder.list.extent
        return CGRect(
            x: CGFloat(box.minX) / scale, y: CGFloat(box.minY) / scale, width: CGFloat(box.width) / scale,
            height: CGFloat(box.height) / scale)
    }

    /// The size of `tree`'s picture in pixels; nil where it would have none, or too many.
    private static func size(of tree: RenderTree, scale: CGFloat) -> (width: Int, height: Int)? {
        let width = tree.size.width * scale
        let height = tree.size.height * scale
        let limit = CGFloat(sizeLimit)
        guard width > 0, height > 0, width <= limit, height <= limit else { return nil }
        return (pixels(width), pixels(height))
    }

    /// `length` rounded up to whole pixels; what a division by the scale left over is no pixel.
    private static func pixels(_ length: CGFloat) -> Int { max(1, Int((length - 1e-6).rounded(.up))) }

    /// The backend, drawing into `target`.
    private func backend(drawingInto target: PixelTarget) -> CPUBackend {
        if let backend {
            backend.setTarget(target)
            return backend
        }
        let made = CPUBackend(target: target, kernels: kernels, workers: workers)
        backend = made
        return made
    }
}
