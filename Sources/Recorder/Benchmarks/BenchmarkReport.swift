/// The measurements of `segue bench`: the object that `--json` prints.
///
/// The names are a contract with scripts: `schemaVersion` counts up when one changes its meaning. Times are in the unit
/// that their name ends with; values that were not measured are null.
package struct BenchmarkReport: Hashable, Codable, Sendable, SchemaVersioned {
    package static let currentSchemaVersion = 1

    package private(set) var schemaVersion = currentSchemaVersion
    package var scenario: String
    /// `cpu` or `gpu`.
    package var renderer: String
    /// In points: `1280x800`.
    package var size: String
    /// Pixels per point.
    package var scale: Double
    /// The frames that were measured.
    package var frames: Int
    /// Process CPU time over all threads, present included.
    package var frameCPUMilliseconds: Distribution
    /// From a frame's beginning to the end of present.
    package var frameWallMilliseconds: Distribution
    /// The median of each stage, in milliseconds.
    package var stages: StageValues<Double>
    package var hitchMillisecondsPerSecond: Double?
    /// The delay of the beginning of frames; null throughout where nothing paced them.
    package var lateMicroseconds: Distribution
    /// From the receipt of the newest input event that a frame shows to the end of its present; nil where none arrived.
    package var inputLatencyMilliseconds: Distribution?
    /// Per steady frame (the median), exact: what happens after input and before present.
    package var counters: FrameCounters
    /// The most memory that the process ever held at once, in units of 1,048,576 bytes.
    package var maxResidentMegabytes: Double?
    /// From the start of the process to the end of the first present.
    package var firstFrameMilliseconds: Double?
    package var environment: BenchmarkEnvironment
    /// Every repetition by itself, where there were several; this report is then the one of them in the middle.
    package var repetitions: [BenchmarkReport]?

    /// - Parameters:
    ///   - size: Width and height in points.
    ///   - statistics: Of the measured frames of the run.
    package init(
        scenario: String, renderer: String, size: (width: Int, height: Int), scale: Double,
        statistics: FrameStatistics, maxResidentMegabytes: Double?, firstFrameMilliseconds: Double?,
        environment: BenchmarkEnvironment
    ) {
        self.scenario = scenario
        self.renderer = renderer
        self.size = "\(size.width)x\(size.height)"
        self.scale = scale
        frames = statistics.measuredFrameCount
        frameCPUMilliseconds = statistics.frameCPUMilliseconds
        frameWallMilliseconds = statistics.frameWallMilliseconds
        stages = statistics.stageMilliseconds
        hitchMillisecondsPerSecond = statistics.hitches.millisecondsPerSecond
        lateMicroseconds = statistics.lateMicroseconds
        let latency = statistics.inputLatencyMilliseconds
        inputLatencyMilliseconds = latency.count > 0 ? latency : nil
        counters = statistics.counters
        self.maxResidentMegabytes = maxResidentMegabytes
        self.firstFrameMilliseconds = firstFrameMilliseconds
        self.environment = environment
    }

    /// The report of several repetitions, one at least: the one whose median CPU time is in the middle, and all of them.
    package init(of repetitions: [BenchmarkReport]) {
        precondition(!repetitions.isEmpty, "A report of repetitions needs one at least, not 0.")
        let middle = repetitions.median { ($0.frameCPUMilliseconds.p50 ?? 0) < ($1.frameCPUMilliseconds.p50 ?? 0) }
        self = middle ?? repetitions[0]
        self.repetitions = repetitions
    }

    /// Reads a report; a negative count, or a number that no run has, is an error.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let reals = NumberLimits.reals
        schemaVersion = try container.decode(Int.self, forKey: .schemaVersion)
        scenario = try container.decode(String.self, forKey: .scenario)
        renderer = try container.decode(String.self, forKey: .renderer)
        size = try container.decode(String.self, forKey: .size)
        scale = try container.decode(.scale, in: reals)
        frames = try container.decode(.frames, in: NumberLimits.counts)
        frameCPUMilliseconds = try container.decode(Distribution.self, forKey: .frameCPUMilliseconds)
        frameWallMilliseconds = try container.decode(Distribution.self, forKey: .frameWallMilliseconds)
        stages = try container.decode(StageValues<Double>.self, forKey: .stages)
        hitchMillisecondsPerSecond = try container.decodeIfPresent(.hitchMillisecondsPerSecond, in: reals)
        lateMicroseconds = try container.decode(Distribution.self, forKey: .lateMicroseconds)
        inputLatencyMilliseconds = try container.decodeIfPresent(Distribution.self, forKey: .inputLatencyMilliseconds)
        counters = try container.decode(FrameCounters.self, forKey: .counters)
        maxResidentMegabytes = try container.decodeIfPresent(.maxResidentMegabytes, in: reals)
        firstFrameMilliseconds = try container.decodeIfPresent(.firstFrameMilliseconds, in: reals)
        environment = try container.decode(BenchmarkEnvironment.self, forKey: .environment)
        repetitions = try container.decodeIfPresent([BenchmarkReport].self, forKey: .repetitions)
    }

    /// The JSON text, in the order of the contract, with a line break at its end.
    package func json() throws -> String {
        try OrderedJSONEncoder().encode(self) + "\n"
    }
}
