import Foundation
import Graphics
import RenderTree

/// Turns fragments into images at once, with the CPU backend.
@MainActor package final class TreeRasterizer: FrameRasterizer {
    private let kernels: KernelSet
    /// Fragments inside are drawn node by node: nothing is cached that is looked at once.
    private let builder = DrawListBuilder()

    package init(kernels: KernelSet = .best) { self.kernels = kernels }

    /// Pixels along a side beyond which nothing is drawn.
    package static let sizeLimit = 32_768

    package func rasterize(_ fragment: Fragment, scale: CGFloat) -> CGImage? {
        let (width, height) = (fragment.tree.size.width * scale, fragment.tree.size.height * scale)
        let limit = CGFloat(Self.sizeLimit)
        guard width > 0, height > 0, width <= limit, height <= limit, let store = fragment.store else { return nil }
        let pixels = PixelBuffer(width: Int(width.rounded(.up)), height: Int(height.rounded(.up)))
        let backend = CPUBackend(target: PixelTarget(pixels), kernels: kernels)
        builder.build(
            fragment.tree, resources: store, scale: Double(scale), bounds: backend.target.bounds)
        backend.draw(builder.list, over: Damage(backend.target.bounds), resources: store)
        return CGImage(pixels)
    }
}
