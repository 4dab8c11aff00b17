import Foundation
import LayerTree
import Recorder
import RenderTree
import Transitions

/// The answer of the process of the user's code to the requests that were sent together: the state of its stage after them.
struct SceneReply: Sendable {
    /// An event that its stage told.
    enum Event: Sendable {
        case release(ReleaseRecord)
        case report(String)
        case feedback(String)
        case style(StockStyle)
        case copy(String)
    }

    /// The times of a frame, in nanoseconds of the machine's monotonic clock.
    struct Times: Sendable {
        /// The stages whose ends are sent. That of the last one, commit, is the time at which the tree has arrived.
        static let stages = FrameStep.allCases.dropLast().map(FrameStage.init)

        var ends = StageValues<Nanoseconds>()
        /// The transition that ran when input ended.
        var transitionAtInput: TransitionStatus?
    }

    /// The number that the last request returned; nil where it returned none.
    var result: Double?
    var wantsFrames = false
    var nextDueTime: Double?
    /// Whether work waits without which the program would be idle.
    var hasPendingWork = false
    var transition: TransitionStatus?
    var isGestureGoingOn = false
    var isPlaying = false
    var takesText = false
    /// In points of the window; nil without a caret.
    var caretArea: CGRect?
    var cost = RemoteCost.none
    /// Nil where the last request was none for a frame.
    var times: Times?
    var events: [Event] = []
    /// The state of the screens; nil where no request was for one.
    var survey: SceneSurvey?
    /// The animations; nil where no request was for them.
    var animations: AnimationTimeline?

    init() {}
}
