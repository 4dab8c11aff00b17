extension ContextMenuLayer {
    /// The state of a window that decides which commands its menu has.
    struct State: Hashable, Sendable {
        /// The content of the window: one subject, or one that follows fingers alone, the gallery's grid, an opened entry of
        /// that, or a script that plays or has ended.
        enum Place { case subject, fingerSubject, grid, entry, replay, endedReplay }

        var place = Place.subject
        var loops = false
        var isDark = false
        var reducesMotion = false
        var records = false
        var showsGraph = false
        var showsReleaseMetrics = false
        var showsTouchMarks = false

        /// The items from the top down: those that do something in this place.
        var items: [Item] {
            switch place {
            case .grid: [Item("Open", key: "Return", .open)] + appearance + [recording, graph] + window
            case .entry: [Item("Gallery", key: "Backspace", .back), play] + motion + appearance + panels + window
            case .fingerSubject: [slower, faster] + appearance + panels + window
            case .subject: [play] + motion + appearance + panels + window
            case .replay: motion + panels + window
            case .endedReplay: [Item("Play again", key: "Space", .play)] + motion + panels + window
            }
        }

        private var play: Item { Item("Play", key: "Space", .play) }

        private var motion: [Item] {
            [
                Item(loops ? "Stop loop" : "Loop", key: "L", .toggleLoop), slower, faster,
            ]
        }

        private var slower: Item { Item("Slower", key: "[", .slower) }
        private var faster: Item { Item("Faster", key: "]", .faster) }

        private var appearance: [Item] {
            [
                Item(isDark ? "Light appearance" : "Dark appearance", key: "D", .toggleAppearance),
                Item(reducesMotion ? "Full motion" : "Reduced motion", key: "R", .toggleReducedMotion),
            ]
        }

        private var recording: Item { Item(records ? "Stop recording" : "Record", key: "Ctrl R", .toggleRecording) }

        private var graph: Item { Item(showsGraph ? "Hide frame times" : "Frame times", key: "F", .toggleFrameGraph) }

        private var panels: [Item] {
            [
                recording, graph,
                Item(showsReleaseMetrics ? "Hide last release" : "Last release", key: "H", .toggleReleaseMetrics),
                Item(showsTouchMarks ? "Hide touch marks" : "Touch marks", key: "T", .toggleTouchMarks),
            ]
        }

        private var window: [Item] {
            [Item("Full screen", key: "F11", .toggleFullScreen), Item("All keys", key: "?", .toggleKeyList)]
        }
    }
}
