/// One side of a comparison: the scenario, its environment, and every repetition.
package struct MeasuredSeries: Hashable, Sendable {
    /// The name in tables and messages: the path of a file, a folder or a program as the user gave it, or `now`.
    package var name: String
    package var scenario: String
    /// In points and pixels per point, as `1280x800 @2x`; nil where the file does not say.
    package var screen: String?
    package var environment: BenchmarkEnvironment
    /// At least one, and at most `repetitionLimit` of a file.
    package var repetitions: [MeasuredRun]
    /// The most repetitions of one measurement.
    package static let repetitionLimit = 1_000
    /// The events of the gesture; nil where the subject moved by itself, or a display paced the frames, so that those
    /// of two runs do not correspond.
    package var gesture: String?
    /// Whether a display paced the frames, so that no two runs have the same ones.
    package var isPaced = false

    /// The motion after each release, oldest first; none of a benchmark.
    package var releases: [ReleaseMetrics] = []
    /// Whether a frame of a run shows a transition; false of a benchmark.
    package var showsTransition = false
    /// The time between two frames of a run, in seconds.
    package var framePeriod = 1.0 / 60

    /// The measurement in `report`, with all its repetitions.
    package init(name: String, _ report: BenchmarkReport) {
        self.name = name
        scenario = report.scenario
        environment = report.environment
        screen = "\(report.size) @\(report.scale)x"
        repetitions = (report.repetitions ?? [report]).map(MeasuredRun.init)
    }

    /// The recorded run, moved by the events `gesture`, in any words that are the same for the same events.
    ///
    /// Only a manual clock makes the same frames of the same gesture.
    package init(name: String, _ run: RecordedRun, gesture: String) {
        let conditions = run.conditions
        self.name = name
        scenario = conditions.scenario
        environment = conditions.environment
        screen = "\(conditions.size) @\(conditions.scale)x"
        repetitions = [MeasuredRun(run)]
        releases = run.releases
        showsTransition = run.frames.contains { $0.transition != nil }
        framePeriod = conditions.frameSeconds
        self.gesture = conditions.pacing == .manual ? gesture : nil
        isPaced = conditions.pacing == .display
    }

    /// The reason for which nothing was measured, as a phrase; nil where something was.
    package var emptiness: String? {
        if repetitions.isEmpty { return "it has no repetitions" }
        let isEmpty = repetitions.contains {
            $0.frames < 1 || $0.frameCPUMilliseconds.count < 1 || $0.frameCPUMilliseconds.p50 == nil
        }
        if isEmpty { return "it has no frames" }
        // No clock is so coarse that half of the frames take no time.
        let isZero = repetitions.contains { ($0.frameCPUMilliseconds.p50 ?? 0) <= 0 }
        return isZero ? "its frames took no time" : nil
    }

    /// The figures of `baseline` that a repetition of this side lacks, as tables name them.
    package func figuresMissing(beside baseline: MeasuredSeries) -> [String] {
        let timings = TimingFigure.allCases.filter { figure in
            baseline.repetitions.contains { figure.value(in: $0) != nil }
                && repetitions.contains { figure.value(in: $0) == nil }
        }
        let lacksAllocations = counters.allocations == nil && baseline.counters.allocations != nil
        return timings.map(\.words) + (lacksAllocations ? ["allocations"] : [])
    }

    /// The conditions whose difference makes times of `other` and of this one incomparable: the name of each and both
    /// values, this one's first.
    package func differences(from other: MeasuredSeries) -> [(name: String, values: (String, String))] {
        let mine = environment
        let theirs = other.environment
        let pairs: [(String, String?, String?)] = [
            ("scenario", scenario, other.scenario), ("screen", screen, other.screen),
            ("renderer", mine.renderer, theirs.renderer), ("kernels", mine.kernels, theirs.kernels),
            ("threads", mine.threads.map(String.init), theirs.threads.map(String.init)),
            ("processor", mine.cpuModel, theirs.cpuModel),
            ("cores", mine.cores.map(String.init), theirs.cores.map(String.init)),
            ("video driver", mine.videoDriver, theirs.videoDriver),
            ("build", mine.buildConfiguration, theirs.buildConfiguration),
        ]
        return pairs.compactMap { name, first, second in
            first == second ? nil : (name, (first ?? "none", second ?? "none"))
        }
    }

    /// The counters of a steady frame: the median over the repetitions.
    var counters: FrameCounters { FrameCounters(medianOf: repetitions.map(\.counters)) }
}
