/// Numbers that look random and are the same in every run: SplitMix64.
struct RandomRows {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// From 0 to `limit` - 1.
    mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

    /// From `low` to `high`.
    mutating func number(_ low: Double, _ high: Double) -> Double {
        low + (high - low) * Double(next() >> 11) / Double(1 << 53)
    }

    /// Premultiplied pixels; a third of them opaque, a third transparent, the others in between.
    mutating func pixels(_ count: Int) -> [UInt32] {
        (0..<count).map { _ in
            let alpha = [0, 255, below(256)][below(3)]
            func channel() -> UInt32 { UInt32(below(alpha + 1)) }
            return UInt32(alpha) << 24 | channel() << 16 | channel() << 8 | channel()
        }
    }

    /// Pixels whose channels may exceed their alpha, as no picture should have them.
    mutating func anyPixels(_ count: Int) -> [UInt32] { (0..<count).map { _ in UInt32(truncatingIfNeeded: next()) } }

    mutating func bytes(_ count: Int) -> [UInt8] { (0..<count).map { _ in [0, 255, UInt8(below(256))][below(3)] } }
}
