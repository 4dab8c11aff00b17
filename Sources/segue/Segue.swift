import ArgumentParser
import Foundation
import Preview

/// The command line: it parses, and Preview does the work.
@main struct Segue: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "segue",
        abstract: "Preview interactive, snapshot-based view-controller transitions.",
        subcommands: [Open.self, List.self, Render.self, Bench.self],
        defaultSubcommand: Open.self)

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

    /// Writes a line to standard error.
    static func complain(_ message: String) {
        FileHandle.standardError.write(Data("segue: \(message)\n".utf8))
    }
}
