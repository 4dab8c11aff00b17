/// What went wrong outside the program: where, what, and what helps.
package struct GraphicsError: Error, Hashable, Sendable, CustomStringConvertible {
    package var place: String
    package var problem: String
    package var remedy: String

    package init(place: String, problem: String, remedy: String) {
        self.place = place
        self.problem = problem
        self.remedy = remedy
    }

    package var description: String { "\(place): \(problem). \(remedy)" }
}
