import Films
import Graphics
import Recorder

/// The film of a recorded run that is rendered anew, with the times that the recorded frames took.
@MainActor struct MeasuredFilm: FilmSource {
    private let film: any FilmSource
    /// The recorded frames that animated, in the order of their times.
    private let frames: [RecordedFrame]
    /// Seconds of the Stage's clock for each frame of the film.
    private let step: Double

    /// `film`, which plays at `speed`, with the times of `frames`.
    init(_ film: any FilmSource, speed: Double, frames: [RecordedFrame]) {
        self.film = film
        self.frames = frames.filter { $0.stageSeconds != nil }
        step = speed / film.rate
    }

    var title: String { film.title }
    var width: Int { film.width }
    var height: Int { film.height }
    var scale: Double { film.scale }
    var rate: Double { film.rate }
    var expectedCount: Int? { film.expectedCount }

    func play(_ take: @escaping (CGImage, FilmState) throws -> Bool) throws {
        var next = 0
        var count = 0
        try film.play { image, state in
            var state = state
            // Several recorded frames may fall into one of the film: the longest counts.
            let end = Double(count + 1) * step + step / 2
            while next < frames.count, let seconds = frames[next].stageSeconds, seconds < end {
                state.milliseconds = max(state.milliseconds ?? 0, frames[next].milliseconds)
                state.isLate = state.isLate || frames[next].isLate
                next += 1
            }
            count += 1
            return try take(image, state)
        }
    }
}
