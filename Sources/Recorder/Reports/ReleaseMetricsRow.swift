/// The metrics of one release as a row of text.
struct ReleaseMetricsRow {
    static let heads = [
        "release at", "decision", "margin", "finger, px/s", "spring ÷ finger velocity", "jump at release, px",
        "overshoot, px",
        "to 99 %, s", "to rest, s", "last step, px",
    ]

    let cells: [String]

    init(_ release: ReleaseMetrics) {
        func text(_ value: Double?, _ digits: Int) -> String { value.map { $0.decimal(digits) } ?? "-" }
        cells = [
            "\(text(release.seconds, 3)) s", release.finishes ? "finish" : "cancel", text(release.marginProgress, 3),
            text(release.fingerPixelsPerSecond, 0), text(release.velocityRatio, 3), text(release.positionStepPixels, 2),
            text(release.overshootPixels, 1), text(release.secondsTo99Percent, 3), text(release.secondsToRest, 3),
            text(release.lastStepPixels, 2),
        ]
    }
}
