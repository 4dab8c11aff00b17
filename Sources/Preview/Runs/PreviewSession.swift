import Assets
import Compositor
import Foundation
import LayerTree
import SDLPlatform
import Transitions
import ViewKit

/// What all runs are made of: a subject on a stage, and how to set its progress.
@MainActor struct PreviewSession {
    let stage: Stage
    let scene: any ScrubbableScene

    /// Puts the subject of `plan` on a new stage with `screen`, or with the one that is asked for.
    init(_ plan: RunPlan, on screen: ScreenTraits? = nil) {
        var screen = screen ?? plan.screen
        screen.reducesMotion = plan.options.reducesMotion
        var options = Stage.Options(screen: screen)
        options.completion = plan.options.completion
        options.kernels = plan.kernels
        if let megabytes = plan.options.snapshotMemory {
            options.fragmentBudget = Int(min(megabytes, 1e9) * 1_048_576)
        }
        let stage = Stage(options, imageDecoder: SDLImageDecoder(), pictures: { Picture(rawValue: $0)?.url.path })
        self.stage = stage
        let (size, scale) = (screen.size, screen.scale)
        scene = stage.run {
            switch plan.subject {
            case .gallery: GalleryScene(on: stage)
            case .transition(let transition): TransitionScene(transition, on: stage)
            case .workload(let kind):
                WorkloadScene(
                    kind.make(size: size, scale: scale, layers: plan.options.layers, host: stage),
                    on: stage)
            }
        }
    }
}
