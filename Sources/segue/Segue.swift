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
        version: "segue \(version)",
        subcommands: [
            Open.self, List.self, New.self, Render.self, Export.self, Record.self, Replay.self, Report.self, Check.self,
            Bench.self,
            Compare.self, Help.self, RunCode.self,
        ],
        defaultSubcommand: Open.self)

    /// The version of the program, `major.minor.patch`.
    private static let version = "0.1.0"

    /// The names of the commands for users, in the order of the help.
    static var commandNames: [String] {
        configuration.subcommands.filter { $0.configuration.shouldDisplay }.map { name(of: $0) }
    }

    /// The command called `name`; nil for an unknown one.
    static func command(named name: String) -> (any ParsableCommand.Type)? {
        configuration.subcommands.first { Self.name(of: $0) == name }
    }

    private static func name(of command: any ParsableCommand.Type) -> String {
        command.configuration.commandName ?? "\(command)".lowercased()
    }

    /// Parses and runs; an invalid command line becomes one message, and exit status 64.
    static func main() {
        StandardStream.prepare()
        Interruption.prepare()
        let status = status()
        CodeProject.removeProducts()
        Glibc.exit(Console.finalStatus(status))
    }

    /// Parses and runs; the exit status.
    private static func status() -> Int32 {
        do {
            try checkEncoding()
            try checkCommand()
            var command = try parseAsRoot()
            try command.run()
            return 0
        } catch let code as ExitCode {
            // `perform` has printed the message.
            return code.rawValue
        } catch {
            let code = exitCode(for: error)
            if code == .validationFailure {
                Console.complain(ParserMessage(error).text)
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
                "word \(index) of the command line, '\(String(cString: word))', is not UTF-8; rename the file or folder"
            )
        }
    }

    /// Throws where the first word is no command, no option and nothing that can be opened: the options after it would be
    /// taken for those of `open`.
    private static func checkCommand() throws {
        guard let word = CommandLine.arguments.dropFirst().first, !word.hasPrefix("-"), command(named: word) == nil
        else { return }
        try perform {
            let names = commandNames + Subject.names
            guard !CodeArguments.isPath(word) else { return }
            if !Subject.names.contains(word),
                NearestNames(to: word, among: names).names.contains(where: commandNames.contains)
            {
                throw PreviewError.unknown("command", word, among: names)
            }
            _ = try Subject(named: word)
        }
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

    /// Plays `run`; who has closed its window waits for no reader that stands still.
    @MainActor static func play(_ run: PreviewRun, isHeadless: Bool, frames: Int? = nil) throws {
        let hadWindow = try run.run(isHeadless: isHeadless, frames: frames, report: Console.complain) {
            Console.print($0)
        }
        if hadWindow { Console.leaveReader() }
    }

    /// Ends the command with `status`, where that is not 0.
    static func end(_ status: Int32) throws {
        if status != 0 { throw ExitCode(status) }
    }

    /// Begins to open the fonts, and writes one message where some are missing, and pictures look different from those of
    /// other machines.
    static func openFonts() {
        MachineEnvironment.openFonts()
        if let problem = MachineEnvironment.fontProblem { Console.complain(problem) }
    }
}

#if compiler(>=6.3) && os(Linux)
/// Prepares for signals before the libraries are initialized: Swift's answers SIGQUIT with a backtrace.
@section(".preinit_array") @used
private let earlySignals: @convention(c) () -> Void = { Interruption.prepare() }
#endif
