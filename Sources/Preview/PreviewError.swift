/// What went wrong, for the user: where, what, and what to do about it.
package struct PreviewError: Error, Hashable, Sendable, CustomStringConvertible {
    /// How the program ends because of it.
    package enum Status: Int32, Sendable {
        /// Nothing could be run.
        case unusable = 2
        /// The command line makes no sense.
        case usage = 64
    }

    package var place: String
    package var problem: String
    package var remedy: String
    package var status: Status

    package init(place: String, problem: String, remedy: String, status: Status = .unusable) {
        (self.place, self.problem, self.remedy, self.status) = (place, problem, remedy, status)
    }

    package var description: String { "\(place): \(problem). \(remedy)" }
}
