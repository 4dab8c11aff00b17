import Recorder

/// The outcome of `segue check --goldens`: each golden, and what is not as it says.
package struct GoldenReport: Codable, Sendable {
    package private(set) var schemaVersion = 1
    /// The path of the folder of goldens.
    package var goldens: String
    /// The steps of a channel, of 255, by which a pixel may differ.
    package var tolerance: Int
    package internal(set) var pictures: [Picture] = []
    package internal(set) var omissions: [Omission] = []
    /// The names of the goldens that nothing is drawn for any more; after a recording, those that were removed.
    package internal(set) var stale: [String] = []

    /// The outcome for a golden.
    package enum Outcome: String, Codable, Sendable {
        case same, different, missing
        /// The golden cannot be read, or the transition not be drawn.
        case faulty
        /// Recorded, in place of none, of another one and of the same one.
        case new, changed, unchanged

        /// Whether it is as it should be.
        var isPassed: Bool { ![.different, .missing, .faulty].contains(self) }
    }

    /// A golden and its outcome.
    package struct Picture: Codable, Sendable {
        /// As `--accept` takes it.
        package var name: String
        package var outcome: Outcome
        /// The moments that differ.
        var moments: [GoldenDifference.Moment] = []
        /// The reason for which it is faulty, or both sizes where they differ; nil otherwise.
        package var problem: String?
        /// The name of the PNG file in the folder of `-o`; nil without one.
        package internal(set) var file: String?
    }

    /// A transition, or a motion of it, that has no goldens.
    package struct Omission: Hashable, Codable, Sendable {
        package var transition: String
        /// `forward`, `back` or `after-cancel`; nil for all.
        package var motion: String?
        package var reason: String

        /// The omission in a line.
        var words: String { "\(transition)\(motion.map { ", \($0)" } ?? ""): no golden; \(reason)" }
    }

    /// Whether all goldens are as they should be.
    package var isPassed: Bool { pictures.allSatisfy(\.outcome.isPassed) }

    /// The report as a JSON object.
    package func json() throws -> String { try OrderedJSONEncoder().encode(self) + "\n" }
}
