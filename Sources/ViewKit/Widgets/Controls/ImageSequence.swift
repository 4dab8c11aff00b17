/// Images that follow each other in time, as a film does.
@MainActor final class ImageSequence {
    private let images: [UIImage]
    /// The duration of one round, in seconds.
    private let duration: Double
    /// The number of rounds; 0 for no end.
    private let rounds: Int
    private let show: (UIImage?) -> Void
    private var link: CADisplayLink?
    private var start: Double?
    private var index = 0

    /// The sequence of `images`, not empty; a `duration` of 0 stands for a thirtieth of a second for each. `show` is
    /// called with each image when its time comes, and with nil when all rounds are over.
    init(_ images: [UIImage], duration: Double, rounds: Int, show: @escaping (UIImage?) -> Void) {
        self.images = images
        self.rounds = max(0, rounds)
        self.show = show
        let usual = Double(images.count) / 30
        self.duration = duration > 0 && duration.isFinite ? duration : usual
        let link = CADisplayLink(target: self, selector: ImageSequence.step)
        link.add(to: .main, forMode: .common)
        self.link = link
        show(images.first)
    }

    isolated deinit { link?.invalidate() }

    /// Whether the time stands still.
    var isPaused: Bool {
        get { link?.isPaused ?? true }
        set { link?.isPaused = newValue }
    }

    private func step(_ link: CADisplayLink) {
        let start = start ?? link.targetTimestamp
        self.start = start
        // A little more than exact, so that a frame at an image's very time shows it.
        let passed = (link.targetTimestamp - start) / duration + 1e-9
        guard rounds == 0 || passed < Double(rounds) else {
            link.invalidate()
            return show(nil)
        }
        let next = min(images.count - 1, Int((passed - passed.rounded(.down)) * Double(images.count)))
        guard next != index else { return }
        index = next
        show(images[next])
    }
}
