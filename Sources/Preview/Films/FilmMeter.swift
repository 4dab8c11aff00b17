import SDLPlatform

/// Tells how far the frames of a film are, and how long the others will take.
@MainActor struct FilmMeter {
    /// Seconds from one message to the next, so that they can be read and cost nothing.
    private static let interval = 0.2

    private let count: Int?
    private let what: String
    private let show: (String?) -> Void
    private let start = MonotonicTime.now()
    private var shown = 0.0
    private var done = 0

    /// A meter of the frames of `film`, which `what` names: "frame 12 of 120, 3 s left".
    init(_ film: any FilmSource, _ what: String, _ show: @escaping (String?) -> Void) {
        count = film.expectedCount
        self.what = what
        self.show = show
    }

    /// Called after each frame.
    mutating func advance() {
        done += 1
        let now = MonotonicTime.now()
        guard now - shown >= Self.interval else { return }
        shown = now
        show(Self.text(done, of: count, after: now - start, what))
    }

    /// The message after `done` frames that took `seconds`; what waits for a gesture's end has no time left to tell.
    static func text(_ done: Int, of count: Int?, after seconds: Double, _ what: String) -> String {
        guard let count, done <= count else { return "\(what) \(done)" }
        let left = seconds / Double(max(1, done)) * Double(count - done)
        return "\(what) \(done) of \(count), \(Int(left.rounded(.up))) s left"
    }
}
