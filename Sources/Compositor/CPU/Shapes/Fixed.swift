/// 16.16 fixed-point numbers, as the kernels take them.
enum Fixed {
    /// Columns that are counted from one fixed-point start, a power of two: a step's rounding error grows to 1/512 texel
    /// at most.
    static let chunk = 256
    /// Half of the last of 7 and 8 bits of fraction: cutting off bits then rounds to nearest.
    static let half7: Int32 = 1 << 8
    static let half8: Int32 = 1 << 7

    /// Positions of texels must be smaller.
    static let limit = 32_767

    /// The nearest number, less whole multiples of 2^16: sums of steps come out right wherever the result can be said.
    @inline(__always)
    static func wrapped(_ value: Double) -> Int32 {
        Int32(truncatingIfNeeded: (max(-1e12, min(1e12, value)) * 65536 + 0.5).wholeBelow)
    }

    /// The nearest number; `value` is held to what 16.16 can say.
    @inline(__always)
    static func of(_ value: Double) -> Int32 {
        Int32(truncatingIfNeeded: (max(-32767, min(32767, value)) * 65536 + 0.5).wholeBelow)
    }
}
