import Graphics

/// The state of the screens at a moment of a check.
struct Observation: Sendable {
    /// A moment that comes again.
    enum Moment: Sendable {
        /// At rest before the transition, or after the way back.
        case start
        /// At rest after the transition.
        case end
        /// While it stands still half-way.
        case held
        /// While it stands still at its end, before it is over.
        case arrived

        /// Whether no transition runs.
        var isRest: Bool { self == .start || self == .end }
    }

    var moment: Moment
    /// The phase before it, such as `cancelled at 50 %`; nil at the beginning.
    var phase: String?
    var survey: SceneSurvey
    /// Whether the picture is another one than at the observation before, of the same progress.
    var showsChange = false
    /// The part of the window, in points, that shows something else than at the observation before, as it arrived; nil for none.
    var changedArea: SurveyedView.Area?
    /// The picture that shows; nil where none is kept.
    var picture: CGImage?
    /// All that moved the screens until then; nil where none is kept.
    var script: GestureScript?
}
