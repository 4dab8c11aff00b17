import Foundation
import TestSupport
import Testing

/// The command of the example workflow does what the workflow relies on.
@Suite struct WorkflowTests {
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
