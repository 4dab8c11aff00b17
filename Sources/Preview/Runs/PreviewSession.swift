import Assets
import Compositor
import Foundation
import LayerTree
import SDLPlatform
import Transitions
import ViewKit

/// What all runs are made of: a subject on a stage, and how to set its progress.
@MainActor struct PreviewSession {
    let subject: Subject
    let stage: Stage
    let scene: any ScrubbableScene

    /// Puts `subject` on a new stage with `screen`.
    init(_ subject: Subject, screen: ScreenTraits, options: RunOptions) throws {
        self.subject = subject
        var traits = screen
        traits.reducesMotion = options.reducesMotion
        var stageOptions = Stage.Options(screen: traits)
        stageOptions.completion = options.completion
        stageOptions.kernels = try KernelSet(options.kernels)
        let stage = Stage(
            stageOptions, imageDecoder: SDLImageDecoder(), pictures: { Picture(rawValue: $0)?.url.path })
        self.stage = stage
        scene = stage.run {
            switch subject {
            case .transition(let transition): TransitionScene(transition, on: stage)
            case .workload(let kind):
                WorkloadScene(
                    kind.make(size: screen.size, scale: screen.scale, layers: options.layers, host: stage), on: stage)
            }
        }
    }

    /// A screen for `subject` where no window says how large it is.
    static func screen(for subject: Subject, options: RunOptions) throws(PreviewError) -> ScreenTraits {
        ScreenTraits(
            size: try options.screenSize(for: subject), scale: options.scale ?? 1,
            maximumFramesPerSecond: Int((options.refreshRate ?? 60).rounded()), reducesMotion: options.reducesMotion)
    }
}
