import ArgumentParser
import Preview

/// The process of a user's code, which the window's process starts.
struct RunCode: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: SpawnedServer.command, shouldDisplay: false)

    @Flag(name: .customLong(SpawnedServer.stockOption))
    var preparesStock = false

    func run() throws {
        try Segue.perform { try SpawnedServer.run(preparesStock: preparesStock) }
    }
}
