import Compositor
import Foundation
import LayerTree
import Recorder
import SDLPlatform
import ViewKit

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
    /// The upper left corner of the picture in the window, in points of the screen.
    private var origin = CGPoint.zero
    /// Pixels to the point of the screen.
    private var screenScale = 1.0
    /// Points of the overlay to the point of the screen.
    private var factor: Double { screenScale / stage.screen.scale }

    /// An overlay over a picture of `screen`, in which nothing shows at first, with a list of `keys`.
    ///
    /// It fills `window`, in the screen's points, and has `scale` pixels to the point; those of the screen where they are
    /// nil.
    init(
        screen: ScreenTraits, in window: CGRect? = nil, scale: Double? = nil, kernels: KernelSet,
        keys: [KeyListLayer.Entry] = KeyListLayer.standard
    ) {
        var options = Stage.Options(screen: screen)
        options.kernels = kernels
        stage = Stage(options, imageDecoder: SDLImageDecoder(), pictures: { _ in nil })
        display = stage.run { HeadsUpDisplay(keys: keys) }
        stage.root.addSublayer(display.root)
        place(on: screen, in: window, scale: scale)
    }

    /// Whether the frame-time graph shows.
    var showsGraph: Bool {
        get { display.showsGraph }
        set {
            stage.run { display.showsGraph = newValue }
            figuresDue = -.infinity
        }
    }

    /// The message about the user's code that covers the picture; nil for none.
    var codeMessage: CodeMessage? {
        get { display.codeMessage }
        set { stage.run { display.codeMessage = newValue } }
    }

    /// The figures of the film that is to be exported, name and value; empty for none.
    var filmFigures: [(name: String, value: String)] {
        get { display.filmFigures }
        set { stage.run { display.filmFigures = newValue } }
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

    /// The text that stays in the middle of the lower edge; empty for none.
    var prompt: String {
        get { display.prompt }
        set { stage.run { display.prompt = newValue } }
    }

    /// Whether the menu is open.
    var showsMenu: Bool { display.showsMenu }

    /// Opens the menu for `state` at `point` of the screen.
    func showMenu(_ state: MenuState, at point: CGPoint) {
        stage.run { display.showMenu(state.items, at: inWindow(point)) }
    }

    func hideMenu() { stage.run { display.showMenu([], at: .zero) } }

    /// Highlights the item of the menu that is `step` below the highlighted one, round its ends.
    func moveInMenu(by step: Int) { stage.run { display.moveInMenu(by: step) } }

    /// The command of the highlighted item of the menu; nil without one.
    var menuCommand: KeyCommand? { display.menuCommand }

    /// Highlights the item of the menu at `point` of the screen, and returns its command; nil where there is none.
    func menuCommand(at point: CGPoint) -> KeyCommand? {
        stage.run { display.highlightMenu(at: inWindow(point)) }
    }

    /// The positions of the marked touches, in points of the screen; empty to show none.
    var fingers: [CGPoint] = [] {
        didSet { stage.run { display.fingers = fingers.map(inWindow) } }
    }

    /// A point of the screen in points of the overlay.
    func inWindow(_ point: CGPoint) -> CGPoint {
        CGPoint(x: (point.x + origin.x) * factor, y: (point.y + origin.y) * factor)
    }

    /// Whether the panel of the last release shows.
    var showsReleaseMetrics: Bool {
        get { display.showsReleaseMetrics }
        set {
            stage.run { display.showsReleaseMetrics = newValue }
            figuresDue = -.infinity
        }
    }

    /// Whether there are releases to show the metrics of.
    var hasReleases: Bool {
        get { display.hasReleases }
        set { stage.run { display.hasReleases = newValue } }
    }

    /// Shows the figures of the inspected frame; nil for none.
    ///
    /// A transition without a gesture plays by time.
    func inspect(_ entry: FrameHistory.Entry?, playsByTime: Bool = false) {
        stage.run {
            display.frameDetail = entry.map {
                FrameDetail($0.record, previousPresentEnd: $0.previousPresentEnd, playsByTime: playsByTime)
            }
            display.graph.selection = entry?.record.index
        }
        isInspectionNew = true
    }

    /// The frame whose bar in the graph is at `point` of the screen; nil where there is none.
    func frame(at point: CGPoint) -> Int? { stage.run { display.frame(at: inWindow(point)) } }

    /// The frame whose bar in the graph is the nearest to `point` of the screen; nil without any.
    func frame(nearestTo point: CGPoint) -> Int? { stage.run { display.frame(nearestTo: inWindow(point)) } }

    /// The metrics of the last release, as far as frames had shown it when the panel was drawn; nil before the first
    /// one.
    var releaseMetrics: ReleaseMetrics? { display.releasePanel.metrics }

    /// Called after each frame: one that ends a transition needs another one, which shows the final metrics.
    func note(_ record: FrameRecord) {
        if record.release != nil { releaseFrame = record.index }
        areFiguresOld = true
        isRestNew = showsReleaseMetrics && wasTransitioning && record.transition == nil
        wasTransitioning = record.transition != nil
    }

    /// The start of the running recording, in seconds of the machine's clock; nil while nothing is recorded.
    var recordingStart: Double? {
        didSet { stage.run { display.recordingSeconds = recordingStart == nil ? nil : 0 } }
    }

    /// The time at which the shown duration of the recording or the figures change next, in seconds of the same clock; nil
    /// where they stay.
    var nextChange: Double? {
        let figures = areFiguresOld && (showsGraph || showsReleaseMetrics) ? figuresDue : nil
        let recording = display.recordingSeconds.flatMap { seconds in recordingStart.map { $0 + Double(seconds + 1) } }
        return [figures, recording, stage.nextDueTime].compactMap(\.self).min()
    }

    /// Seconds between two updates of the graph and of the last release, which cost more than all else of the overlay.
    static let figuresInterval = 0.1
    /// The time of the next update of the figures, in seconds of the machine's clock.
    private var figuresDue = -Double.infinity
    /// The newest frame that the figures show.
    private var figuresFrame: Int?
    /// Whether frames were made after the figures.
    private var areFiguresOld = false

    var wantsFrame: Bool {
        message != nil || isInspectionNew || isRestNew || display.status.isFading || stage.wantsFrames
    }

    /// Appends the touches of `samples`, in points of the overlay, to those that the next frame brings to the panels.
    func send(_ samples: [TouchSample]) { samples.forEach(stage.send) }

    /// Shows `message` for a moment.
    func say(_ message: String) { self.message = message }

    /// Fills `window`, in which `screen` shows; the screen alone where it is nil. The heads-up display stays out of `dock`,
    /// the points that panels take at the right and at the lower edge.
    func place(on screen: ScreenTraits, over window: WindowOutput?, dock: CGSize = .zero) {
        place(on: screen, in: window?.windowBounds, scale: window?.overlayScale, dock: dock)
    }

    /// Fills `window`, given in points of the `screen` in it, with `scale` pixels to the point; the screen alone, and its
    /// scale, where they are nil.
    func place(on screen: ScreenTraits, in window: CGRect? = nil, scale: Double? = nil, dock: CGSize = .zero) {
        let window = window ?? CGRect(origin: .zero, size: screen.size)
        origin = CGPoint(x: -window.minX, y: -window.minY)
        screenScale = screen.scale
        let scale = scale ?? screen.scale
        let toOverlay = CGAffineTransform(scaleX: screenScale / scale, y: screenScale / scale)
        var whole = screen
        whole.scale = scale
        whole.size = window.size.applying(toOverlay)
        whole.settings.hasStatusBar = false
        whole.insets = .none
        stage.setScreen(whole)
        let picture = CGRect(origin: origin, size: screen.size).applying(toOverlay)
        let room = CGSize(width: max(1, whole.size.width - dock.width), height: max(1, whole.size.height - dock.height))
        stage.run { display.layout(in: room, scale: scale, picture: picture) }
    }

    func update(_ records: FrameRing, at time: Double) {
        if let message { display.show(message, at: time) }
        message = nil
        isInspectionNew = false
        if isRestNew { figuresDue = -.infinity }
        isRestNew = false
        display.status.update(at: time)
        if let recordingStart { display.recordingSeconds = max(0, Int(time - recordingStart)) }
        areFiguresOld = records.last?.index != figuresFrame
        guard time >= figuresDue else { return }
        figuresDue = time + Self.figuresInterval
        figuresFrame = records.last?.index
        areFiguresOld = false
        updateReleaseMetrics(records)
        guard showsGraph else { return }
        display.graph.graph = FrameTimeGraph(records, refreshPeriod: Nanoseconds(seconds: refreshPeriod))
    }

    /// Updates the metrics of the newest release from the frames that have shown the motion after it.
    private func updateReleaseMetrics(_ records: FrameRing) {
        guard showsReleaseMetrics, let releaseFrame, let last = records.last, last.index - releaseFrame < records.count
        else {
            return
        }
        let motion = records.suffix(last.index - releaseFrame + 1)
        display.releaseMetrics = ReleaseMetrics.all(in: motion, scale: screenScale).first
    }
}
