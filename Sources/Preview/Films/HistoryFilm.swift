import Compositor
import Films
import Graphics
import Recorder

/// The film of frames that a window has shown: at each time the one that showed, drawn again.
@MainActor struct HistoryFilm: FilmSource {
    let title: String
    let scale: Double
    let rate: Double
    private let entries: [FrameHistory.Entry]
    private let kernels: KernelSet

    /// The film of `entries`, which are not empty and of one screen, at `scale` pixels to the point, `rate` of them a second.
    init(_ entries: [FrameHistory.Entry], title: String, scale: Double, rate: Double, kernels: KernelSet) {
        self.entries = entries
        self.title = title
        self.scale = scale
        self.rate = rate
        self.kernels = kernels
    }

    var width: Int { entries.first.map { MemoryOutput.bounds(of: $0.picture.screen(scale: scale)).width } ?? 0 }
    var height: Int { entries.first.map { MemoryOutput.bounds(of: $0.picture.screen(scale: scale)).height } ?? 0 }

    /// The seconds from the first frame to the end of each.
    private var times: [Double] {
        let start = entries.first?.record.stamps.presentEnd ?? 0
        return entries.map { ($0.record.stamps.presentEnd &- start).seconds }
    }

    var expectedCount: Int? { Int(((times.last ?? 0) * rate).rounded()) + 1 }

    func play(_ take: @escaping (CGImage, FilmState) throws -> Bool) throws {
        let times = times
        var place = 0
        var shown: (picture: FrameSnapshot, image: CGImage)?
        for count in 0..<(expectedCount ?? 0) {
            if Interruption.isAskedFor { throw SubjectFilm.interruption }
            // A frame that was shown within half a step belongs to it.
            let time = (Double(count) + 0.5) / rate
            while place + 1 < entries.count, times[place + 1] <= time { place += 1 }
            let entry = entries[place]
            if shown?.picture !== entry.picture {
                shown = (entry.picture, try entry.picture.image(kernels: kernels, scale: scale))
            }
            guard let image = shown?.image, try take(image, state(of: entry)) else { return }
        }
    }

    private func state(of entry: FrameHistory.Entry) -> FilmState {
        var state = FilmState()
        state.progress = entry.record.progress
        state.velocity = entry.record.velocity
        state.milliseconds = entry.previousPresentEnd.map {
            (entry.record.stamps.presentEnd &- $0).milliseconds
        }
        state.isLate = (state.milliseconds ?? 0) > 1_500 / rate
        return state
    }
}
