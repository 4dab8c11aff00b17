import Graphics
import LayerTree
import Recorder

/// The heads-up display above the screens of the previewer: the frame-time graph, the metrics of the last release, the
/// list of keys, the elapsed time of a recording, and messages.
///
/// The graph stands in the bottom right corner, where screens seldom have anything: titles and pictures are at the top,
/// and lists begin at the left. The last release is in the bottom left corner, above the graph where there is no room
/// beside it; a recording's time is in the top left, with the settings that are on beside it, the inspected frame in the top right. Messages are in the middle
/// of the upper edge, the list of keys in the middle. Panels that are larger than the screen shrink.
@MainActor package final class HeadsUpDisplay {
    /// The superlayer of all panels.
    package let root = CALayer()
    package let graph = FrameGraphLayer()
    package let keys: KeyListLayer
    package let status = StatusLayer()
    package let handOff = ReleaseMetricsLayer()
    private let recording = RecordingLayer()
    private let modesPanel = ModesLayer()
    private let detail = FrameDetailLayer()
    private let marks = FingerMarksLayer()
    private let code = CodeMessageLayer()

    /// A display that shows nothing at first, and has a list of `keys`.
    package init(keys: [KeyListLayer.Entry] = KeyListLayer.standard) {
        self.keys = KeyListLayer(keys)
        arrange()
    }

    /// Whether the frame-time graph is in the tree; a graph that is not costs nothing, whatever it is given.
    package var showsGraph = false {
        didSet {
            arrange()
            layout()
        }
    }

    package var showsKeys = false {
        didSet { arrange() }
    }

    /// Whether the metrics of the last release show.
    package var showsHandOff = false {
        didSet { arrange() }
    }

    /// The elapsed time of the recording, in seconds; nil while there is none.
    package var recordingSeconds: Int? {
        didSet {
            guard recordingSeconds != oldValue else { return }
            if let recordingSeconds { recording.seconds = recordingSeconds }
            if (recordingSeconds == nil) != (oldValue == nil) { arrange() }
            layout()
        }
    }

    /// The settings that show as long as they are on; empty for none.
    package var modes: [String] {
        get { modesPanel.modes }
        set {
            guard newValue != modes else { return }
            modesPanel.modes = newValue
            arrange()
            layout()
        }
    }

    /// The figures of the inspected frame; nil while there is none.
    var frameDetail: FrameDetail? {
        get { detail.detail }
        set {
            let changesTree = (detail.detail == nil) != (newValue == nil)
            detail.detail = newValue
            if changesTree { arrange() }
        }
    }

    /// The message about the user's code that covers the screen; nil for none.
    var codeMessage: CodeMessage? {
        get { code.message }
        set {
            code.message = newValue
            arrange()
            layout()
        }
    }

    /// The frame whose bar in the graph is at `point` of the screen; nil where there is none.
    package func frame(at point: CGPoint) -> Int? {
        guard showsGraph else { return nil }
        return graph.frame(at: graph.convert(point, from: root))
    }

    /// The positions of the marked fingers, in points of the screen.
    package var fingers: [CGPoint] {
        get { marks.fingers }
        set {
            let changesTree = marks.fingers.isEmpty != newValue.isEmpty
            marks.fingers = newValue
            if changesTree { arrange() }
        }
    }

    private func arrange() {
        var shown: [CALayer] = codeMessage == nil ? [] : [code]
        if !fingers.isEmpty { shown.append(marks) }
        if showsGraph { shown.append(graph) }
        if showsHandOff { shown.append(handOff) }
        if recordingSeconds != nil { shown.append(recording) }
        if !modes.isEmpty { shown.append(modesPanel) }
        if frameDetail != nil { shown.append(detail) }
        shown.append(status)
        if showsKeys { shown.append(keys) }
        root.sublayers = shown
    }

    /// Shows `message` for a moment from `time` on.
    package func show(_ message: String, at time: CFTimeInterval) {
        status.show(message, at: time)
        layout()
    }

    /// Fills a screen of `size` points with `scale` pixels to the point.
    package func layout(in size: CGSize, scale: CGFloat) {
        CATransaction.withoutActions {
            root.frame = CGRect(origin: .zero, size: size)
            code.frame = root.bounds
            code.contentsScale = scale
        }
        for panel in [graph, keys, status, handOff, recording, modesPanel, detail] as [PanelLayer]
        where panel.contentsScale != scale {
            panel.contentsScale = scale
            panel.setNeedsDisplay()
        }
        layout()
    }

    private func layout() {
        CATransaction.withoutActions {
            place(graph, x: 1, y: 1)
            place(keys, x: 0.5, y: 0.5)
            place(status, x: 0.5, y: 0)
            place(handOff, x: 0, y: 1)
            // Narrow screens have no room for both beside each other.
            let isBeside = graph.frame.minX >= handOff.frame.maxX + HeadsUpStyle.margin
            if showsGraph, !isBeside { handOff.position.y -= graph.frame.height + HeadsUpStyle.margin }
            place(recording, x: 0, y: 0)
            place(modesPanel, x: 0, y: 0)
            if recordingSeconds != nil { modesPanel.position.x += recording.frame.width + HeadsUpStyle.margin }
            place(detail, x: 1, y: 0)
        }
    }

    /// Puts a panel at the fractions `x` and `y` (0 to 1) of the room within the margins, on whole points.
    private func place(_ panel: PanelLayer, x: CGFloat, y: CGFloat) {
        let room = root.bounds.insetBy(dx: HeadsUpStyle.margin, dy: HeadsUpStyle.margin)
        let size = panel.bounds.size
        guard room.width > 0, room.height > 0, size.width > 0, size.height > 0 else { return }
        let factor = min(1, room.width / size.width, room.height / size.height)
        let width = size.width * factor
        let height = size.height * factor
        panel.setAffineTransform(CGAffineTransform(scaleX: factor, y: factor))
        let left = (room.minX + (room.width - width) * x).rounded()
        let top = (room.minY + (room.height - height) * y).rounded()
        panel.position = CGPoint(x: left + width / 2, y: top + height / 2)
    }
}
