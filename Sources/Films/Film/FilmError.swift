/// An error of writing a film: its place, the problem, and the remedy.
package struct FilmError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A file, a library or a program.
    package var place: String
    /// A clause without a full stop.
    package var problem: String
    /// A clause in the imperative without a full stop.
    package var remedy: String

    package init(place: String, problem: String, remedy: String) {
        self.place = place
        self.problem = problem
        self.remedy = remedy
    }

    package var description: String { "\(place): \(problem); \(remedy)" }
}
