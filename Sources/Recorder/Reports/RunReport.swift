/// A file for people or for another program, made of a recorded run and of nothing else.
package protocol RunReport: Sendable {
    /// The name of the file in the run's folder.
    static var fileName: String { get }

    init(_ run: RecordedRun)

    /// Writes the text, piece by piece: a run may be an hour long.
    func write(to output: inout some TextOutputStream)
}

extension RunReport {
    /// The whole text.
    package var text: String {
        var text = ""
        write(to: &text)
        return text
    }
}
