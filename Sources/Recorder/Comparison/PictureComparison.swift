/// The pictures of two runs of one gesture, side by side.
package struct PictureComparison: Hashable, Codable, Sendable {
    /// The difference of the two pictures of one frame.
    package struct Difference: Hashable, Codable, Sendable {
        /// The number of the frame, from 0.
        package var frame: Int
        /// Pixels that differ, at least 1.
        package var pixels: Int
        /// The largest step of a channel, 1...255.
        package var largestStep: Int
        /// The left edge of the smallest rectangle around these pixels, in pixels.
        package var x: Int
        /// The top edge.
        package var y: Int
        package var width: Int
        package var height: Int

        package init(frame: Int, pixels: Int, largestStep: Int, x: Int, y: Int, width: Int, height: Int) {
            self.frame = frame
            self.pixels = pixels
            self.largestStep = largestStep
            self.x = x
            self.y = y
            self.width = width
            self.height = height
        }

        /// As a line of a table says it.
        var words: String {
            "frame \(frame): \(pixels) pixels differ, by at most \(largestStep) of 255, in \(width)x\(height) at \(x), \(y)"
        }
    }

    /// Frames whose pictures were compared.
    package var compared = 0 { didSet { evaluate() } }
    /// The frames that differ, in their order.
    package var differences: [Difference] = [] { didSet { evaluate() } }
    /// The sizes of the first two pictures of one frame that have different ones; nil where all have the same.
    package var sizeDifference: String? { didSet { evaluate() } }
    /// The reason for which no pictures were compared; nil where some were.
    package var omission: String?
    /// Different where a pixel or a size differs; not tested where nothing was compared.
    package private(set) var verdict = Verdict.notTested

    package init() {}

    /// No pictures, for the reason `omission`.
    package init(omission: String) { self.omission = omission }

    private mutating func evaluate() {
        let isDifferent = sizeDifference != nil || !differences.isEmpty
        verdict = isDifferent ? .different : compared == 0 ? .notTested : .same
    }

    /// The most frames that are listed.
    private static let listed = 9

    /// The frames that differ, or the reason for which none was looked at, a line each; a single one where all are the same.
    var lines: [String] {
        if let omission { return ["pictures: \(omission)"] }
        if let sizeDifference { return ["pictures: of another size (\(sizeDifference))"] }
        guard !differences.isEmpty else { return ["pictures: \(compared) compared, all the same"] }
        let more = differences.count - Self.listed
        return ["pictures: \(compared) compared, \(differences.count) DIFFERENT"]
            + differences.prefix(Self.listed).map { "  \($0.words)" } + (more > 0 ? ["  and \(more) more"] : [])
    }

    /// The differences in a few words, for a sentence.
    var summary: String {
        if sizeDifference != nil { return "pictures of another size" }
        return differences.count == 1 ? "the picture of 1 frame" : "the pictures of \(differences.count) frames"
    }
}
