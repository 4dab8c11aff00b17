import LayerTree
import SDLPlatform

/// A window of the size that a subject wants, on the display that the environment names.
@MainActor struct PreviewWindow {
    let desktop: DesktopWindow

    /// Opens it; without a display it may be a dummy, which shows nothing and counts as a window.
    init(_ plan: RunPlan, environment: MachineEnvironment, orDummy: Bool = false) throws {
        var displays = environment.displays
        if orDummy, displays.display == nil, displays.waylandDisplay == nil, displays.videoDriver == nil {
            displays.videoDriver = "dummy"
        }
        let video = try VideoSubsystem(displays)
        let options = DesktopWindow.Options(
            title: "Segue: \(plan.subject.name)", size: plan.screen.size, scale: plan.options.scale,
            renderer: plan.options.renderer)
        desktop = try DesktopWindow(options, on: video)
    }
}
