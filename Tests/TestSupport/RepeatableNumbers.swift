/// Numbers that look random and are the same at every run (SplitMix64).
package struct RepeatableNumbers: RandomNumberGenerator, Sendable {
    private var state: UInt64

    package init(seed: UInt64) { state = seed }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// From 0 to `limit` - 1.
    package mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

    /// From 0 to below 1.
    package mutating func unit() -> Double { Double(next() >> 11) / Double(1 << 53) }

    /// In `range`, the upper end left out.
    package mutating func number(in range: ClosedRange<Double>) -> Double {
        range.lowerBound + (range.upperBound - range.lowerBound) * unit()
    }
}
