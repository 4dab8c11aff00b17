import ViewKit

/// Plays the thumbnails in turn, one after the other, so that at most one or two move at a time.
@MainActor final class GalleryPlayback {
    private var timer: Timer?
    private var next = 0
    /// Seconds between the beginnings of two plays.
    private static let interval = 0.9

    /// Whether thumbnails are played.
    var isRunning: Bool { timer != nil }

    /// Plays from now on, each time the one after the last, what `cells` gives.
    func start(_ cells: @escaping () -> [GalleryCell]) {
        guard timer == nil else { return }
        timer = Timer.scheduledTimer(withTimeInterval: Self.interval, repeats: true) { [weak self] _ in
            self?.play(cells())
        }
    }

    func stop() {
        timer?.invalidate()
        timer = nil
    }

    private func play(_ cells: [GalleryCell]) {
        guard !cells.isEmpty else { return }
        cells[next % cells.count].play()
        next = (next + 1) % cells.count
    }
}
