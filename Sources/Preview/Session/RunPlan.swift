import Compositor
import Foundation
import LayerTree

/// The checked plan of a run: a subject, options that fit it, and the values that follow from them.
@MainActor struct RunPlan {
    let subject: Subject
    let options: RunOptions
    /// The SIMD variant of the CPU backend.
    let kernels: KernelSet
    /// The threads that the CPU backend draws on.
    let workers: BandWorkers
    /// Whether the user's code is compiled anew whenever it changes, and a failure of it does not end the run.
    var isLive = false
    /// The screen that is asked for; a window may come out another.
    let screen: ScreenTraits

    /// Throws an error where the user has to change something: options that fit neither `subject` nor each other, a
    /// screen that does not exist, kernels that the processor lacks.
    init(_ subject: Subject, options: RunOptions, isHeadless: Bool) throws {
        try options.check(for: subject, isHeadless: isHeadless)
        self.subject = subject
        self.options = options
        var screen = ScreenTraits(
            size: try options.screenSize(for: subject), scale: options.scale ?? 1,
            maximumFramesPerSecond: Int((options.refreshRate ?? 60).rounded()), settings: options.settings)
        screen.insets = options.insets(of: screen.size)
        self.screen = screen
        kernels = try KernelSet(options.kernels)
        workers = BandWorkers(
            threads: options.threads ?? ProcessInfo.processInfo.activeProcessorCount, kernels: kernels)
    }
}
