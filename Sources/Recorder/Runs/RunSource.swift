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

    private enum CodingKeys: String, CodingKey {
        case paths, entry, digest, screens
        case style = "as"
    }

    package init(paths: [String], entry: String, digest: String, screens: String? = nil, style: String? = nil) {
        self.paths = paths
        self.entry = entry
        self.digest = digest
        self.screens = screens
        self.style = style
    }
}
