/// Why the text of a tree cannot be read.
package struct TreeTextError: Error, Hashable, CustomStringConvertible {
    /// From 1.
    package var line: Int
    package var problem, remedy: String

    package init(line: Int, problem: String, remedy: String) {
        self.line = line
        self.problem = problem
        self.remedy = remedy
    }

    package var description: String { "line \(line): \(problem). \(remedy)" }
}
