/// Apple's level of a hitch time ratio for scrolling and other short movements (WWDC20, 10077): up to 5 ms of hitches
/// in a second of movement is good, 10 and more is critical.
package enum HitchLevel: String, Hashable, Codable, Sendable {
    case good, warning, critical

    /// The level of `ratio`, in milliseconds per second.
    package init(millisecondsPerSecond ratio: Double) {
        self = ratio <= 5 ? .good : ratio < 10 ? .warning : .critical
    }
}
