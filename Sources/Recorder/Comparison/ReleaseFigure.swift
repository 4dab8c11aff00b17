/// A figure of the motion after a release that a comparison of two runs of one gesture has.
package enum ReleaseFigure: String, Hashable, Codable, Sendable, CaseIterable {
    /// Whether it finishes: 1, or goes back: 0.
    case outcome
    /// The jump from the position at the release to that at which the motion starts, in pixels.
    case jump
    /// The distance of the motion's first velocity from the finger's, in percent of the finger's.
    case velocityError
    /// The farthest distance of the motion beyond its target, in pixels.
    case overshoot
    /// The time until 99 % of the remaining distance are covered, in milliseconds.
    case nearEnd
    /// The time until it rests, in milliseconds.
    case rest

    /// Whether it is a number; otherwise it is one of two words.
    var isNumber: Bool { self != .outcome }

    /// As a table says it, with the unit.
    package var words: String {
        switch self {
        case .outcome: "outcome"
        case .jump: "jump, px"
        case .velocityError: "velocity error, %"
        case .overshoot: "overshoot, px"
        case .nearEnd: "99 % after, ms"
        case .rest: "rest after, ms"
        }
    }

    /// The figure of one release; nil where it is not known, as after an interruption.
    func value(of release: ReleaseMetrics) -> Double? {
        switch self {
        case .outcome: release.finishes ? 1 : 0
        case .jump: release.positionStepPixels
        case .velocityError: release.velocityRatio.map { abs($0 - 1) * 100 }
        case .overshoot: release.overshootPixels
        case .nearEnd: release.secondsTo99Percent.map { $0 * 1000 }
        case .rest: release.secondsToRest.map { $0 * 1000 }
        }
    }

    /// The amount by which the figure may exceed `baseline`, in its unit, in runs whose frames last `framePeriod` seconds.
    func limit(above baseline: Double, framePeriod: Double, _ thresholds: GateThresholds) -> Double {
        switch self {
        case .outcome: 0
        // The gates of a good release: half a pixel, and a twentieth of the finger's velocity.
        case .jump: 0.5
        case .velocityError: 5
        case .overshoot: 1
        case .nearEnd, .rest: max(thresholds.relative * baseline, framePeriod * 1000)
        }
    }

    /// `value` as a table says it.
    func text(_ value: Double?) -> String {
        guard let value else { return "-" }
        switch self {
        case .outcome: return value == 1 ? "finishes" : "goes back"
        case .jump: return value.decimal(2)
        case .velocityError, .overshoot: return value.decimal(1)
        case .nearEnd, .rest: return value.decimal(0)
        }
    }
}
