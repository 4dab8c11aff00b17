import Assets
import LayerTree
import SDLPlatform

extension RunPlan {
    /// A subject that runs: the source of its frames, and the scene that moves it.
    struct Running {
        let source: any FrameSource
        let scene: any ScrubbableScene
    }

    /// Starts the subject on `screen`: on a stage of this process, or in a process of its own.
    func start(on screen: ScreenTraits) throws -> Running {
        var screen = screen
        screen.settings = options.settings
        screen.insets = options.insets(of: screen.size)
        guard case .code(let code) = subject else {
            let stage = Stage(self, on: screen)
            return Running(source: stage, scene: try subject.scene(on: stage, layers: options.layers))
        }
        let stage = try CodeStage(code, options: codeOptions, on: screen)
        return Running(source: stage, scene: CodeScene(on: stage))
    }

    /// The options of a stage of the user's code.
    var codeOptions: CodeStage.Options {
        CodeStage.Options(
            completion: options.completion, kernels: kernels, fragmentBudget: fragmentBudget, isLive: isLive)
    }

    /// The options of a window, with the `frame` of an earlier one or none.
    func windowOptions(frame: WindowFrame? = nil) -> WindowOutput.Options {
        WindowOutput.Options(
            window: DesktopWindow.Options(
                title: "Segue: \(subject.title)" + (subject.siblings.map { " (\($0))" } ?? ""), size: screen.size,
                scale: options.scale, renderer: options.renderer,
                fitsDisplay: isLive, keepsSizeInFullScreen: subject.isDevice, frame: frame),
            refreshRate: options.refreshRate, settings: options.settings, kernels: kernels, workers: workers)
    }

    /// Bytes that the pictures of snapshots may take.
    var fragmentBudget: Int {
        options.snapshotMemory.map { Int(min($0, 1e9) * 1_048_576) } ?? Stage.Options(screen: screen).fragmentBudget
    }
}

extension Stage {
    /// An empty stage with `screen`, by the options of `plan`.
    convenience init(_ plan: RunPlan, on screen: ScreenTraits) {
        var options = Options(screen: screen)
        options.completion = plan.options.completion
        options.kernels = plan.kernels
        options.workers = plan.workers
        options.fragmentBudget = plan.fragmentBudget
        self.init(options, imageDecoder: SDLImageDecoder(), pictures: { Picture.url(named: $0)?.path })
    }
}
