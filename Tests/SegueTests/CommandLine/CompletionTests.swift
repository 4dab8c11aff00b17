import Foundation
import TestSupport
import Testing

/// The completions that the program gives to shells.
@Suite struct CompletionTests {
    @Test(arguments: [("bash", ""), ("fish", ""), ("zsh", ":Layers: pictures that move")])
    func namesAreCompleted(shell: String, summary: String) throws {
        let folder = try TemporaryFolder()
        let words = ["---completion", "open", "--", "positional@0", "2", "1", "segue", "open", "w"]
        let result = try SegueProcess(words, in: folder.url, variables: ["SAP_SHELL": shell]).run()
        #expect(result.status == 0 && result.errors.isEmpty)
        let lines = result.output.split(separator: "\n")
        #expect(lines.contains { $0.hasPrefix("w2" + summary) && (summary.isEmpty ? $0 == "w2" : true) })
        let names = lines.compactMap { $0.split(separator: ":").first.map(String.init) }
        #expect(names.prefix(22) == (try SegueProcess.listedNames().prefix(22)))
    }

    @Test(arguments: ["bash", "fish", "zsh"]) func everyCommandCompletesWhatItTakes(shell: String) throws {
        let folder = try TemporaryFolder()
        let script = try SegueProcess(["--generate-completion-script", shell], in: folder.url).run().output
        for (command, position) in [
            ("open", 0), ("render", 0), ("record", 0), ("bench", 0), ("check", 0), ("replay", 1),
        ] {
            #expect(script.contains("---completion \(command) -- positional@\(position)"), "\(command)")
        }
        #expect(script.contains("jsonl"))
    }
}
