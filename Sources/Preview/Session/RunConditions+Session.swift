import Foundation
import Recorder
import SDLPlatform
import ViewKit

extension RunConditions {
    /// The conditions of a recording of `session` that begins now.
    @MainActor init(of session: PreviewSession, environment: MachineEnvironment) {
        let plan = session.plan
        let screen = session.source.screen
        let now = MonotonicTime.nanoseconds()
        let completion =
            switch session.completion {
            case .transitionSpring: "spring duration=transition,bounce=0"
            case .spring(let spring): "spring duration=\(spring.response),bounce=\(spring.bounce)"
            case .uikit: "uikit"
            }
        self.init(
            scenario: plan.subject.name, pacing: session.clock.isPaced ? .display : .manual,
            renderer: session.output.renderer, size: (screen.size.width, screen.size.height), scale: screen.scale,
            refreshRate: session.clock.rate, speed: session.media.speed, completion: completion,
            reducesMotion: screen.settings.reducesMotion, start: now,
            stageStart: session.clock.isPaced ? session.media.mediaTime(at: now.seconds) : 0,
            environment: environment.description(of: session))
        source = session.source.files
        device = plan.options.device?.name
        appearance = screen.settings.isDark ? "dark" : "light"
        hasStatusBar = screen.settings.hasStatusBar
        readsRightToLeft = screen.settings.readsRightToLeft
    }
}
