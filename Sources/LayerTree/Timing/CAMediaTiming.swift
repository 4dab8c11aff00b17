/// A time space: how the time of a layer or an animation follows from that of its parent.
///
/// Local time is `(parent time - beginTime) * speed + timeOffset`.
@preconcurrency @MainActor public protocol CAMediaTiming {
    /// The time at which this starts, in seconds of the parent's time; 0 of a top-level animation stands for the time of its
    /// commit.
    var beginTime: CFTimeInterval { get set }
    /// The length of one run in seconds of local time; 0 of an animation stands for the transaction's duration.
    var duration: CFTimeInterval { get set }
    /// The speed of local time relative to the parent's; 0 stops it at `timeOffset`.
    var speed: Float { get set }
    /// Seconds added to local time.
    var timeOffset: CFTimeInterval { get set }
    /// The number of runs, fractions allowed; 0 stands for one.
    var repeatCount: Float { get set }
    /// The seconds for which runs repeat; 0 leaves that to `repeatCount`. Both set is undefined.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each run is followed by one backwards.
    var autoreverses: Bool { get set }
    /// The values that show before the start and after the end.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// The behaviour of an animation outside its active time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// The name in Core Animation's words.
    public var rawValue: String

    /// A mode of that name; unknown names behave as `removed`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Nothing; the default.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    /// The end value goes on after the end.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The start value shows before the start.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Both.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// A time or a length of time in seconds, as Core Foundation spells it.
public typealias CFTimeInterval = Double
