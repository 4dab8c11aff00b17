import Foundation
import LayerTree
import Recorder
import ViewKit

extension RunConditions {
    /// The conditions of a run of `plan` on `screen`, that begins at `start`, in nanoseconds of the machine's clock, and
    /// at `stageStart` of the Stage's.
    @MainActor init(
        _ plan: RunPlan, on screen: ScreenTraits, pacing: Pacing, output: any FrameOutput, refreshRate: Double,
        speed: Double, start: Nanoseconds, stageStart: Double, environment: BenchmarkEnvironment
    ) {
        let completion =
            switch plan.options.completion {
            case .spring(let spring): "spring duration=\(spring.response),bounce=\(spring.bounce)"
            case .uikit: "uikit"
            }
        self.init(
            scenario: plan.subject.name, pacing: pacing, renderer: output.renderer,
            size: (screen.size.width, screen.size.height), scale: screen.scale, refreshRate: refreshRate, speed: speed,
            completion: completion, reducesMotion: screen.reducesMotion, start: start, stageStart: stageStart,
            environment: environment)
    }
}
