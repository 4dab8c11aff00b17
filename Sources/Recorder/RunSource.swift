/// The Swift files that a run was of.
package struct RunSource: Hashable, Codable, Sendable {
    /// The paths of the command line, as the program's working folder has them.
    package var paths: [String]
    /// The name of the preview or type.
    package var entry: String
    /// 64 bits that are equal for equal texts, as 16 hexadecimal digits.
    package var digest: String

    package init(paths: [String], entry: String, digest: String) {
        self.paths = paths
        self.entry = entry
        self.digest = digest
    }
}
