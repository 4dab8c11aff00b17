import Compositor
import Graphics
import LayerTree
import SDLPlatform

/// Memory: nothing is presented.
@MainActor final class MemoryOutput: FrameOutput {
    private var cpu: CPUBackend
    private let kernels: KernelSet
    private let workers: BandWorkers?
    private var covered = SaveUnder()
    private(set) var bounds: PixelRect
    let renderer = "cpu"
    let rendererDescription = "cpu"

    /// Transparent memory for the pixels of `screen`.
    init(screen: ScreenTraits, kernels: KernelSet, workers: BandWorkers? = nil) {
        self.kernels = kernels
        self.workers = workers
        bounds = Self.bounds(of: screen)
        cpu = CPUBackend(width: bounds.width, height: bounds.height, kernels: kernels, workers: workers)
    }

    /// The bounds of a picture of `screen`, in pixels.
    static func bounds(of screen: ScreenTraits) -> PixelRect {
        PixelRect(
            width: Int((screen.size.width * screen.scale).rounded()),
            height: Int((screen.size.height * screen.scale).rounded()))
    }

    /// Gives the memory the pixels of `screen`, transparent again.
    func resize(to screen: ScreenTraits) {
        bounds = Self.bounds(of: screen)
        covered = SaveUnder()
        cpu = CPUBackend(width: bounds.width, height: bounds.height, kernels: kernels, workers: workers)
    }

    var backend: any RenderBackend { cpu }

    func uncover() { covered.uncover(cpu.target) }

    func cover(with overlay: OverlayPicture) { covered.cover(cpu.target, with: overlay, picture: bounds) }

    func present(_ damage: Damage) {}

    /// A copy of the picture.
    var image: CGImage { CGImage(cpu.readPixels()) }
}
