import SDLPlatform

/// The line that says how far a check is, for one that takes longer than a moment.
@MainActor final class CheckStatus {
    /// Seconds before it shows for the first time.
    static let delay = 2.0

    private let start: Double
    private let show: (String?) -> Void
    private var isShown = false
    /// The name of the transition that is checked; nil where it is the only one.
    var subject: String?

    /// The status of a check that begins at `start`, in seconds of the machine's clock; `show` gets each line, and nil to remove
    /// it.
    init(start: Double = MonotonicTime.now(), _ show: @escaping (String?) -> Void) {
        self.start = start
        self.show = show
    }

    /// Says that the run `name` begins, the one of `index` from 0 of `count`; at `time` of the clock.
    func begin(_ name: String, _ index: Int, of count: Int, at time: Double = MonotonicTime.now()) {
        update("\(name), run \(index + 1) of \(count)", at: time)
    }

    /// Shows `text`, unless it is too early for that.
    func update(_ text: String, at time: Double = MonotonicTime.now()) {
        guard time - start >= Self.delay else { return }
        isShown = true
        show((subject.map { "\($0): " } ?? "") + text)
    }

    /// Removes the line, if one shows.
    func end() {
        if isShown { show(nil) }
        isShown = false
    }
}
