/// The answer of the translator to the files of one project.
package struct Translation: Hashable, Codable, Sendable {
    /// The files as they are compiled, in the order of the request.
    package var files: [TranslatedFile]
    /// The declarations that can be opened, in the order of the files and of their places.
    package var entries: [SourceEntry]
    /// The constructs that cannot be compiled.
    package var problems: [SourceProblem]

    package init(files: [TranslatedFile], entries: [SourceEntry], problems: [SourceProblem]) {
        self.files = files
        self.entries = entries
        self.problems = problems
    }
}
