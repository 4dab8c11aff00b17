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
    init(screen: ScreenTraits, kernels: KernelSet, workers: BandWorkers? = nil) {
        let width = Int((screen.size.width * screen.scale).rounded())
        let height = Int((screen.size.height * screen.scale).rounded())
        cpu = CPUBackend(width: width, height: height, kernels: kernels, workers: workers)
        bounds = PixelRect(width: width, height: height)
    }

    var backend: any RenderBackend { cpu }

    func uncover() { covered.uncover(cpu.target) }

    func cover(with overlay: OverlayPicture) { covered.cover(cpu.target, with: overlay) }

    func present(_ damage: Damage) {}

    /// A copy of the picture.
    var image: CGImage { CGImage(cpu.readPixels()) }
}
