import Files
import Foundation
import Recorder

/// `segue bench` in a process of its own: what one repetition leaves in memory or caches is nothing to the next.
struct BenchmarkProcess {
    /// The program, this one or another build of it.
    let executable: String
    /// The words after `bench`, without the file for the report.
    let arguments: [String]

    /// Measures once, and reads the report as a `Report`; throws the program's own message where it fails.
    func measure<Report: Decodable>(as type: Report.Type = BenchmarkReport.self) throws -> Report {
        let result = try Interruption.whileHeard { try finishedProcess() }
        guard result.status == 0 else {
            throw failure(String(decoding: result.errors, as: UTF8.self), status: result.status)
        }
        do {
            return try JSONDecoder().decode(Report.self, from: result.output)
        } catch {
            throw PreviewError(
                place: executable, problem: "its report cannot be read by this version",
                remedy: "build both programs from versions with the same schemaVersion")
        }
    }

    /// Runs the program to its end, and ends it where this one is asked to end: it would go on measuring.
    private func finishedProcess() throws(PreviewError) -> ProcessResult {
        let result: ProcessResult
        do throws(FileError) {
            result = try ChildProcess(executable, arguments: ["bench"] + arguments + ["--json", "-"])
                .finish { Interruption.isAskedFor }
        } catch {
            throw PreviewError(
                place: executable, problem: "cannot be run (\(error.problem))",
                remedy: "name a build of segue, or a JSON file")
        }
        guard !Interruption.isAskedFor else {
            throw PreviewError(
                place: "bench", problem: "it was interrupted before its last repetition",
                remedy: "let it run to its end, or ask for fewer --repetitions")
        }
        return result
    }

    private func failure(_ complaint: String, status: Int32?) -> PreviewError {
        let end = status.map { "it ended with status \($0)" } ?? "a signal ended it"
        let line = complaint.split(separator: "\n").first.map(String.init) ?? end
        let text = line.hasPrefix("segue: ") ? String(line.dropFirst(7)) : line
        let clauses = text.split(separator: "; ")
        let problem = clauses.dropLast().joined(separator: "; ")
        return PreviewError(
            place: executable == MachineEnvironment.runningProgram ? nil : executable,
            problem: problem.isEmpty ? "no report: \(text)" : problem,
            remedy: problem.isEmpty
                ? "run `segue bench` without --compare and --repetitions to see why" : String(clauses.last ?? ""),
            status: status.flatMap(PreviewError.Status.init(rawValue:)) ?? .unusable)
    }
}
