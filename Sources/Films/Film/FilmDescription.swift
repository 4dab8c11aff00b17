/// The properties of a film that are known before its first frame.
package struct FilmDescription: Hashable, Sendable {
    /// The size of every frame, in pixels; at least 1 each way.
    package let width: Int
    package let height: Int
    /// Frames per second at which the film was made; of frames at uneven times, the rate that is meant.
    package var frameRate: Double
    /// Whether pixels may let the page behind shine through; otherwise every pixel counts as opaque.
    package var hasAlpha: Bool

    package init(width: Int, height: Int, frameRate: Double, hasAlpha: Bool = false) {
        self.width = width
        self.height = height
        self.frameRate = frameRate
        self.hasAlpha = hasAlpha
    }
}
