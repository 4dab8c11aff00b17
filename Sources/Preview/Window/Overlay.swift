import LayerTree
import Recorder

/// The heads-up display on a stage: above the window, drawn after the measured picture.
@MainActor final class Overlay: FrameOverlay {
    /// The display's period in seconds: the deadline of the graph.
    var refreshPeriod = 1.0 / 60
    private unowned let stage: Stage
    private let display: HeadsUpDisplay

    init(stage: Stage) {
        self.stage = stage
        display = stage.run { HeadsUpDisplay() }
        stage.run {
            stage.root.addSublayer(display.root)
            place()
        }
    }

    /// Whether the frame-time graph shows.
    var showsGraph: Bool {
        get { display.showsGraph }
        set { display.showsGraph = newValue }
    }

    /// Whether the list of keys shows.
    var showsKeys: Bool {
        get { display.showsKeys }
        set { display.showsKeys = newValue }
    }

    /// Whether something changes by itself.
    var isFading: Bool { display.status.isFading }

    /// Shows `message` for a moment.
    func say(_ message: String) { display.show(message, at: stage.layers.mediaTime) }

    /// Fills the stage's screen as it is now.
    func place() { display.layout(in: stage.screen.size, scale: stage.screen.scale) }

    func update(_ records: FrameRing) {
        display.status.update(at: stage.layers.mediaTime)
        guard showsGraph else { return }
        display.graph.graph = FrameTimeGraph(records, refreshPeriod: Nanoseconds(refreshPeriod * 1e9))
    }
}
