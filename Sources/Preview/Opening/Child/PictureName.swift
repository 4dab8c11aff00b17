/// The name of a picture file without its ending, such as `photo@2x~iphone`.
struct PictureName: Hashable {
    /// The name without density and device.
    let base: String
    /// Pixels per point.
    let scale: Double

    /// The parts of `stem`; nil for a picture of another device than a phone.
    init?(_ stem: String) {
        var stem = stem[...]
        if let tilde = stem.lastIndex(of: "~") {
            switch stem[tilde...] {
            case "~iphone": stem = stem[..<tilde]
            case "~ipad", "~mac", "~tv", "~watch": return nil
            default: break
            }
        }
        let density = ["@1x": 1.0, "@2x": 2, "@3x": 3].first { stem.hasSuffix($0.key) }
        scale = density?.value ?? 1
        base = String(density.map { stem.dropLast($0.key.count) } ?? stem)
    }

    /// Of `candidates`, the one whose density is the screen's, or the next higher one, or the highest.
    static func best<Candidate>(
        _ candidates: [Candidate], on screen: Double, scale: (Candidate) -> Double
    ) -> Candidate? {
        let sorted = candidates.sorted { scale($0) < scale($1) }
        return sorted.first { scale($0) >= screen } ?? sorted.last
    }
}
