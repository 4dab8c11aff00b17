import Synchronization

/// The random numbers of opened code: the same sequence in every launch.
final class LaunchRandomness: Sendable {
    static let shared = LaunchRandomness()

    private let generator = Mutex(SplitMix64(seed: 0))

    private init() {}

    /// The next number, uniform over all of its values.
    func next() -> UInt64 { generator.withLock { $0.next() } }
}
