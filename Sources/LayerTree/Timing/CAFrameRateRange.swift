/// The range of frame rates for a display link, in calls a second.
public struct CAFrameRateRange: Equatable, Sendable {
    /// The lowest acceptable rate.
    public var minimum: Float
    /// The highest useful rate.
    public var maximum: Float
    /// The preferred rate; nil or 0 for one call per frame.
    public var preferred: Float?

    /// A range with an optional preferred rate.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }

    /// Every frame.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
