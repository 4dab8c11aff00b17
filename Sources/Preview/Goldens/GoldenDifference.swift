import Graphics

/// The moments in which a strip differs from its golden.
struct GoldenDifference {
    /// A moment that differs.
    struct Moment: Hashable, Codable, Sendable {
        /// The progress, such as `25 %`.
        var moment: String
        /// Pixels that differ, at least 1, of the `area` of the picture.
        var pixels: Int
        var area: Int
        /// The largest step of a channel, 1...255.
        var largestStep: Int
        /// The left edge of the smallest rectangle around the pixels, in pixels.
        var x: Int
        /// Its top edge.
        var y: Int
        var width: Int
        var height: Int

        /// As a line of the report says it.
        var words: String {
            "\(moment): \(pixels) of \(area) pixels differ, by at most \(largestStep) of 255, in \(width)x\(height) at \(x), \(y)"
        }
    }

    var moments: [Moment]
    /// The pictures of these moments on both sides; of strips of different sizes, the whole strips.
    var pairs: [DifferenceStrip.Pair]
    /// Both sizes in words, where the strips have different ones; nil otherwise.
    var sizes: String?
}
