import Synchronization

/// The random numbers of opened code: the same sequence in every launch.
///
/// SplitMix64, from Steele, Lea and Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014.
final class LaunchRandomness: Sendable {
    static let shared = LaunchRandomness()

    private let state = Mutex<UInt64>(0)

    private init() {}

    /// The next number, uniform over all of its values.
    func next() -> UInt64 {
        var number = state.withLock { state in
            state &+= 0x9E37_79B9_7F4A_7C15
            return state
        }
        number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
        number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
        return number ^ (number >> 31)
    }
}
