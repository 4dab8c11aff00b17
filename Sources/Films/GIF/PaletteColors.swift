/// The colours of a palette, chosen for the colours of a film: boxes that are divided where the error is greatest, and means
/// that settle (Lloyd's iteration).
struct PaletteColors {
    /// The weights of red, green and blue in a distance of colours.
    static let channelWeights = SIMD4<Float>(2, 4, 1.5, 0)
    private static let iterations = 4
    /// The part of all pixels from which on a colour is kept as it is.
    private static let plainPart: Float = 1.0 / 200

    /// Red, green and blue, 0 to 255; at least one, at most `limit`.
    private(set) var values: [SIMD4<Float>]

    /// At most `limit` colours for `colors`, one at least.
    init(_ colors: [ColorSurvey.Color], limit: Int) {
        let total = colors.reduce(0) { $0 + $1.weight }
        // Plain areas show every deviation.
        let plain = colors.filter { $0.weight > total * Self.plainPart }.map { Self.rounded($0.mean) }
        let others = colors.filter { $0.weight <= total * Self.plainPart }
        values = Array(plain.prefix(limit))
        let count = limit - values.count
        guard !others.isEmpty, count > 0 else {
            if values.isEmpty { values = [.zero] }
            return
        }
        var means = Self.boxes(others, count: count).map(\.mean)
        for _ in 0..<Self.iterations { means = Self.settled(means, for: others, beside: values) }
        values += means.map(Self.rounded)
    }

    private static func rounded(_ color: SIMD4<Float>) -> SIMD4<Float> { color.rounded(.toNearestOrAwayFromZero) }

    private static func boxes(_ colors: [ColorSurvey.Color], count: Int) -> [ColorBox] {
        var boxes = [ColorBox(colors)]
        var whole: [ColorBox] = []
        while boxes.count + whole.count < count {
            guard let worst = boxes.indices.max(by: { boxes[$0].error < boxes[$1].error }) else { break }
            let box = boxes.remove(at: worst)
            if let (low, high) = box.divided() { boxes += [low, high] } else { whole.append(box) }
        }
        return boxes + whole
    }

    /// The means of the colours that are nearest to each of `means`, and not nearer to one of `fixed`.
    private static func settled(
        _ means: [SIMD4<Float>], for colors: [ColorSurvey.Color], beside fixed: [SIMD4<Float>]
    ) -> [SIMD4<Float>] {
        var sums = [SIMD4<Float>](repeating: .zero, count: means.count)
        var weights = [Float](repeating: 0, count: means.count)
        let all = means + fixed
        for color in colors {
            let nearest = nearest(to: color.mean, in: all)
            guard nearest < means.count else { continue }
            let weight = color.weight.squareRoot()
            sums[nearest] += color.mean * weight
            weights[nearest] += weight
        }
        return means.indices.map { weights[$0] > 0 ? sums[$0] / weights[$0] : means[$0] }
    }

    /// The position in `colors`, which are not empty, of the one nearest to `color`.
    static func nearest(to color: SIMD4<Float>, in colors: [SIMD4<Float>]) -> Int {
        var best = 0
        var least = Float.infinity
        for (index, candidate) in colors.enumerated() {
            let distance = distance(color, candidate)
            if distance < least {
                least = distance
                best = index
            }
        }
        return best
    }

    /// The weighted square of the distance of two colours.
    @inline(__always) static func distance(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> Float {
        let difference = a - b
        return (difference * difference * channelWeights).sum()
    }
}
