/// Numbers that look random and are the same at every run. (Marsaglia's xorshift.)
struct RepeatableNumbers {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next(in range: ClosedRange<Double>) -> Double {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return range.lowerBound + Double(state >> 11) / Double(1 << 53) * (range.upperBound - range.lowerBound)
    }
}
