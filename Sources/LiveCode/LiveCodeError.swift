import Files

/// A reason for which Swift files cannot be opened: place, problem, remedy.
package struct LiveCodeError: Error, Hashable, Sendable, CustomStringConvertible {
    package var place: String
    package var problem: String
    package var remedy: String

    package init(place: String, problem: String, remedy: String) {
        self.place = place
        self.problem = problem
        self.remedy = remedy
    }

    init(_ error: FileError, remedy: String? = nil) {
        self.init(place: error.path, problem: error.problem, remedy: remedy ?? error.remedy)
    }

    package var description: String { "\(place): \(problem); \(remedy)" }
}
