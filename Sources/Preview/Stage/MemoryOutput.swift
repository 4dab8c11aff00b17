import Compositor
import Graphics
import LayerTree
import SDLPlatform

/// Memory: nothing is presented.
@MainActor final class MemoryOutput: FrameOutput {
    private let cpu: CPUBackend
    private var covered = SaveUnder()
    let bounds: PixelRect
    let renderer = "cpu"
    let rendererDescription = "cpu"

    /// Transparent memory for the pixels of `screen`.
    init(screen: ScreenTraits, kernels: KernelSet, threads: Int = 1) {
        // Whole pixels only: one that the screen covers in part would be translucent.
        let width = max(1, Int(screen.size.width * screen.scale + 1e-6))
        let height = max(1, Int(screen.size.height * screen.scale + 1e-6))
        cpu = CPUBackend(width: width, height: height, kernels: kernels, threads: threads)
        bounds = PixelRect(width: width, height: height)
    }

    var backend: any RenderBackend { cpu }

    func uncover() { covered.uncover(cpu.target) }

    func cover(with overlay: OverlayPicture) { covered.cover(cpu.target, with: overlay) }

    func present(_ damage: Damage) {}

    /// A copy of the picture.
    var image: CGImage { CGImage(cpu.readPixels()) }
}
