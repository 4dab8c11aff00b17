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
    /// A message that no frame has shown yet: its time starts with the first one.
    private var message: String?
    /// Whether the inspected frame changed since the last frame of the overlay.
    private var isInspectionNew = false
    /// The frame that showed the newest release.
    private var releaseFrame: Int?
    /// Whether the newest frame came to rest, which the panel of the last release does not show yet.
    private var isRestNew = false
    private var wasTransitioning = false
    /// Pixels per point.
    private var scale: Double { stage.screen.scale }

    /// An overlay over a picture of `screen` in which nothing shows at first, with a list of `keys`.
    init(screen: ScreenTraits, kernels: KernelSet, keys: [KeyListLayer.Entry] = KeyListLayer.standard) {
        var options = Stage.Options(screen: screen)
        options.kernels = kernels
        stage = Stage(options, imageDecoder: SDLImageDecoder(), pictures: { _ in nil })
        display = stage.run { HeadsUpDisplay(keys: keys) }
        stage.root.addSublayer(display.root)
        place(on: screen)
    }

    /// Whether the frame-time graph shows.
    var showsGraph: Bool {
        get { display.showsGraph }
        set { stage.run { display.showsGraph = newValue } }
    }

    /// The message about the user's code that covers the picture; nil for none.
    var codeMessage: CodeMessage? {
        get { display.codeMessage }
        set { stage.run { display.codeMessage = newValue } }
    }

    /// Whether the list of keys shows.
    var showsKeys: Bool {
        get { display.showsKeys }
        set { stage.run { display.showsKeys = newValue } }
    }

    /// The settings that show as long as they are on; empty for none.
    var modes: [String] {
        get { display.modes }
        set { stage.run { display.modes = newValue } }
    }

    /// The positions of the marked touches, in points; empty to show none.
    var fingers: [CGPoint] {
        get { display.fingers }
        set { stage.run { display.fingers = newValue } }
    }

    /// Whether the panel of the last release shows.
    var showsHandOff: Bool {
        get { display.showsHandOff }
        set { stage.run { display.showsHandOff = newValue } }
    }

    /// Shows the figures of the inspected frame; nil for none.
    func inspect(_ entry: FrameHistory.Entry?) {
        stage.run {
            display.frameDetail = entry.map {
                FrameDetail($0.record, previousPresentEnd: $0.previousPresentEnd)
            }
            display.graph.selection = entry?.record.index
        }
        isInspectionNew = true
    }

    /// The frame whose bar in the graph is at `point` of the screen; nil where there is none.
    func frame(at point: CGPoint) -> Int? { stage.run { display.frame(at: point) } }

    /// The metrics of the last release, as far as frames had shown it when the panel was drawn; nil before the first
    /// one.
    var handOff: ReleaseMetrics? { display.handOff.handOff }

    /// Called after each frame: one that ends a transition needs another one, which shows the final metrics.
    func note(_ record: FrameRecord) {
        isRestNew = showsHandOff && wasTransitioning && record.transition == nil
        wasTransitioning = record.transition != nil
    }

    /// The start of the running recording, in seconds of the machine's clock; nil while nothing is recorded.
    var recordingStart: Double? {
        didSet { stage.run { display.recordingSeconds = recordingStart == nil ? nil : 0 } }
    }

    /// The time at which the shown duration of the recording changes next, in seconds of the same clock; nil without a
    /// recording.
    var nextChange: Double? {
        guard let recordingStart, let seconds = display.recordingSeconds else { return nil }
        return recordingStart + Double(seconds + 1)
    }

    var wantsFrame: Bool {
        message != nil || isInspectionNew || isRestNew || display.status.isFading || stage.layers.needsCommit
    }

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
        isInspectionNew = false
        isRestNew = false
        display.status.update(at: time)
        if let recordingStart { display.recordingSeconds = max(0, Int(time - recordingStart)) }
        updateHandOff(records)
        guard showsGraph else { return }
        display.graph.graph = FrameTimeGraph(records, refreshPeriod: Nanoseconds(seconds: refreshPeriod))
    }

    /// Updates the metrics of the newest release from the frames that have shown the motion after it.
    private func updateHandOff(_ records: FrameRing) {
        if let newest = records.last, newest.release != nil { releaseFrame = newest.index }
        guard showsHandOff, let releaseFrame, let last = records.last, last.index - releaseFrame < records.count else {
            return
        }
        let course = records.suffix(last.index - releaseFrame + 1)
        display.handOff.handOff = ReleaseMetrics.all(in: course, scale: scale).first
    }
}
