import Cassowary
import Foundation

// `constraint-benchmark NAME [--runs N]` prints the times of a system of constraints as JSON; `--text` the system itself,
// for peers.

let systems: [String: System] = [
    "chain": .chain(1000, flexible: false), "flexible-chain": .chain(1000, flexible: true), "grid": .grid(40, 25),
    "form": .form(depth: 10, controls: 200), "rows-100": .rows(100), "rows-1000": .rows(1000),
    "rows-10000": .rows(10_000), "short-chain": .chain(100, flexible: false),
]

let arguments = Array(CommandLine.arguments.dropFirst())
guard let name = arguments.first, let system = systems[name] else {
    let names = systems.keys.sorted().joined(separator: ", ")
    FileHandle.standardError.write(Data("constraint-benchmark: no such system. Name one of: \(names).\n".utf8))
    exit(64)
}
if arguments.contains("--text") {
    print(system.text, terminator: "")
} else {
    let runs = arguments.firstIndex(of: "--runs").flatMap { Int(arguments[min($0 + 1, arguments.count - 1)]) } ?? 20
    let result = try Measurement(system, runs: max(1, runs))
    let figures: [(String, String)] = [
        ("solveMilliseconds", "\(result.solve / 1e6)"), ("editMicroseconds", "\(result.edit / 1e3)"),
        ("editAllocations", "\(result.editAllocations)"), ("exchangeMicroseconds", "\(result.exchange / 1e3)"),
        ("pivots", "\(result.pivots)"),
    ]
    print("{" + figures.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", ") + "}")
}
