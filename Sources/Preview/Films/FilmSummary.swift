import Films
import Recorder

/// The number and the length of a film's frames, in words.
struct FilmSummary: CustomStringConvertible {
    private let film: FilmDescription
    private(set) var frames = 0
    private var seconds = 0.0

    init(_ film: FilmDescription) { self.film = film }

    /// Counts `frame`.
    mutating func append(_ frame: FilmFrame) {
        frames += 1
        seconds = frame.end
    }

    var description: String {
        "\(frames) frame\(frames == 1 ? "" : "s") in \(seconds.decimal(2)) s, \(film.width)x\(film.height) pixels"
    }
}
