/// A key path as a number of fixed size, by which a request names it: FNV-1a of its UTF-8.
///
/// Two key paths of one layer with the same digest would be muted together.
struct KeyPathDigest: Hashable, Sendable, BitwiseCopyable {
    var value: UInt64

    init(value: UInt64) { self.value = value }

    /// The digest of `keyPath` as a row has it.
    init(_ keyPath: String) {
        value = keyPath.prefix(AnimationRow.nameLimit).utf8.reduce(0xCBF2_9CE4_8422_2325) {
            ($0 ^ UInt64($1)) &* 0x100_0000_01B3
        }
    }
}
