import ArgumentParser
import Preview

struct New: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Write NAME.swift: an interactive transition with a #Preview block, to begin with.")

    @Argument(help: "The name of the transition, such as CardFlip.")
    var name: String

    func run() throws {
        try Segue.perform {
            let path = try NewTransition(name).write()
            Console.print(path)
        }
    }
}
