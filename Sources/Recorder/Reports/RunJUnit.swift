/// `junit.xml`, the limits of a run as test cases: every CI shows which of them failed.
///
/// The hitch ratio is tested where a display paced the frames, the velocity ratio of a release where a spring took
/// over: UIKit's own completion promises no velocity.
package struct RunJUnit: RunReport {
    package static let fileName = "junit.xml"

    private let run: RecordedRun

    package init(_ run: RecordedRun) { self.run = run }

    package func write(to output: inout some TextOutputStream) {
        JUnitSuite(name: run.conditions.scenario, cases: smoothness + releases).write(to: &output)
    }

    private var smoothness: [JUnitCase] {
        let statistics = run.summary.statistics
        let ratio = statistics.hitches.millisecondsPerSecond
        let level = ratio.map(HitchLevel.init)
        let frozen = statistics.frozenCount
        let hitches: JUnitCase.Outcome =
            switch (ratio, level) {
            case (let ratio?, .critical?): .failed("\(ratio.decimal(2)) ms of hitches a second; below 10 is asked for")
            case (nil, _): .skipped("no display paced the frames, or nothing moved")
            default: .passed
            }
        return [
            JUnitCase(name: "hitchRatio", outcome: hitches),
            JUnitCase(
                name: "frozenFrames", outcome: frozen > 0 ? .failed("\(frozen) frames took more than 700 ms") : .passed),
        ]
    }

    private var releases: [JUnitCase] {
        let isSpring = run.conditions.completion.hasPrefix("spring")
        return run.releases.enumerated().flatMap { index, release in
            [
                check(
                    "velocityRatio", index, isSpring ? release.velocityRatio : nil, in: 0.95...1.05,
                    "the finger's velocity"),
                check("positionStepPixels", index, release.positionStepPixels, in: 0...0.5, "pixels"),
                check("lastStepPixels", index, release.lastStepPixels, in: 0...0.25, "pixels"),
            ]
        }
    }

    private func check(
        _ name: String, _ index: Int, _ value: Double?, in range: ClosedRange<Double>, _ unit: String
    ) -> JUnitCase {
        let outcome: JUnitCase.Outcome =
            switch value {
            case nil: .skipped("not known")
            case let value? where range.contains(value): .passed
            case let value?:
                .failed("\(value.decimal(3)) \(unit); \(range.lowerBound) to \(range.upperBound) is asked for")
            }
        return JUnitCase(name: "release \(index + 1) \(name)", outcome: outcome)
    }
}
