/// The subject of a run and the conditions under which its frames were made: `run.json`, written when it begins.
///
/// Together with `frames.jsonl` and `gesture.jsonl` it is all that reports need.
package struct RunConditions: Hashable, Codable, Sendable, SchemaVersioned {
    package static let currentSchemaVersion = 1

    /// The origin of the times at which frames are due.
    package enum Pacing: String, Hashable, Codable, Sendable {
        /// A display, or the deadlines that stand in for it.
        case display
        /// None: frames were made as fast as they could, in exact steps of the Stage's clock.
        case manual
    }

    package private(set) var schemaVersion = currentSchemaVersion
    /// The name of the transition or workload, or of the entry of Swift files.
    package var scenario: String
    package var pacing: Pacing
    /// `cpu` or `gpu`.
    package var renderer: String
    /// In points at the start of the run: `390x844`.
    package var size: String
    /// The name of the device whose screen it is, on which strips at the edges are no safe area; nil for none.
    package var device: String?
    /// Pixels per point.
    package var scale: Double
    /// Frames per second that the display shows, or that the steps of a manual clock stand for.
    package var refreshRate: Double
    /// Seconds of the Stage's clock per second, at the start of the run.
    package var speed: Double
    /// The motion of transitions after a release: `spring duration=0.5,bounce=0`, `transition` in place
    /// of the seconds where the spring is as long as the transition, or `uikit`.
    package var completion: String
    package var reducesMotion: Bool
    /// The appearance of the interface at the start of the run: `light` or `dark`.
    package var appearance = "light"
    /// Whether the screen had a status bar at the start of the run.
    package var hasStatusBar = false
    /// Whether reading went from right to left.
    package var readsRightToLeft = false
    /// The time at which the run began, in nanoseconds of the clock of the frames' stamps.
    package var start: Nanoseconds
    /// The time at which the run began, in seconds of the Stage's clock: time 0 of `gesture.jsonl`.
    package var stageStart: Double
    package var environment: BenchmarkEnvironment
    /// The Swift files that ran; nil for a subject that comes with the program.
    package var source: RunSource?

    package init(
        scenario: String, pacing: Pacing, renderer: String, size: (width: Double, height: Double), scale: Double,
        refreshRate: Double, speed: Double, completion: String, reducesMotion: Bool, start: Nanoseconds,
        stageStart: Double, environment: BenchmarkEnvironment
    ) {
        self.scenario = scenario
        self.pacing = pacing
        self.renderer = renderer
        self.size = "\(Self.number(size.width))x\(Self.number(size.height))"
        self.scale = scale
        self.refreshRate = refreshRate
        self.speed = speed
        self.completion = completion
        self.reducesMotion = reducesMotion
        self.start = start
        self.stageStart = stageStart
        self.environment = environment
    }

    /// Has them be of what is called `name`, on a screen of `size` points.
    package mutating func show(_ name: String, on size: (width: Double, height: Double)) {
        scenario = name
        self.size = "\(Self.number(size.width))x\(Self.number(size.height))"
    }

    /// Reads the conditions; a number that no run has is an error.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        schemaVersion = try container.decode(Int.self, forKey: .schemaVersion)
        scenario = try container.decode(String.self, forKey: .scenario)
        pacing = try container.decode(Pacing.self, forKey: .pacing)
        renderer = try container.decode(String.self, forKey: .renderer)
        size = try container.decode(String.self, forKey: .size)
        device = try container.decodeIfPresent(String.self, forKey: .device)
        scale = try container.decode(.scale, in: NumberLimits.reals)
        refreshRate = try container.decode(.refreshRate, in: NumberLimits.rates)
        speed = try container.decode(.speed, in: NumberLimits.reals)
        completion = try container.decode(String.self, forKey: .completion)
        reducesMotion = try container.decode(Bool.self, forKey: .reducesMotion)
        start = try container.decode(.start, in: NumberLimits.nanoseconds)
        stageStart = try container.decode(.stageStart, in: NumberLimits.reals)
        environment = try container.decode(BenchmarkEnvironment.self, forKey: .environment)
        source = try container.decodeIfPresent(RunSource.self, forKey: .source)
        appearance = try container.decodeIfPresent(String.self, forKey: .appearance) ?? "light"
        hasStatusBar = try container.decodeIfPresent(Bool.self, forKey: .hasStatusBar) ?? false
        readsRightToLeft = try container.decodeIfPresent(Bool.self, forKey: .readsRightToLeft) ?? false
    }

    /// The time between two refreshes of the display that the frames were paced by; 0 where nothing paced them.
    package var refreshPeriod: Nanoseconds {
        pacing == .display && refreshRate >= NumberLimits.slowestRate ? Nanoseconds((1e9 / refreshRate).rounded()) : 0
    }

    /// The time between two frames, in seconds of the clock that made them.
    var frameSeconds: Double { 1 / max(refreshRate, NumberLimits.slowestRate) }

    /// The JSON text, with a line break at its end.
    package func json() throws -> String { try OrderedJSONEncoder().encode(self) + "\n" }

    private static func number(_ value: Double) -> String { Int(exactly: value).map(String.init) ?? "\(value)" }

    private enum CodingKeys: String, CodingKey {
        case schemaVersion, scenario, pacing, renderer, size, device, scale
        case refreshRate = "refreshRateHertz"
        case speed, completion, reducesMotion, appearance, hasStatusBar, readsRightToLeft
        case start = "startNanoseconds"
        case stageStart = "startSeconds"
        case environment, source
    }
}

/// A value whose file says which meaning its names have.
package protocol SchemaVersioned {
    /// The version that this program writes and reads.
    static var currentSchemaVersion: Int { get }
}
