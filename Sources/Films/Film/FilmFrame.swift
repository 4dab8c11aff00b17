import Graphics

/// A frame of a film: its picture and the time for which it shows.
package struct FilmFrame: Sendable {
    package var image: CGImage
    /// Seconds from the start of the film; each frame starts where the one before ends.
    package var start: Double
    package var end: Double
    package var state: FilmState

    package init(_ image: CGImage, start: Double, end: Double, state: FilmState = FilmState()) {
        self.image = image
        self.start = start
        self.end = end
        self.state = state
    }
}
