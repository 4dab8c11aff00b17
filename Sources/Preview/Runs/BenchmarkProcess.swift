import Files
import Foundation
import Recorder

/// `segue bench` in a process of its own: what one repetition leaves in memory or caches is nothing to the next.
struct BenchmarkProcess {
    /// The program, this one or another build of it.
    let executable: String
    /// The words after `bench`, without the file for the report.
    let arguments: [String]

    /// This program.
    static let ownExecutable = "/proc/self/exe"

    /// Measures once, and reads the report as a `Report`; throws the program's own message where it fails.
    func measure<Report: Decodable>(as type: Report.Type = BenchmarkReport.self) throws -> Report {
        let result: ProcessResult
        do throws(FileError) {
            result = try ChildProcess(executable, arguments: ["bench"] + arguments + ["--json", "-"]).finish()
        } catch {
            throw PreviewError(
                place: executable, problem: "it cannot be run (\(error.problem))",
                remedy: "Name a build of segue, or a JSON file.")
        }
        guard result.status == 0 else {
            throw failure(String(decoding: result.errors, as: UTF8.self), status: result.status)
        }
        do {
            return try JSONDecoder().decode(Report.self, from: result.output)
        } catch {
            throw PreviewError(
                place: executable, problem: "it printed no report that this version reads",
                remedy: "Build both programs from versions with the same schemaVersion.")
        }
    }

    private func failure(_ complaint: String, status: Int32?) -> PreviewError {
        let end = status.map { "it ended with status \($0)" } ?? "a signal ended it"
        let line = complaint.split(separator: "\n").first.map(String.init) ?? end
        let text = line.hasPrefix("segue: ") ? String(line.dropFirst(7)) : line
        return PreviewError(
            place: executable, problem: "no report came of it: \(text)".trimmingCharacters(in: ["."]),
            remedy: "Run one `segue bench` without --compare and --repetitions to look into it.",
            status: status.flatMap(PreviewError.Status.init(rawValue:)) ?? .unusable)
    }
}
