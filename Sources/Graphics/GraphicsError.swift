/// An error whose cause lies outside the program: its place, the problem and the remedy.
package struct GraphicsError: Error, Hashable, Sendable, CustomStringConvertible {
    package var place: String
    package var problem: String
    package var remedy: String

    package init(place: String, problem: String, remedy: String) {
        self.place = place
        self.problem = problem
        self.remedy = remedy
    }

    package var description: String { "\(place): \(problem); \(remedy)" }
}
