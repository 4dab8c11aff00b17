import Films
import Graphics

/// The frames of a film before it is cut, at an even rate; they can be made any number of times, and are the same each time.
@MainActor protocol FilmSource {
    /// The name of what is shown.
    var title: String { get }
    /// The size of the pictures, in pixels.
    var width: Int { get }
    var height: Int { get }
    /// Pixels to the point.
    var scale: Double { get }
    /// Frames per second.
    var rate: Double { get }
    /// The number of frames, as far as that is known before they are made.
    var expectedCount: Int? { get }

    /// Calls `take` with each picture and its state, until there are no more or it returns false.
    func play(_ take: @escaping (CGImage, FilmState) throws -> Bool) throws
}
