import Foundation
import TestSupport
import Testing

/// The messages for a command line that cannot be carried out: place, problem and remedy in one line.
///
/// Each row of `Messages.tsv` is the words after `segue`, the exit status and the message without its prefix, separated by
/// tabs; in the words `''` is an empty one.
@Suite struct MessageTests {
    struct Row: CustomTestStringConvertible {
        var words: String
        var status: Int32
        var message: String

        var testDescription: String { words }

        var arguments: [String] {
            words.split(separator: " ").map { $0 == "''" ? "" : String($0) }
        }
    }

    static let rows: [Row] = {
        let file = Repository.root.appending(path: "Tests/SegueTests/CommandLine/Messages.tsv")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").map { line in
            let cells = line.split(separator: "\t").map(String.init)
            return cells.count == 3
                ? Row(words: cells[0], status: Int32(cells[1]) ?? -1, message: cells[2])
                : Row(words: String(line), status: -1, message: "")
        }
    }()

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        for name in ["folder", "recording"] {
            try FileManager.default.createDirectory(
                at: folder.url.appending(path: name), withIntermediateDirectories: true)
        }
        for (name, text) in [
            ("file.txt", "hello\n"), ("Card.swift", ""), ("recording/notes.txt", ""),
            ("drag.jsonl", "{\"segueGesture\": 1, \"what\": \"magic-mvoe\"}\n"),
            ("grid.jsonl", "{\"segueGesture\": 1, \"what\": \"magic-move\", \"screens\": \"gird\"}\n"),
        ] {
            try Data(text.utf8).write(to: folder.url.appending(path: name))
        }
    }

    @Test func theTableHasRows() { #expect(Self.rows.count > 100) }

    @Test(arguments: rows) func aMessageSaysPlaceProblemAndRemedy(_ row: Row) throws {
        let before = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path).sorted()
        let result = try SegueProcess(row.arguments, in: folder.url).run()
        #expect(result.errors == "segue: \(row.message)\n")
        #expect(result.status == row.status && result.output.isEmpty)
        #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.url.path).sorted() == before)
    }

    @Test func theVersionIsPrinted() throws {
        let result = try SegueProcess(["--version"], in: folder.url).run()
        #expect(result.status == 0 && result.errors.isEmpty)
        #expect(result.output.wholeMatch(of: /segue \d+\.\d+\.\d+\n/) != nil, "\(result.output)")
    }

    /// `segue help NAME` is `segue NAME --help`, for each command that the help lists.
    @Test func helpKnowsEveryCommand() throws {
        let all = try SegueProcess(["help"], in: folder.url).run()
        let general = try SegueProcess(["--help"], in: folder.url).run()
        #expect(all.status == 0 && all.output == general.output)
        let names = all.output.matches(of: /\n  ([a-z]+)(?: \(default\))?  +[A-Z]/).map { String($0.1) }
        #expect(names.count >= 10 && names.first == "open" && names.last == "help")
        for name in names {
            let help = try SegueProcess(["help", name], in: folder.url).run()
            #expect(help.status == 0 && help.errors.isEmpty && help.output.contains("USAGE: segue \(name)"))
            let own = try SegueProcess([name, "--help"], in: folder.url).run()
            #expect(help.output == own.output)
        }
    }
}
