import Foundation
import TestSupport
import Testing

/// The commands of the example workflows do what the workflows rely on.
@Suite struct WorkflowTests {
    /// The commands of segue in the workflow for transitions, as a shell would run them, with little to measure.
    private static func commands(_ text: String) throws -> [[String]] {
        let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter {
            !$0.hasPrefix("#")
        }
        func variable(_ name: String) throws -> String {
            try #require(lines.first { $0.hasPrefix("\(name): ") }.map { String($0.dropFirst(name.count + 2)) })
        }
        let variables = try ["WHAT", "ANIMATOR", "GOLDENS"].map { ("$\($0)", try variable($0)) }
        return lines.compactMap { line in
            guard let start = line.range(of: "segue ", options: .anchored) ?? line.range(of: "run: segue ") else {
                return nil
            }
            let command = variables.reduce(String(line[start.upperBound...])) { $0.replacing($1.0, with: $1.1) }
            let words = command.split(separator: " ").map(String.init).prefix { $0 != "||" }
            return words.first == "bench"
                ? words.map { $0 == "9" ? "2" : $0 } + ["--frames", "4"]
                    + (words.contains("--compare") ? ["--repetitions", "2"] : [])
                : Array(words)
        }
    }

    /// Before and after are the same at first; then a colour is another one.
    @Test(.enabled(if: TranslatorProcess.isBuilt)) func theTransitionsOfAMergeRequestAreChecked() throws {
        let file = Repository.root.appending(path: "assets/workflows/transitions.yml")
        let commands = try Self.commands(String(contentsOf: file, encoding: .utf8))
        #expect(commands.map { $0[0] } == ["check", "check", "bench", "bench"], "\(commands)")
        let folder = try TemporaryFolder()
        let sample = Repository.root.appending(path: "Tests/iOSSamples/CoverAnimator.swift")
        let source = try String(contentsOf: sample, encoding: .utf8)
        for name in ["before", "now"] { try folder.write(source, to: "\(name)/CoverAnimator.swift") }
        try folder.write(
            #"{"segueGoldens": 1, "sizes": ["98x212"], "scales": [1], "appearances": ["light"]}"#,
            to: "now/goldens/goldens.json")
        func run(_ words: [String], ci: String? = "true") throws -> SegueProcess.Result {
            var variables = ["XDG_CACHE_HOME": folder.path("cache")]
            variables["CI"] = ci
            return try SegueProcess(words, in: folder.url.appending(path: "now"), variables: variables).run()
        }
        #expect(try run(commands[1].prefix { $0 != "-o" } + ["--record-goldens"], ci: nil).status == 0)
        for command in commands {
            let result = try run(command)
            #expect(result.status == 0 || command[0] == "bench" && result.status == 3, "\(command): \(result)")
        }
        #expect(
            try folder.names("now") == [
                "CoverAnimator.swift", "before.json", "check.json", "check.sarif", "differences", "goldens",
                "junit.xml",
                "table.md",
            ])
        try folder.write(source.replacing(".black", with: ".red"), to: "now/CoverAnimator.swift")
        #expect(try run(commands[1]).status == 1)
        #expect(try folder.names("now/differences").contains("CoverAnimator.forward-98x212@1x-light.png"))
    }

    @Test func itsComparisonRuns() throws {
        let file = Repository.root.appending(path: "assets/workflows/frame-times.yml")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        let transition = try #require(lines.first { $0.contains("TRANSITION: ") }?.split(separator: " ").last)
        let command = try #require(lines.first { $0.contains("segue bench") })
        let folder = try TemporaryFolder()
        let program = SegueProcess.products.appending(path: "segue").path
        let words = command.split(separator: " ").dropFirst().prefix { $0 != "||" }.map { word in
            switch word {
            case "$TRANSITION": String(transition)
            case "../before/.build/release/segue": program
            default: String(word)
            }
        }
        let result = try SegueProcess(words + ["--frames", "4", "--repetitions", "2"], in: folder.url).run()
        #expect(result.status == 0 || result.status == 3, "\(result.errors)")
        #expect(result.errors.isEmpty && result.output.hasPrefix("card: now against \(program)"))
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
        #expect(files == ["junit.xml", "table.md"])
    }
}
