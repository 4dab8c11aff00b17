import ViewKit

/// A screen of the user's, which touches alone drive: keys cannot begin its transitions.
@MainActor final class PreviewScene: ScrubbableScene {
    private unowned let stage: Stage

    /// The owner of the delegates of an app; nil without one.
    private let launcher: AppLauncher?

    init(_ root: UIViewController, on stage: Stage) {
        self.stage = stage
        launcher = nil
        stage.show(root)
    }

    /// The screens of the app that `launcher` launched on `stage`.
    init(keeping launcher: AppLauncher, on stage: Stage) {
        self.stage = stage
        self.launcher = launcher
    }

    func show(_ progress: Double) {}
    func scrub(to progress: Double) -> Double? { nil }
    func scrub(by step: Double) -> Double? { nil }
    func play() {}
    func cancel() { stage.layers.transitions.cancel() }
    let isPlaying = false
    func advance() {}
}
