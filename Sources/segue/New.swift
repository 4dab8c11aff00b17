import ArgumentParser
import Preview

struct New: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new",
        abstract: "Write NAME.swift: a commented interactive transition with a #Preview block.",
        discussion: Example.new.sentence)

    @Argument(help: "Name of the transition, a Swift type, such as CardFlip.")
    var name: String

    func run() throws {
        try Segue.perform {
            let path = try NewTransition(name).write()
            Console.print(path)
        }
    }
}
