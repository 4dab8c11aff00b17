import Foundation
import Graphics
import TestSupport
import Testing

/// The commands of the manual print what stands below them, and make its pictures.
@Suite struct ManualCommandsTests {
    private static let pictures = "../../../Manual/Segue.docc"

    /// Whether two lines of output have the same words; of a time the name alone counts: its figures, whose width sets that
    /// of the columns, are those of a machine.
    private func agrees(_ line: Substring, _ printed: Substring) -> Bool {
        let words = line.split(separator: " ")
        let other = printed.split(separator: " ")
        return line.hasPrefix("frame ") ? words.prefix(4) == other.prefix(4) : words == other
    }

    /// Runs the commands in the order of the text, and compares what each prints with the block that follows.
    @Test(.enabled(if: TranslatorProcess.isBuilt)) func theTutorialWorksAsWritten() throws {
        let folder = try TemporaryFolder()
        let blocks = try #require(try Manual(page: "FirstTransition").pages.first).blocks
        var output = ""
        for block in blocks {
            switch block.language {
            case "sh": output = try run(block.text, in: folder)
            case "text":
                let (lines, printed) = (block.text.split(separator: "\n"), output.split(separator: "\n"))
                #expect(lines.count == printed.count && zip(lines, printed).allSatisfy(agrees), "\(output)")
            case "json": try folder.write(block.text, to: "drag.jsonl")
            case "swift":
                let last = try #require(block.text.split(separator: "\n").last)
                let text = try folder.text("CardFlip.swift")
                #expect(text.components(separatedBy: last).count == 2)
                try folder.write(text.replacing("\(last)\n", with: block.text), to: "CardFlip.swift")
            default: Issue.record("no test covers a block of \(block.language)")
            }
        }
        for (name, run) in [("card-flip.png", "before"), ("card-flip-shadow.png", "after")] {
            let data = try Data(contentsOf: folder.url.appending(path: "\(run)/strip.png"))
            try Golden(name, folder: Self.pictures).expect(CGImage(pngData: data))
        }
    }

    /// Runs a line, without a window; the comparison finds the shadow.
    private func run(_ line: String, in folder: TemporaryFolder) throws -> String {
        var words = line.split(whereSeparator: \.isWhitespace).dropFirst().map(String.init)
        if words.first == "open" { words.append("--headless") }
        let result = try SegueProcess(
            words, in: folder.url, variables: ["XDG_CACHE_HOME": folder.path("cache")]
        ).run()
        #expect(result.status == (words.first == "compare" ? 1 : 0), "\(line): \(result.errors)")
        return result.output
    }

    @Test(.enabled(if: TranslatorProcess.isBuilt), arguments: [("Segue", "magic-move.png"), ("Writing", "cover.png")])
    func aPictureIsWhatItsCommandMakes(_ page: String, _ name: String) throws {
        let folder = try TemporaryFolder()
        let sample = Repository.root.appending(path: "Tests/iOSSamples/CoverAnimator.swift")
        try folder.write(String(contentsOf: sample, encoding: .utf8), to: "CoverAnimator.swift")
        let commands = try #require(try Manual(page: page).pages.first).commands
        let command = try #require(commands.first { $0.hasSuffix("-o \(name)") })
        _ = try run(command, in: folder)
        let data = try Data(contentsOf: folder.url.appending(path: name))
        try Golden(name, folder: Self.pictures).expect(CGImage(pngData: data))
    }
}
