import Graphics

/// The options of a film, beside those of any run.
package struct FilmOptions: Sendable {
    /// The motion of the subject.
    package enum Motion: String, CaseIterable, Sendable {
        /// Its progress, evenly from 0 to 1.
        case progress
        /// By itself, as a tap makes it play.
        case time
        /// The drag that comes with it.
        case gesture
    }

    /// The background around a device frame.
    package enum Background: Sendable {
        case transparent
        case color(CGColor)
    }

    /// Nil for the progress, or the gesture of a script.
    package var motion: Motion?
    /// The progress of the one picture, 0 to 1; nil for a film.
    package var progress: Double?
    /// The pictures of a strip; nil for a film.
    package var strip: Int?
    /// The seconds of the film to keep; nil for all of it.
    package var range: Range<Double>?
    /// Whether the film goes back to its start.
    package var goesBack = false
    /// Seconds for which the first and the last frame stay longer.
    package var hold = 0.0
    package static let holds = 0.0...60.0
    package var hasDeviceFrame = false
    package var background: Background?
    /// Whether touches are marked.
    package var showsFinger = false
    /// Whether the progress and the figures of the last release are shown.
    package var showsOverlay = false

    package init() {}
}
