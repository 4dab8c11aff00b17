import Recorder

/// An error for the user: its place, the problem, and the remedy.
package struct PreviewError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The exit status of the program after the error.
    package enum Status: Int32, Sendable {
        /// The run ended, and its check or replay failed.
        case failed = 1
        /// Nothing could be run.
        case unusable = 2
        /// The command line is invalid.
        case usage = 64
    }

    /// A file, a line of one, or an option with its value; nil where the problem names it.
    package var place: String?
    /// A clause without a full stop.
    package var problem: String
    /// A clause in the imperative without a full stop, or a question.
    package var remedy: String
    package var status: Status

    package init(place: String? = nil, problem: String, remedy: String, status: Status = .unusable) {
        self.place = place
        self.problem = problem
        self.remedy = remedy
        self.status = status
    }

    /// `--threads 65: out of range; give 1 to 64`; without a place, the problem and the remedy.
    package var description: String { (place.map { "\($0): " } ?? "") + "\(problem); \(remedy)" }

    /// The error of a `kind` that is called none of `names`, and not as one of `others`, which could be meant too:
    /// `unknown transition 'magic-mvoe'; did you mean 'magic-move'?`.
    package static func unknown(
        _ kind: String, _ name: String, among names: [String], or others: [String] = []
    ) -> PreviewError {
        let question = NearestNames(to: name, among: names + others).question
        return PreviewError(
            problem: "unknown \(kind) '\(name.shortened)'",
            remedy: question ?? "use one of \(names.joined(separator: ", "))", status: .usage)
    }
}
