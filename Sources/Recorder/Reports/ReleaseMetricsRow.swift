/// The metrics of one release as a row of text.
struct ReleaseMetricsRow {
    static let heads = [
        "release at", "decision", "margin", "finger, px/s", "spring ÷ finger velocity", "jump at release, px",
        "overshoot, px",
        "to 99 %, s", "to rest, s", "last step, px",
    ]

    let cells: [String]

    init(_ handOff: ReleaseMetrics) {
        func text(_ value: Double?, _ digits: Int) -> String { value.map { $0.decimal(digits) } ?? "-" }
        cells = [
            "\(text(handOff.seconds, 3)) s", handOff.finishes ? "finish" : "cancel", text(handOff.marginProgress, 3),
            text(handOff.fingerPixelsPerSecond, 0), text(handOff.velocityRatio, 3), text(handOff.positionStepPixels, 2),
            text(handOff.overshootPixels, 1), text(handOff.secondsTo99Percent, 3), text(handOff.secondsToRest, 3),
            text(handOff.lastStepPixels, 2),
        ]
    }
}
