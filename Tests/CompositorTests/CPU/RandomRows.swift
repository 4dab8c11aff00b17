import TestSupport

/// Rows of pixels and bytes that look random and are the same in every run.
struct RandomRows {
    private var numbers: RepeatableNumbers

    init(seed: UInt64) { numbers = RepeatableNumbers(seed: seed) }

    mutating func next() -> UInt64 { numbers.next() }

    /// From 0 to `limit` - 1.
    mutating func below(_ limit: Int) -> Int { numbers.below(limit) }

    /// From `low` to `high`.
    mutating func number(_ low: Double, _ high: Double) -> Double { numbers.number(in: low...high) }

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
