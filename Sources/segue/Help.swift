import ArgumentParser
import Preview

/// Prints the help of a command.
///
/// The parser's own command prints the program's help for a name that it does not know.
struct Help: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "help", abstract: "Print the help of a command.")

    @Argument(help: "The command, such as render (default: segue itself).")
    var command: String?

    func run() throws {
        guard let command else { throw CleanExit.helpRequest(Segue.self) }
        guard let type = Segue.command(named: command) else {
            return try Segue.perform {
                throw PreviewError.unknown("command", command, among: Segue.commandNames)
            }
        }
        throw CleanExit.helpRequest(type)
    }
}
