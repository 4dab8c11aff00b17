/// The state that a frame of a film shows, for a page that plays it.
package struct FilmState: Hashable, Sendable {
    /// The progress of the transition; nil without one.
    package var progress: Double?
    /// The velocity of the progress, per second; nil where that is not known.
    package var velocity: Double?
    /// The positions of the touches that are down, in fractions of the screen.
    package var touches: [SIMD2<Double>] = []
    /// The release that this frame is the first to show, in words; nil in all others.
    package var release: String?
    /// The time that the recorded frame took, in milliseconds; nil where none was measured.
    package var milliseconds: Double?
    /// Whether the recorded frame was shown late.
    package var isLate = false

    package init() {}
}
