import Graphics

/// The moments of a transition in one motion, as they were drawn.
struct GoldenStrip {
    /// The progress of the moments, 0 to 1.
    static let moments = [0, 0.1, 0.25, 0.5, 0.75, 0.9, 1]

    /// A moment: its picture, and its progress in per cent.
    struct Moment {
        var label: String
        var image: CGImage
    }

    let moments: [Moment]

    /// The picture of all moments in one row, each with its label.
    func picture() throws(GraphicsError) -> CGImage {
        try FilmStrip.image(frames: moments.map(\.image), labels: moments.map(\.label))
    }

    /// The difference of `expected`, a strip that was recorded, and this one; nil where no pixel of a moment differs by more than
    /// `tolerance` steps of 255.
    ///
    /// Labels and what is between the moments are not looked at. A strip of another size differs as a whole.
    func difference(from expected: CGImage, tolerance: Int) throws(GraphicsError) -> GoldenDifference? {
        guard let first = moments.first?.image else { return nil }
        let layout = FilmStripLayout(frameCount: moments.count, frameWidth: first.width, frameHeight: first.height)
        // The picture as its file has it: opaque, over the background of the strip.
        let actual = try picture()
        guard expected.width == layout.width, expected.height == layout.height else {
            return GoldenDifference(
                moments: [], pairs: [DifferenceStrip.Pair(moment: "", first: expected, second: actual)],
                sizes: "\(expected.width)x\(expected.height) pixels expected, \(actual.width)x\(actual.height) drawn")
        }
        var difference = GoldenDifference(moments: [], pairs: [])
        for (index, moment) in moments.enumerated() {
            guard let shown = expected.cropping(to: layout.frame(index)),
                let drawn = actual.cropping(to: layout.frame(index))
            else { continue }
            let found = PictureDifference(shown, drawn, tolerance: tolerance)
            guard let bounds = found.bounds else { continue }
            difference.moments.append(
                GoldenDifference.Moment(
                    moment: moment.label.replacing("\u{a0}", with: " "), pixels: found.count,
                    area: moment.image.width * moment.image.height, largestStep: found.largestStep,
                    x: Int(bounds.minX), y: Int(bounds.minY), width: Int(bounds.width), height: Int(bounds.height)))
            difference.pairs.append(DifferenceStrip.Pair(moment: moment.label, first: shown, second: drawn))
        }
        return difference.moments.isEmpty ? nil : difference
    }
}
