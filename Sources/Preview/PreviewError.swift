/// An error for the user: its place, the problem, and the remedy.
package struct PreviewError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The exit status of the program after the error.
    package enum Status: Int32, Sendable {
        /// Nothing could be run.
        case unusable = 2
        /// The command line is invalid.
        case usage = 64
    }

    package var place: String
    package var problem: String
    package var remedy: String
    package var status: Status

    package init(place: String, problem: String, remedy: String, status: Status = .unusable) {
        self.place = place
        self.problem = problem
        self.remedy = remedy
        self.status = status
    }

    package var description: String { "\(place): \(problem). \(remedy)" }
}
