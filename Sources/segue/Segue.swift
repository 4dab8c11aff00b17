import ArgumentParser
import Files
import Glibc
import Preview

/// The command line: it parses, and Preview does the work.
@main struct Segue: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "segue",
        abstract: "Preview interactive, snapshot-based view-controller transitions.",
        discussion: "Without a command it opens what is named, or the gallery: segue magic-move, segue CardFlip.swift.",
        subcommands: [
            Open.self, List.self, New.self, Render.self, Record.self, Replay.self, Report.self, Bench.self,
            Compare.self,
            RunCode.self,
        ],
        defaultSubcommand: Open.self)

    /// Parses and runs; words that make no sense become one message, and exit status 64.
    static func main() {
        StandardStream.prepare()
        Interruption.prepare()
        Glibc.exit(Console.finalStatus(status()))
    }

    /// Parses and runs; the exit status.
    private static func status() -> Int32 {
        do {
            try checkEncoding()
            var command = try parseAsRoot()
            try command.run()
            return 0
        } catch let code as ExitCode {
            // `perform` has printed the message.
            return code.rawValue
        } catch {
            let code = exitCode(for: error)
            if code == .validationFailure {
                Console.complain(usageMessage(of: error))
            } else {
                Console.print(fullMessage(for: error))
            }
            return code.rawValue
        }
    }

    /// Throws where a word of the command line is no UTF-8: repaired, two different names would be the same.
    private static func checkEncoding() throws {
        for index in 1..<max(1, Int(CommandLine.argc)) {
            guard let word = CommandLine.unsafeArgv[index], String(validatingCString: word) == nil else { continue }
            throw ValidationError(
                "Word \(index) of the command line, '\(String(cString: word))', is no UTF-8: rename the file or folder."
            )
        }
    }

    /// The parser's message and the command that prints help, in one line.
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
            Console.complain(error.description)
            throw ExitCode(error.status.rawValue)
        } catch let error as SourceErrors {
            Console.complainLines("\(error)")
            throw ExitCode(PreviewError.Status.unusable.rawValue)
        } catch let error as ExitCode {
            throw error
        } catch {
            Console.complain(String(describing: error))
            throw ExitCode(PreviewError.Status.unusable.rawValue)
        }
    }

    /// Ends the command with `status`, where that is not 0.
    static func end(_ status: Int32) throws {
        if status != 0 { throw ExitCode(status) }
    }

    /// Writes one message where fonts are missing, and pictures look different from those of other machines.
    static func noteMissingFonts() {
        if let problem = MachineEnvironment.fontProblem { Console.complain(problem) }
    }
}

#if compiler(>=6.3) && os(Linux)
/// Prepares for signals before the libraries are initialized: Swift's answers SIGQUIT with a backtrace.
@section(".preinit_array") @used
private let earlySignals: @convention(c) () -> Void = { Interruption.prepare() }
#endif
