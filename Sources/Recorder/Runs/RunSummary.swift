/// The summary that is written beside the frames of a recorded run: `summary.json`.
package struct RunSummary: Hashable, Codable, Sendable {
    package static let currentSchemaVersion = 1

    package private(set) var schemaVersion = currentSchemaVersion
    /// The name of the transition or workload, or of the entry of Swift files.
    package var scenario: String
    package var statistics: FrameStatistics
    /// The metrics of each release, oldest first.
    package var releases: [ReleaseMetrics]
    package var environment: BenchmarkEnvironment

    package init(
        scenario: String, statistics: FrameStatistics, releases: [ReleaseMetrics], environment: BenchmarkEnvironment
    ) {
        self.scenario = scenario
        self.statistics = statistics
        self.releases = releases
        self.environment = environment
    }

    private enum CodingKeys: String, CodingKey {
        case schemaVersion, scenario, statistics
        case releases = "handOffs"
        case environment
    }

    /// The JSON text, with a line break at its end.
    package func json() throws -> String {
        try OrderedJSONEncoder().encode(self) + "\n"
    }
}
