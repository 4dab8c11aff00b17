/// A construct that cannot be compiled without an Objective-C runtime.
package struct SourceProblem: Hashable, Codable, Sendable {
    /// The file, counted as the files of the request are.
    package var file: Int
    package var position: SourcePosition
    /// The problem and the remedy, as a sentence each.
    package var message: String

    package init(file: Int, position: SourcePosition, message: String) {
        self.file = file
        self.position = position
        self.message = message
    }
}
