/// How often a display link wants to be called, in calls a second.
public struct CAFrameRateRange: Equatable, Sendable {
    /// The least that will do.
    public var minimum: Float
    /// The most that is of use.
    public var maximum: Float
    /// What is wanted; nil or 0 for as many as there are frames.
    public var preferred: Float?

    /// A range with a wish in it.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
    }

    /// Every frame.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
