/// What is written beside the frames of a recorded run: `summary.json`.
package struct RunSummary: Hashable, Codable, Sendable {
    package static let currentSchemaVersion = 1

    package private(set) var schemaVersion = currentSchemaVersion
    /// What ran: a transition or a workload.
    package var scenario: String
    package var statistics: FrameStatistics
    /// What each release handed over, in their order.
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
