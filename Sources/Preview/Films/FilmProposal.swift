import Foundation
import Recorder

/// A film of frames that a window has shown, before it is written: what the user may still change.
struct FilmProposal: Hashable {
    static let formats: [FilmFormat] = [.gif, .webp, .html, .mp4, .webm, .apng]
    private static let scales = [0.5, 1, 2, 3]

    /// The seconds from the first kept frame to each of them.
    private let times: [Double]
    /// The size of the screen, in points.
    private let size: CGSize
    private(set) var format = FilmFormat.gif
    /// The positions of the first and the last frame.
    private(set) var first: Int
    private(set) var last: Int
    /// Pixels to the point.
    private(set) var scale: Double

    /// A proposal of the frames `range` of those that were shown at `times`, on a screen of `size` points with `scale`
    /// pixels to each.
    init(times: [Double], range: ClosedRange<Int>, size: CGSize, scale: Double) {
        self.times = times
        self.size = size
        first = range.lowerBound
        last = range.upperBound
        self.scale = Self.scales.last { $0 <= scale } ?? 1
    }

    /// Does what `command` means here; false where that is nothing.
    mutating func change(by command: KeyCommand) -> Bool {
        switch command {
        case .row(let step):
            let place = (Self.formats.firstIndex(of: format) ?? 0) + step
            format = Self.formats[(place + Self.formats.count) % Self.formats.count]
        case .slower, .faster:
            let place = (Self.scales.firstIndex(of: scale) ?? 1) + (command == .faster ? 1 : -1)
            scale = Self.scales[min(max(place, 0), Self.scales.count - 1)]
        case .scrub(let step) where abs(step) < 0.05:
            first = min(max(0, first + (step > 0 ? 1 : -1)), last)
        case .scrub(let step):
            last = max(min(times.count - 1, last + (step > 0 ? 1 : -1)), first)
        default: return false
        }
        return true
    }

    /// The length in seconds.
    var duration: Double { times[last] - times[first] }

    /// The rows of the panel, name and value, with the estimated `bytes` of the file, nil while they are not known.
    func rows(bytes: Int?) -> [(name: String, value: String)] {
        let pixels = [size.width, size.height].map { Int(($0 * scale).rounded()) }
        return [
            ("format  ↑ ↓", format.title), ("from  ← →", "\(times[first].decimal(2)) s"),
            ("to  Shift ← →", "\(times[last].decimal(2)) s"), ("length", "\(duration.decimal(2)) s"),
            ("size  [ ]", "\(pixels[0])x\(pixels[1]) pixels"), ("about", bytes.map(Self.text) ?? "–"),
            ("write", "Return"), ("leave", "Esc"),
        ]
    }

    /// `bytes` in words: `340 KB`, `2.1 MB`.
    static func text(bytes: Int) -> String {
        bytes < 1_000_000 ? "\((bytes + 999) / 1_000) KB" : "\((Double(bytes) / 1e6).decimal(1)) MB"
    }
}
