/// The summary that is written beside the frames of a recorded run: `summary.json`.
package struct RunSummary: Hashable, Codable, Sendable {
    package static let currentSchemaVersion = 1

    package private(set) var schemaVersion = currentSchemaVersion
    /// The name of the transition or workload, or of the entry of Swift files.
    package var scenario: String
    package var statistics: FrameStatistics
    /// The metrics of each release, oldest first.
    package var handOffs: [ReleaseMetrics]
    package var environment: BenchmarkEnvironment

    package init(
        scenario: String, statistics: FrameStatistics, handOffs: [ReleaseMetrics], environment: BenchmarkEnvironment
    ) {
        self.scenario = scenario
        self.statistics = statistics
        self.handOffs = handOffs
        self.environment = environment
    }

    /// The JSON text, with a line break at its end.
    package func json() throws -> String {
        try OrderedJSONEncoder().encode(self) + "\n"
    }
}
