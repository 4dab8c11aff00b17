import Compositor
import Graphics
import LayerTree
import Recorder
import SDLPlatform

/// Work ahead of a run's next gesture, in steps for which the loop has time while nothing moves.
///
/// The frame in which a transition begins then finds fonts, types, code and memory in use. It changes no pixel and calls no
/// code of the user's.
@MainActor final class Preparation {
    /// Bytes of pixels that are prepared at most.
    private static let mostBytes = 8 << 20

    private var steps: [@MainActor () -> Void]
    /// The cost of the steps so far.
    private(set) var cost = PreparedWork()
    /// The CPU time that a frame has recorded.
    private var reported: Nanoseconds = 0

    /// The preparation of a run on `screen`.
    init(on screen: ScreenTraits, kernels: KernelSet) {
        let rehearsal = Rehearsal(on: screen, kernels: kernels)
        steps = rehearsal.steps
        let pixels = Int(screen.size.width * screen.scale * screen.size.height * screen.scale)
        // Two snapshots of the screen, and as much for what is drawn on the way.
        steps.append { [unowned self] in
            cost.bytes += PixelBuffer.prepareMemory(byteCount: 4 * 4 * pixels, limit: Self.mostBytes)
        }
    }

    /// Whether all steps were performed.
    var isDone: Bool { steps.isEmpty }

    /// The CPU time of the steps since the last call; nil without any.
    func takeTime() -> Nanoseconds? {
        defer { reported = cost.processorTime }
        return cost.processorTime > reported ? cost.processorTime - reported : nil
    }

    /// Performs the next step, if there is one; each takes some milliseconds.
    func performStep() {
        guard !steps.isEmpty else { return }
        let start = MonotonicTime.processorNanoseconds()
        steps.removeFirst()()
        cost.processorTime += MonotonicTime.processorNanoseconds() - start
    }
}
