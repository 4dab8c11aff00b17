import Foundation
import Recorder

/// `segue bench` in a process of its own: what one repetition leaves in memory or caches is nothing to the next.
struct BenchmarkProcess {
    /// The program, this one or another build of it.
    let executable: URL
    /// What follows `bench`, without where the report goes.
    let arguments: [String]

    /// This program.
    static let ownExecutable = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()

    /// Measures once; throws what the program complains of.
    func measure() throws -> BenchmarkReport {
        let process = Process()
        (process.executableURL, process.arguments) = (executable, ["bench"] + arguments + ["--json", "-"])
        let (output, errors) = (Pipe(), Pipe())
        (process.standardOutput, process.standardError) = (output, errors)
        process.standardInput = FileHandle.nullDevice
        do { try process.run() } catch {
            throw PreviewError(
                place: executable.path, problem: "it cannot be run", remedy: "Name a build of segue, or a JSON file.")
        }
        // A complaint is one line, which a pipe holds until it is read.
        let text = output.fileHandleForReading.readDataToEndOfFile()
        let complaint = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            throw failure(String(decoding: complaint, as: UTF8.self), status: process.terminationStatus)
        }
        do {
            return try JSONDecoder().decode(BenchmarkReport.self, from: text)
        } catch {
            throw PreviewError(
                place: executable.path, problem: "it printed no report that this version reads",
                remedy: "Build both programs from versions with the same schemaVersion.")
        }
    }

    private func failure(_ complaint: String, status: Int32) -> PreviewError {
        let line = complaint.split(separator: "\n").first.map(String.init) ?? "it ended with status \(status)"
        let text = line.hasPrefix("segue: ") ? String(line.dropFirst(7)) : line
        return PreviewError(
            place: executable.path, problem: "no report came of it: \(text)".trimmingCharacters(in: ["."]),
            remedy: "Run one `segue bench` without --compare and --repetitions to look into it.",
            status: PreviewError.Status(rawValue: status) ?? .unusable)
    }
}
