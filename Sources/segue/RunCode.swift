import ArgumentParser
import Preview

/// The process of a user's code, which the window's process starts.
struct RunCode: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: SceneServer.command, shouldDisplay: false)

    @Flag(name: .customLong(SceneServer.stockOption))
    var preparesStock = false

    func run() throws {
        try Segue.perform { try SceneServer.run(preparesStock: preparesStock) }
    }
}
