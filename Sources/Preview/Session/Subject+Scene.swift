import LayerTree
import Transitions
import ViewKit

extension Subject {
    /// Puts it on `stage`, where its progress can be set; `layers` is the number of a workload's that is made of many.
    ///
    /// Throws for code, which has a stage in a process of its own.
    @MainActor func scene(on stage: Stage, layers: Int?) throws -> any ScrubbableScene {
        try stage.run {
            switch self {
            case .gallery: GalleryScene(on: stage)
            case .transition(let transition): TransitionScene(transition, on: stage)
            case .workload(let kind):
                WorkloadScene(
                    kind.make(size: stage.screen.size, scale: stage.screen.scale, layers: layers, host: stage),
                    on: stage)
            case .code(let code): throw CodeFailure(problem: "\(code.name) runs in a process of its own")
            }
        }
    }
}
