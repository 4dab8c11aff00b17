import SDLPlatform

/// The command of a key of the window.
enum KeyCommand: Hashable, Sendable, BitwiseCopyable {
    /// Plays the transition in the direction that is next, or lets a scrubbed one run on.
    case play
    /// Moves the progress by a fraction of the transition.
    case scrub(by: Double)
    /// Sets the progress.
    case jump(to: Double)
    /// Goes down by so many rows, up for numbers below 0.
    case row(Int)
    /// Opens the selected transition.
    case open
    /// Goes back to where it was opened.
    case back
    case slower, faster
    /// Shows a transition that has no screens with others.
    case changeStock(StockChange)
    case toggleReducedMotion
    case toggleAppearance
    case toggleStatusBar
    case toggleFrameGraph
    case toggleKeyList
    case toggleReleaseMetrics
    case toggleTouchMarks
    case toggleFullScreen
    case toggleRecording
    /// Offers to export what was just done, or no longer.
    case toggleFilm
    /// Shows the panels beside the screen, or hides them.
    case togglePanels
    case toggleTimeline
    case toggleTuning
    /// Plays the touches of the last gesture once more.
    case playGestureAgain
    /// Puts the path of the last film, or of a picture of what shows, into the clipboard.
    case copy
    /// Plays over and over, or stops to.
    case toggleLoop
    /// Inspects the frame that was shown before, or after.
    case stepFrame(by: Int)
    case cancel
    case quit

    /// The command of `event` by the table; nil for releases, repeats of keys that do not repeat, and keys without a meaning.
    init?(_ event: KeyEvent) {
        let found = CommandRow.all.lazy.flatMap(\.bindings).filter { $0.matches(event) }
        // With Shift down, a binding that wants it goes first.
        guard let binding = found.first(where: { !$0.modifiers.isEmpty }) ?? found.first else { return nil }
        self = binding.command
    }

    /// Whether it is for the screens, and not for the window around them.
    var movesScreens: Bool {
        switch self {
        case .play, .scrub, .jump, .row, .open, .back, .cancel, .toggleReducedMotion, .toggleAppearance,
            .toggleStatusBar, .changeStock, .toggleLoop:
            true
        case .slower, .faster, .toggleFrameGraph, .toggleKeyList, .toggleReleaseMetrics, .toggleTouchMarks,
            .toggleFullScreen, .toggleRecording, .stepFrame, .toggleFilm, .copy, .quit, .togglePanels, .toggleTimeline,
            .toggleTuning, .playGestureAgain:
            false
        }
    }

    /// Whether it has nothing to do with time, which may stand still for a look at a frame.
    var leavesTimeAlone: Bool {
        switch self {
        case .toggleFrameGraph, .toggleKeyList, .toggleReleaseMetrics, .toggleTouchMarks, .toggleFullScreen,
            .toggleFilm, .copy, .quit, .togglePanels, .toggleTimeline, .toggleTuning:
            true
        default: false
        }
    }

    /// Whether it may begin or end a transition, which is the work of a frame.
    var isPerformedInFrame: Bool {
        switch self {
        case .play, .scrub, .jump, .row, .open, .back, .cancel: true
        default: false
        }
    }
}
