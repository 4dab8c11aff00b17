import Compositor
import LayerTree
import Recorder
import SDLPlatform

/// The heads-up display over a window's picture, on its own stage, in the machine's time.
@MainActor final class Overlay: FrameOverlay {
    /// The display's period in seconds: the deadline of the graph.
    var refreshPeriod = 1.0 / 60
    let stage: Stage
    private let display: HeadsUpDisplay
    /// A message that no frame has shown yet: it counts from the first one on.
    private var message: String?

    /// An overlay over a picture of `screen`, in which nothing shows at first.
    init(screen: ScreenTraits, kernels: KernelSet) {
        var options = Stage.Options(screen: screen)
        options.kernels = kernels
        stage = Stage(options, imageDecoder: SDLImageDecoder(), pictures: { _ in nil })
        display = stage.run { HeadsUpDisplay() }
        stage.root.addSublayer(display.root)
        place(on: screen)
    }

    /// Whether the frame-time graph shows.
    var showsGraph: Bool {
        get { display.showsGraph }
        set { stage.run { display.showsGraph = newValue } }
    }

    /// Whether the list of keys shows.
    var showsKeys: Bool {
        get { display.showsKeys }
        set { stage.run { display.showsKeys = newValue } }
    }

    /// Where fingers are that the mouse stands for, in points; empty to show none.
    var fingers: [CGPoint] {
        get { display.fingers }
        set { stage.run { display.fingers = newValue } }
    }

    var wantsFrame: Bool { message != nil || display.status.isFading || stage.layers.needsCommit }

    /// Shows `message` for a moment.
    func say(_ message: String) { self.message = message }

    /// Fills a picture of `screen`.
    func place(on screen: ScreenTraits) {
        stage.setScreen(screen)
        stage.run { display.layout(in: screen.size, scale: screen.scale) }
    }

    func update(_ records: FrameRing, at time: Double) {
        stage.begin(FrameTick(timestamp: time, targetTimestamp: time))
        if let message { display.show(message, at: time) }
        message = nil
        display.status.update(at: time)
        guard showsGraph else { return }
        display.graph.graph = FrameTimeGraph(records, refreshPeriod: Nanoseconds(refreshPeriod * 1e9))
    }
}
