import SDLPlatform

/// The table of commands, in the order of the list of keys.
extension CommandRow {
    private typealias Places = Set<MenuState.Place>

    private static let everywhere = Places(MenuState.Place.allCases)
    private static let replays: Places = [.replay, .endedReplay]
    /// Screens whose transition keys can play.
    private static let played: Places = [.subject, .entry]
    /// Screens whose settings the user may change: a script has its own.
    private static let changed: Places = [.subject, .fingerSubject, .grid, .entry]
    /// Screens that may be stock screens.
    private static let stock: Places = [.subject, .grid, .entry]

    static let all: [CommandRow] =
        [
            CommandRow(
                "list, grid or form screens", "the next screens for a transition that has none",
                KeyBinding(
                    "s", .changeStock(.screens),
                    item: MenuItem(7, "Other screens", in: stock))),
            CommandRow(
                "as push, modal or tab",
                "the next of push, modal, modal-custom, over-current-context and tab for it",
                KeyBinding("a", .changeStock(.style), item: MenuItem(8, "Other style", in: stock))),
        ].map { row in
            var row = row
            row.isForStockScreens = true
            return row
        } + progress + gestures + settings + panels + window

    private static let progress = [
        CommandRow(
            "play, the last gesture again",
            "play, or let a scrubbed transition run on; the touches of the last gesture once more, as they were",
            KeyBinding(
                .space, .play,
                item: MenuItem(3, in: played.union([.endedReplay])) { $0.place == .endedReplay ? "Play again" : "Play" }
            ), KeyBinding("g", .playGestureAgain, item: MenuItem(13, "Last gesture again", in: played))),
        CommandRow(
            "scrub by 1 %, or choose", "scrub by 1 %; in the gallery, choose",
            KeyBinding(.left, .scrub(by: -0.01), repeats: true), KeyBinding(.right, .scrub(by: 0.01), repeats: true)),
        CommandRow(
            "scrub by 10 %", nil, KeyBinding(.left, with: .shift, .scrub(by: -0.1), repeats: true),
            KeyBinding(.right, with: .shift, .scrub(by: 0.1), repeats: true)),
        CommandRow(
            "choose in the gallery", nil, KeyBinding(.up, .row(-1), repeats: true),
            KeyBinding(.down, .row(1), repeats: true)),
        CommandRow(
            "open, close", "open what is chosen, go back to the gallery",
            KeyBinding(.return, .open, item: MenuItem(1, "Open", in: [.grid])),
            KeyBinding(.backspace, .back, item: MenuItem(2, "Gallery", in: [.entry]))),
        CommandRow(
            "go to the start, to the end", nil, KeyBinding(.home, .jump(to: 0), repeats: true),
            KeyBinding(.end, .jump(to: 1), repeats: true)),
        CommandRow(
            "slower, faster", "slower, faster: 1, 0.5, 0.25, 0.1",
            KeyBinding(
                "[", .slower, at: .init(key: .character("[")),
                item: MenuItem(5, "Slower", in: played.union(replays).union([.fingerSubject]))),
            KeyBinding(
                "]", .faster, at: .init(key: .character("]")),
                item: MenuItem(6, "Faster", in: played.union(replays).union([.fingerSubject])))),
        CommandRow(
            "play over and over", "play over and over, until pressed again",
            KeyBinding(
                "l", .toggleLoop, item: MenuItem(4, in: played.union(replays)) { $0.loops ? "Stop loop" : "Loop" })),
    ]

    private static let gestures = [
        CommandRow(
            "two fingers, mirrored",
            "put down two fingers, mirrored about the middle of the window; with Shift they move alike",
            mouse: "Ctrl", "drag"),
        CommandRow(
            "pinch, or scroll",
            "scroll what is at the pointer, sideways with Shift; pinch where nothing scrolls, and with Control",
            mouse: "Wheel"),
        CommandRow("menu", "a menu of the commands", mouse: "Right click"),
    ]

    private static let settings = [
        CommandRow(
            "reduced motion", nil,
            KeyBinding(
                "r", .toggleReducedMotion,
                item: MenuItem(10, in: changed) { $0.reducesMotion ? "Full motion" : "Reduced motion" })),
        CommandRow(
            "dark appearance", nil,
            KeyBinding(
                "d", .toggleAppearance,
                item: MenuItem(9, in: changed) { $0.isDark ? "Light appearance" : "Dark appearance" })),
        CommandRow(
            "status bar", nil, KeyBinding("b", .toggleStatusBar, item: MenuItem(11, "Status bar", in: changed))),
    ]

    private static let panels = [
        CommandRow(
            "frame-time graph", "frame-time graph; a click on a bar shows that frame again, a drag goes through them",
            KeyBinding(
                "f", .toggleFrameGraph,
                item: MenuItem(14, in: everywhere) { $0.showsGraph ? "Hide frame times" : "Frame times" })),
        CommandRow(
            "the frame before, after", nil, KeyBinding(",", .stepFrame(by: -1), repeats: true),
            KeyBinding(".", .stepFrame(by: 1), repeats: true)),
        CommandRow(
            "the last release in figures", nil,
            KeyBinding(
                "h", .toggleReleaseMetrics,
                item: MenuItem(15, in: everywhere.subtracting([.grid])) {
                    $0.showsReleaseMetrics ? "Hide last release" : "Last release"
                })),
        CommandRow(
            "panels: all, timeline, spring",
            "the panels beside the screen: all, the timeline, what tunes the motion after a release",
            KeyBinding(
                "w", .togglePanels, item: MenuItem(17, in: everywhere) { $0.showsPanels ? "Hide panels" : "Panels" }),
            KeyBinding("1", .toggleTimeline, item: MenuItem(18, "Timeline", in: everywhere)),
            KeyBinding("2", .toggleTuning, item: MenuItem(19, "Spring", in: everywhere))),
        CommandRow(
            "touch marks", "marks of all touches, also of those that a script puts down",
            KeyBinding(
                "t", .toggleTouchMarks,
                item: MenuItem(16, in: everywhere.subtracting([.grid])) {
                    $0.showsTouchMarks ? "Hide touch marks" : "Touch marks"
                })),
        CommandRow(
            "record, stop recording", "begin and end a recording below `segue-out`",
            KeyBinding(
                "r", with: .control, .toggleRecording,
                item: MenuItem(12, in: everywhere) { $0.records ? "Stop recording" : "Record" })),
        CommandRow(
            "export a film, copy its path",
            "a film, or a page that plays it, of what was just done: its range, size and estimated bytes; the path of the last one, or of a picture of what shows, to the clipboard",
            KeyBinding("e", .toggleFilm, item: MenuItem(20, "Export a film", in: everywhere)),
            KeyBinding("c", with: .control, .copy, item: MenuItem(21, "Copy its path", in: everywhere))),
    ]

    private static let window = [
        CommandRow(
            "full screen", nil,
            KeyBinding(.function(11), .toggleFullScreen, item: MenuItem(22, "Full screen", in: everywhere))
        ),
        CommandRow("cancel, or close", "cancel, or go back to the gallery", KeyBinding(.escape, .cancel)),
        CommandRow(
            "this list", "the list of keys",
            KeyBinding(
                "?", .toggleKeyList, at: .init(key: .character("/"), modifiers: .shift),
                item: MenuItem(23, "All keys", in: everywhere))),
        CommandRow("quit", nil, KeyBinding("q", .quit, item: MenuItem(24, "Quit", in: everywhere))),
    ]
}
