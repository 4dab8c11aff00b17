import Graphics
import Recorder

/// Hands over the pictures of a session, frame by frame.
@MainActor final class FilmCamera: FrameSink {
    private var skipped: Int
    private let take: (FrameRunner, FrameRecord) throws -> Void

    /// A camera that skips the first `skipped` frames, and calls `take` after each of the others.
    init(skipping skipped: Int = 0, take: @escaping (FrameRunner, FrameRecord) throws -> Void) {
        self.skipped = skipped
        self.take = take
    }

    func append(_ record: FrameRecord, from runner: FrameRunner) throws {
        if Interruption.isAskedFor { throw SubjectFilm.interruption }
        if skipped > 0 { skipped -= 1 } else { try take(runner, record) }
    }
}
