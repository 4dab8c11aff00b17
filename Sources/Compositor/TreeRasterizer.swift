import Foundation
import Graphics
import RenderTree

/// Turns fragments into images at once, with the CPU backend.
@MainActor package final class TreeRasterizer: FrameRasterizer {
    private let kernels: KernelSet
    /// Fragments inside are drawn node by node: nothing is cached that is looked at once.
    private let builder = DrawListBuilder()
    /// Kept for its memory, and for what it made of the images of `store`.
    private var backend: CPUBackend?
    private weak var store: ResourceStore?
    /// What was drawn last, for as long as somebody has it.
    private weak var lastFragment: Fragment?
    private weak var lastImage: CGImage?
    private var lastScale: CGFloat = 0

    package init(kernels: KernelSet = .best) { self.kernels = kernels }

    /// Pixels along a side beyond which nothing is drawn.
    package static let sizeLimit = 32_768

    package func rasterize(_ fragment: Fragment, scale: CGFloat) -> CGImage? {
        let (width, height) = (fragment.tree.size.width * scale, fragment.tree.size.height * scale)
        let limit = CGFloat(Self.sizeLimit)
        guard width > 0, height > 0, width <= limit, height <= limit, let store = fragment.store else { return nil }
        if fragment === lastFragment, scale == lastScale, let lastImage { return lastImage }
        // Drawing over all of it writes every pixel.
        let pixels = PixelBuffer(width: Int(width.rounded(.up)), height: Int(height.rounded(.up)), isCleared: false)
        let backend = backend(for: store, target: PixelTarget(pixels))
        let bounds = backend.target.bounds
        builder.build(fragment.tree, resources: store, scale: Double(scale), bounds: bounds)
        backend.draw(builder.list, over: Damage(bounds), resources: store)
        let image = builder.list.startsOpaque ? CGImage(pixels, isOpaque: true) : CGImage(pixels)
        (lastFragment, lastImage, lastScale) = (fragment, image, scale)
        return image
    }

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
