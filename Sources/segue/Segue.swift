import ArgumentParser
import Foundation
import Preview

/// The command line: it parses, and Preview does the work.
@main struct Segue: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "segue",
        abstract: "Preview interactive, snapshot-based view-controller transitions.",
        subcommands: [
            Open.self, List.self, Render.self, Record.self, Replay.self, Report.self, Bench.self, Compare.self,
        ],
        defaultSubcommand: Open.self)

    /// Parses and runs; words that make no sense become one message, and exit status 64.
    static func main() {
        do {
            var command = try parseAsRoot()
            try command.run()
        } catch {
            // Help was asked for, or `perform` has said what went wrong.
            guard !(error is ExitCode), exitCode(for: error) == .validationFailure else { exit(withError: error) }
            complain(usageMessage(of: error))
            exit(withError: ExitCode.validationFailure)
        }
    }

    /// What the parser found, and where to read what it takes, in one line.
    private static func usageMessage(of error: any Error) -> String {
        let problem = message(for: error).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        // The last line of the parser's own message names the command whose words they were.
        let lines = fullMessage(for: error).split(separator: "\n")
        let remedy = lines.last { $0.contains("See '") }?.trimmingCharacters(in: .whitespaces)
        return problem + (problem.hasSuffix(".") ? " " : ". ") + (remedy ?? "See 'segue --help' for more information.")
    }

    /// Runs `body`; what it throws becomes one message on standard error and an exit status.
    ///
    /// Commands run on the main thread, from a synchronous main.
    static func perform(_ body: @MainActor () throws -> Void) throws {
        do {
            try MainActor.assumeIsolated { try body() }
        } catch let error as PreviewError {
            complain(error.description)
            throw ExitCode(error.status.rawValue)
        } catch let error as ExitCode {
            throw error
        } catch {
            complain(String(describing: error))
            throw ExitCode(PreviewError.Status.unusable.rawValue)
        }
    }

    /// Ends the command with `status`, where that is not 0.
    static func end(_ status: Int32) throws {
        if status != 0 { throw ExitCode(status) }
    }

    /// Says once before pictures are made that they will not look as elsewhere, where that is so.
    static func noteMissingFonts() {
        if let problem = MachineEnvironment.fontProblem { complain(problem) }
    }

    /// Writes a line to standard error.
    static func complain(_ message: String) {
        FileHandle.standardError.write(Data("segue: \(message)\n".utf8))
    }
}
