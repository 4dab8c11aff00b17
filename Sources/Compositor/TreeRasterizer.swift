import Foundation
import Graphics
import RenderTree

/// Turns fragments into images at once, with the CPU backend.
@MainActor package final class TreeRasterizer: PictureMaker {
    private let kernels: KernelSet
    /// Within how many groups drawn as pictures that of this rasteriser lies.
    private let depth: Int
    /// The pictures of groups inside, for as long as they are needed; fragments inside are drawn node by node: nothing is
    /// cached that is looked at once.
    private lazy var pictures = depth < Self.depthLimit ? makePictures() : nil
    private lazy var builder = DrawListBuilder(fragments: pictures)
    /// Kept for its memory, and for what it made of the images of `store`.
    private var backend: CPUBackend?
    private weak var store: ResourceStore?
    /// What was drawn last, for as long as somebody has it.
    private weak var lastFragment: Fragment?
    private weak var lastImage: CGImage?
    private var lastScale: CGFloat = 0

    package convenience init(kernels: KernelSet = .best) { self.init(kernels: kernels, depth: 0) }

    private init(kernels: KernelSet, depth: Int) { (self.kernels, self.depth) = (kernels, depth) }

    /// Pixels along a side beyond which nothing is drawn.
    package static let sizeLimit = 32_768
    /// Pictures inside pictures beyond this depth are drawn node by node.
    private static let depthLimit = 8

    private func makePictures() -> FragmentCache {
        let cache = FragmentCache(rasterizer: TreeRasterizer(kernels: kernels, depth: depth + 1))
        cache.inlineLimit = .max
        return cache
    }

    package func rasterize(_ fragment: Fragment, scale: CGFloat) -> CGImage? {
        let (width, height) = (fragment.tree.size.width * scale, fragment.tree.size.height * scale)
        let limit = CGFloat(Self.sizeLimit)
        guard width > 0, height > 0, width <= limit, height <= limit, let store = fragment.store else { return nil }
        if fragment === lastFragment, scale == lastScale, let lastImage { return lastImage }
        // Drawing over all of it writes every pixel.
        let pixels = PixelBuffer(width: Self.pixels(width), height: Self.pixels(height), isCleared: false)
        let backend = backend(for: store, target: PixelTarget(pixels))
        let bounds = backend.target.bounds
        builder.build(fragment.tree, resources: store, scale: Double(scale), bounds: bounds)
        backend.draw(builder.list, over: Damage(bounds), resources: store)
        pictures?.removeAll()
        let image = builder.list.startsOpaque ? CGImage(pixels, isOpaque: true) : CGImage(pixels)
        (lastFragment, lastImage, lastScale) = (fragment, image, scale)
        return image
    }

    package func extent(of fragment: Fragment, scale: CGFloat) -> CGRect {
        guard scale > 0, scale.isFinite, let store = fragment.store else { return .zero }
        let limit = Int32(Self.sizeLimit)
        let bounds = PixelRect(minX: -limit, minY: -limit, maxX: limit, maxY: limit)
        builder.build(fragment.tree, resources: store, scale: Double(scale), bounds: bounds)
        let box = builder.list.extent
        return CGRect(
            x: CGFloat(box.minX) / scale, y: CGFloat(box.minY) / scale, width: CGFloat(box.width) / scale,
            height: CGFloat(box.height) / scale)
    }

    /// `length` rounded up to whole pixels; what a division by the scale left over is no pixel.
    private static func pixels(_ length: CGFloat) -> Int { max(1, Int((length - 1e-6).rounded(.up))) }

    /// The backend, drawing into `target`; another one where names mean something else.
    private func backend(for store: ResourceStore, target: PixelTarget) -> CPUBackend {
        if let backend, self.store === store {
            backend.setTarget(target)
            return backend
        }
        let made = CPUBackend(target: target, kernels: kernels)
        (backend, self.store) = (made, store)
        return made
    }
}
