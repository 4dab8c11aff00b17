import Foundation
import Testing

/// A row of a table of sequences: what some publishers send second by second, and what an operator makes of that.
///
///     combineLatest: a pair for each further value
///     a  -1--2|
///     b  x--y--|
///     =  1:1x 3:1y 4:2y 6:|
///
/// Each sign of an input is that of a second: a value, `|` for the end, `#` for a failure, `-` for nothing. The result says at
/// which second which value comes. A line `ask` has the numbers of values that the subscriber asks for, such as `1@0 2@5`, and
/// without it the subscriber asks for all; a line `cancel` has the second at which it cancels, after the input.
struct MarbleSequence: Sendable, CustomTestStringConvertible {
    /// The name of the operator, and the statement that the row shows.
    let title: String
    /// Whether the operator goes by the time of a scheduler.
    let isTimed: Bool
    /// The signs of each publisher.
    let inputs: [[Character]]
    /// The number of values that are asked for at a second.
    let requests: [Int: Int]
    let cancelTime: Int?
    /// The expected result.
    let result: String

    var operation: String { String(title.prefix { $0 != ":" }) }

    var testDescription: String { title }

    /// The rows of all tables in the folder `Marbles`.
    static let all: [MarbleSequence] = {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Marbles")
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()) ?? []
        return files.flatMap { name in
            let text = (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? ""
            return text.components(separatedBy: "\n\n").map {
                MarbleSequence($0.split(separator: "\n"), isTimed: name == "timed.txt")
            }
        }
    }()

    private init(_ lines: [Substring], isTimed: Bool) {
        self.isTimed = isTimed
        title = lines.first.map(String.init) ?? ""
        var inputs: [[Character]] = []
        var requests: [Int: Int] = [:]
        var cancelTime: Int?
        var result = ""
        for line in lines.dropFirst() {
            let words = line.split(separator: " ").map(String.init)
            switch words.first {
            case "=": result = words.dropFirst().joined(separator: " ")
            case "ask":
                for word in words.dropFirst() {
                    let numbers = word.split(separator: "@").compactMap { Int($0) }
                    if let count = numbers.first, let time = numbers.last { requests[time] = count }
                }
            case "cancel": cancelTime = words.last.flatMap { Int($0) }
            default: inputs.append(words.count > 1 ? Array(words[1]) : [])
            }
        }
        self.inputs = inputs
        self.requests = requests
        self.cancelTime = cancelTime
        self.result = result
    }
}
