extension ReleaseMetrics: CustomStringConvertible {
    /// The metrics in one line, for the terminal.
    package var description: String { ([title] + figures.map { "\($0.name) \($0.value)" }).joined(separator: ", ") }

    /// The outcome with the distance of the projection from the threshold in progress, as `finishes by 0.123`; one that the
    /// projection does not predict is `against its projection`.
    package var title: String {
        let outcome = finishes ? "finishes" : "cancels"
        return finishes == (marginProgress > 0)
            ? "\(outcome) by \(abs(marginProgress).decimal(3))" : "\(outcome) against its projection"
    }

    /// One figure with its name and its unit.
    package struct Figure: Hashable, Sendable {
        package var name: String
        package var value: String
    }

    /// The figures in the order of time; an unknown value is a dash.
    package var figures: [Figure] {
        [
            figure("projected", projectedProgress, 3, ""),
            speed("finger", fingerProgressPerSecond, fingerPixelsPerSecond),
            speed("spring", springProgressPerSecond, springPixelsPerSecond),
            figure("spring ÷ finger velocity", velocityRatio, 3, ""),
            figure("jump at release", positionStepPixels, 2, " px"),
            overshootPixels.map { figure("overshoot", $0, 1, " px") }
                ?? figure("overshoot", overshootProgress * 100, 1, " %"),
            figure("99 %", secondsTo99Percent.map { $0 * 1000 }, 0, " ms"),
            figure("rest", secondsToRest.map { $0 * 1000 }, 0, " ms"),
            figure("last step", lastStepPixels, 2, " px"),
        ]
    }

    private var springPixelsPerSecond: Double? {
        guard let spring = springProgressPerSecond, let pixels = fingerPixelsPerSecond, fingerProgressPerSecond != 0
        else { return nil }
        return spring * pixels / fingerProgressPerSecond
    }

    private func speed(_ name: String, _ progress: Double?, _ pixels: Double?) -> Figure {
        pixels.map { figure(name, $0, 0, " px/s") } ?? figure(name, progress, 2, "/s")
    }

    private func figure(_ name: String, _ value: Double?, _ decimals: Int, _ unit: String) -> Figure {
        Figure(name: name, value: value.map { $0.decimal(decimals) + unit } ?? "–")
    }
}
