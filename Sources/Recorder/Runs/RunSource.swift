/// The Swift files that a run was of.
package struct RunSource: Hashable, Codable, Sendable {
    /// The paths of the command line, as the program's working folder has them.
    package var paths: [String]
    /// The name of the preview or type.
    package var entry: String
    /// 64 bits that are equal for equal texts, as 16 hexadecimal digits.
    package var digest: String
    /// The stock screens of a transition without screens of its own; nil for others.
    package var screens: String?
    /// The kind of transition between them; nil for the one that fits the type.
    package var style: String?
    /// The name of the target of a project; nil for the app that builds most.
    package var target: String?
    /// The language of the texts; nil for English.
    package var language: String?
    /// Whether the files were compiled without their siblings; nil for no.
    package var isAlone: Bool?

    /// The numbers that were tuned, and are others in the files: `Fade.swift:12:34 withDuration 0.35`; nil for none.
    package var tunedNumbers: [String]?

    private enum CodingKeys: String, CodingKey {
        case paths, entry, digest, screens, target, language
        case style = "as"
        case isAlone = "alone"
        case tunedNumbers = "tuned"
    }

    package init(paths: [String], entry: String, digest: String, screens: String? = nil, style: String? = nil) {
        self.paths = paths
        self.entry = entry
        self.digest = digest
        self.screens = screens
        self.style = style
    }
}
