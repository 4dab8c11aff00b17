/// Names a resource in a `ResourceStore`: slot in the low 32 bits, generation above; never reused, `none` is zero.
package struct ResourceID: Hashable, Sendable, BitwiseCopyable {
    package var rawValue: UInt64

    package static let none = ResourceID(rawValue: 0)

    package init(rawValue: UInt64) { self.rawValue = rawValue }

    package init(slot: Int, generation: UInt32) { rawValue = UInt64(generation) << 32 | UInt64(UInt32(slot)) }

    package var slot: Int { Int(UInt32(truncatingIfNeeded: rawValue)) }

    package var isNone: Bool { rawValue == 0 }
}
