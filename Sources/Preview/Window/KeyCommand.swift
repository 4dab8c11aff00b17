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
    /// Plays over and over, or stops to.
    case toggleLoop
    /// Inspects the frame that was shown before, or after.
    case stepFrame(by: Int)
    case cancel
    case quit

    /// The command of `event`; nil for releases, repeats of keys that do not repeat, and keys without a meaning.
    init?(_ event: KeyEvent) {
        if event.isDown, !event.isRepeat, event.modifiers == .control, event.key == .character("r") {
            self = .toggleRecording
            return
        }
        guard event.isDown, event.modifiers.isDisjoint(with: [.control, .option, .command]) else { return nil }
        let step = event.modifiers.contains(.shift) ? 0.1 : 0.01
        switch event.key {
        case .left: self = .scrub(by: -step)
        case .right: self = .scrub(by: step)
        case .home: self = .jump(to: 0)
        case .end: self = .jump(to: 1)
        case .up: self = .row(-1)
        case .down: self = .row(1)
        case .character(","): self = .stepFrame(by: -1)
        case .character("."): self = .stepFrame(by: 1)
        default:
            guard !event.isRepeat, let command = Self.single(event) else { return nil }
            self = command
        }
    }

    /// Whether it is for the screens, and not for the window around them.
    var movesScreens: Bool {
        switch self {
        case .play, .scrub, .jump, .row, .open, .back, .cancel, .toggleReducedMotion, .toggleAppearance,
            .toggleStatusBar, .changeStock, .toggleLoop:
            true
        case .slower, .faster, .toggleFrameGraph, .toggleKeyList, .toggleReleaseMetrics, .toggleTouchMarks,
            .toggleFullScreen, .toggleRecording, .stepFrame, .quit:
            false
        }
    }

    /// Whether it has nothing to do with time, which may stand still for a look at a frame.
    var leavesTimeAlone: Bool {
        switch self {
        case .toggleFrameGraph, .toggleKeyList, .toggleReleaseMetrics, .toggleTouchMarks, .toggleFullScreen, .quit: true
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

    private static func single(_ event: KeyEvent) -> KeyCommand? {
        switch event.key {
        case .space: return .play
        case .escape: return .cancel
        case .return: return .open
        case .backspace: return .back
        case .character("r"): return .toggleReducedMotion
        case .character("d"): return .toggleAppearance
        case .character("b"): return .toggleStatusBar
        case .character("s"): return .changeStock(.screens)
        case .character("a"): return .changeStock(.style)
        case .character("f"): return .toggleFrameGraph
        case .character("h"): return .toggleReleaseMetrics
        case .character("t"): return .toggleTouchMarks
        case .character("l"): return .toggleLoop
        case .function(11): return .toggleFullScreen
        case .character("q"): return .quit
        case .character("?"): return .toggleKeyList
        case .character("["): return .slower
        case .character("]"): return .faster
        default: break
        }
        // On other keyboards these lie where a US one has them.
        switch event.position {
        case .character("["): return .slower
        case .character("]"): return .faster
        case .character("/") where event.modifiers.contains(.shift): return .toggleKeyList
        default: return nil
        }
    }
}
