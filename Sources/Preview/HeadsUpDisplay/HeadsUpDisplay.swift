import Graphics
import LayerTree
import Recorder

/// The heads-up display above the screens of the previewer: the frame-time graph, the metrics of the last release, the
/// list of keys, the elapsed time of a recording, and messages.
///
/// The graph stands in the bottom right corner, where screens seldom have anything: titles and pictures are at the top,
/// and lists begin at the left. The last release is in the bottom left corner, above the graph where there is no room
/// beside it; a recording's time is in the top left, with the settings that are on beside it, the inspected frame in the
/// top right. Messages are in the middle of the upper edge, the list of keys in the middle; both stand in the margin beside
/// the screen where there is room for them. Panels that are larger than the window shrink.
@MainActor package final class HeadsUpDisplay {
    /// The superlayer of all panels.
    package let root = CALayer()
    package let graph = FrameGraphLayer()
    package let keys: KeyListLayer
    package let status = StatusLayer()
    package let releasePanel = ReleaseMetricsLayer()
    private let recording = TextPanelLayer(dotColor: HeadsUpStyle.bad)
    private let modesPanel = TextPanelLayer()
    private let promptPanel = TextPanelLayer()
    private let menu = ContextMenuLayer()
    private let detail = FrameDetailLayer()
    private let filmPanel = FilmPanelLayer()
    private let marks = FingerMarksLayer()
    private let code = CodeMessageLayer()
    /// The previewed screen's rectangle in the window.
    private var picture = CGRect.zero

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
    package var showsReleaseMetrics = false {
        didSet { arrange() }
    }

    /// Whether there are releases to show the metrics of.
    var hasReleases = true {
        didSet { if hasReleases != oldValue { arrange() } }
    }

    /// The elapsed time of the recording, in seconds; nil while there is none.
    package var recordingSeconds: Int? {
        didSet {
            guard recordingSeconds != oldValue else { return }
            if let recordingSeconds { recording.text = HeadsUpStyle.duration(seconds: recordingSeconds) }
            if (recordingSeconds == nil) != (oldValue == nil) { arrange() }
            layout()
        }
    }

    /// The settings that show as long as they are on; empty for none.
    package var modes: [String] = [] {
        didSet {
            guard modes != oldValue else { return }
            modesPanel.text = modes.joined(separator: ", ")
            arrange()
            layout()
        }
    }

    /// The text that stays in the middle of the lower edge; empty for none.
    package var prompt: String {
        get { promptPanel.text }
        set {
            promptPanel.text = newValue
            arrange()
            layout()
        }
    }

    /// Whether the menu is open.
    var showsMenu: Bool { !menu.items.isEmpty }

    /// Opens the menu with `items` at `point` of the window, or as near as the margins let it, and closes it where there are
    /// none.
    func showMenu(_ items: [MenuEntry], at point: CGPoint) {
        menu.items = items
        menu.highlighted = nil
        let margin = HeadsUpStyle.margin
        CATransaction.withoutActions {
            // Its size, smaller where the window has no room.
            place(menu, x: 0, y: 0)
            let size = menu.frame.size
            menu.position.x += max(0, min(point.x, root.bounds.width - size.width - margin) - margin)
            menu.position.y += max(0, min(point.y, root.bounds.height - size.height - margin) - margin)
        }
        arrange()
    }

    /// Highlights the item of the menu at `point` of the window, and returns its command; nil where there is none.
    func highlightMenu(at point: CGPoint) -> KeyCommand? {
        guard showsMenu else { return nil }
        menu.highlighted = menu.item(at: menu.convert(point, from: root))
        return menuCommand
    }

    /// Highlights the item of the menu that is `step` below the highlighted one, round its ends.
    func moveInMenu(by step: Int) {
        let count = menu.items.count
        guard count > 0 else { return }
        let next = menu.highlighted.map { $0 + step } ?? (step > 0 ? 0 : count - 1)
        menu.highlighted = (next % count + count) % count
    }

    /// The command of the highlighted item of the menu; nil without one.
    var menuCommand: KeyCommand? { menu.highlighted.map { menu.items[$0].command } }

    /// The metrics of the last release; nil before the first one.
    var releaseMetrics: ReleaseMetrics? {
        get { releasePanel.metrics }
        set {
            let changesSize = (releasePanel.metrics == nil) != (newValue == nil)
            releasePanel.metrics = newValue
            if changesSize { layout() }
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

    /// The figures of the film that is to be exported, name and value; empty for none.
    var filmFigures: [(name: String, value: String)] {
        get { filmPanel.figures }
        set {
            let changesTree = filmPanel.figures.isEmpty != newValue.isEmpty
            filmPanel.figures = newValue
            guard changesTree else { return }
            arrange()
            layout()
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

    /// The frame whose bar is the nearest to `point` of the window, also beside the bars; nil without any.
    func frame(nearestTo point: CGPoint) -> Int? {
        guard showsGraph else { return nil }
        return graph.frame(nearestTo: graph.convert(point, from: root).x)
    }

    /// The positions of the marked fingers, in points of the window.
    package var fingers: [CGPoint] {
        get { marks.fingers }
        set {
            let changesTree = marks.fingers.isEmpty != newValue.isEmpty
            marks.fingers = newValue
            if changesTree { arrange() }
        }
    }

    private func arrange() {
        var shown: [CALayer] = []
        if !fingers.isEmpty { shown.append(marks) }
        if showsGraph { shown.append(graph) }
        if showsReleaseMetrics, hasReleases { shown.append(releasePanel) }
        if recordingSeconds != nil { shown.append(recording) }
        if !modes.isEmpty { shown.append(modesPanel) }
        if frameDetail != nil { shown.append(detail) }
        if !filmFigures.isEmpty { shown.append(filmPanel) }
        if codeMessage != nil { shown.append(code) }
        shown.append(status)
        if !prompt.isEmpty { shown.append(promptPanel) }
        if showsKeys { shown.append(keys) }
        if showsMenu { shown.append(menu) }
        root.sublayers = shown
    }

    /// Shows `message` for a moment from `time` on.
    package func show(_ message: String, at time: CFTimeInterval) {
        status.show(message, at: time)
        layout()
    }

    /// Fills a window of `size` points with `scale` pixels to the point, in which `picture` is the previewed screen; nil
    /// for all of it.
    package func layout(in size: CGSize, scale: CGFloat, picture: CGRect? = nil) {
        self.picture = picture ?? CGRect(origin: .zero, size: size)
        CATransaction.withoutActions {
            root.frame = CGRect(origin: .zero, size: size)
            code.frame = root.bounds
            code.contentsScale = scale
        }
        for panel in [graph, keys, status, releasePanel, recording, modesPanel, promptPanel, menu, detail, filmPanel]
            as [PanelLayer]
        where panel.contentsScale != scale {
            panel.contentsScale = scale
            panel.setNeedsDisplay()
        }
        layout()
    }

    private func layout() {
        CATransaction.withoutActions {
            place(graph, x: 1, y: 1)
            place(keys, x: marginX(for: keys, at: 0), y: 0.5)
            place(releasePanel, x: 0, y: 1)
            // Narrow screens have no room for both beside each other.
            let isBeside = graph.frame.minX >= releasePanel.frame.maxX + HeadsUpStyle.margin
            if showsGraph, !isBeside { releasePanel.position.y -= graph.frame.height + HeadsUpStyle.margin }
            // A way back and a heading are often at the left.
            place(recording, x: 0.5, y: 0)
            place(modesPanel, x: frameDetail == nil ? 1 : 0, y: 0)
            if recordingSeconds != nil { move(modesPanel, below: [recording]) }
            place(detail, x: 1, y: 0)
            place(filmPanel, x: 0.5, y: 0.5)
            placePrompt()
            placeStatus()
        }
    }

    /// Puts the prompt at the lower edge, above the panels that stand there.
    private func placePrompt() {
        place(promptPanel, x: 0.5, y: 1)
        let others = [showsGraph ? graph : nil, showsReleaseMetrics ? releasePanel : nil].compactMap(\.self)
        guard others.contains(where: { $0.touches(promptPanel) }) else { return }
        let top = others.reduce(promptPanel.frame.maxY) { min($0, $1.frame.minY) }
        promptPanel.position.y += top - HeadsUpStyle.margin / 2 - promptPanel.frame.maxY
    }

    /// Puts the message at the upper edge: in the margin, or else over the screen; below the panels that stand there.
    private func placeStatus() {
        place(status, x: marginX(for: status, at: 0), y: 0)
        let others = [recordingSeconds == nil ? nil : recording, modes.isEmpty ? nil : modesPanel].compactMap(\.self)
        move(status, below: others)
    }

    /// Moves a panel below all of `others` where it touches one of them.
    private func move(_ panel: PanelLayer, below others: [PanelLayer]) {
        guard others.contains(where: { $0.touches(panel) }) else { return }
        let bottom = others.reduce(0) { max($0, $1.frame.maxY) }
        panel.position.y += bottom + HeadsUpStyle.margin / 2 - panel.frame.minY
    }

    /// The fraction `x` at which `panel` stands in the margin beside the screen, or 0.5 where that has no room for it.
    private func marginX(for panel: PanelLayer, at x: CGFloat) -> CGFloat {
        panel.bounds.width + 2 * HeadsUpStyle.margin <= picture.minX ? x : 0.5
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

extension PanelLayer {
    /// Whether nothing would be seen between both.
    fileprivate func touches(_ other: PanelLayer) -> Bool { frame.insetBy(dx: -1, dy: -1).intersects(other.frame) }
}
