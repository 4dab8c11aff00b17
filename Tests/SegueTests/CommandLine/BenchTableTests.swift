import Files
import Foundation
import TestSupport
import Testing

/// `scripts/bench`, which `make bench` runs: its table, from as few frames as it can be made of.
@Suite(.serialized) struct BenchTableTests {
    private struct Run {
        var status: Int32?
        var output: String
        var errors: String
        /// The cells of the table, line by line, without the rule below its head.
        var cells: [[String]] {
            output.split(separator: "\n").filter { $0.hasPrefix("| ") }.map {
                $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            }
        }
    }

    private func bench(_ arguments: String...) throws -> Run {
        let folder = FileManager.default.temporaryDirectory.path
        let script = Repository.root.appending(path: "scripts/bench").path
        // Of two the last one counts.
        let program = ["--segue", SegueProcess.products.appending(path: "segue").path]
        let result = try ChildProcess("/usr/bin/env", arguments: ["-C", folder, script] + program + arguments).finish()
        return Run(
            status: result.status, output: String(decoding: result.output, as: UTF8.self),
            errors: String(decoding: result.errors, as: UTF8.self))
    }

    @Test func everyWorkloadStandsBesideItsPeer() throws {
        let run = try bench("--rounds", "1", "--frames", "1")
        #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
        #expect(run.cells.first?.first == "CPU time per frame")
        let names = Set(run.cells.dropFirst().compactMap(\.first))
        let always: Set = [
            "W3", "W4, the first time", "W4, nothing changed", "W5, 1000 layers: commit, draw list",
            "W5, 10000 layers: commit, draw list", "memory, W1", "first frame, Magic Move",
            "save to first frame, 100 lines, p95", "save to first frame, 1000 lines, p95",
            "opening a file, first frame",
        ]
        #expect(names.isSuperset(of: always))
        #expect(names.contains("W1 1280x800") != run.output.contains("Without AVX2"))
        #expect(names.contains("W1, GPU renderer") != run.output.contains("OpenGL cannot be used"))
        let ours = run.cells.dropFirst().map { $0.count > 5 ? $0[1] : "" }
        #expect(ours.allSatisfy { [" ms", " us", " MB"].contains($0.suffix(3)) }, "\(ours)")
    }

    @Test func aWorkloadAloneIsMeasuredAlone() throws {
        let run = try bench("w3", "--rounds", "2", "--frames", "2")
        #expect(run.cells.dropFirst().map(\.first) == ["W3"])
    }

    @Test func aTransitionHasNoPeers() throws {
        let run = try bench("magic-move", "--frames", "2")
        #expect(run.status == 0 && run.output.hasPrefix("magic-move  cpu"))
    }

    /// The program fails for saves, which have no peer, and is what it is for the rest.
    @Test func aRowThatCannotBeMeasuredSaysSo() throws {
        let folder = try TemporaryFolder()
        let program = SegueProcess.products.appending(path: "segue").path
        let script = "case \"$*\" in *--reload*) exit 3;; esac\nexec \(program) \"$@\""
        try folder.writeScript(script, to: "segue")
        try folder.write("", to: "segue-translator")
        let failing = try bench("reload", "--rounds", "2", "--frames", "1", "--segue", folder.path("segue"))
        #expect(failing.status == 2 && failing.cells.count == 4)
        #expect(failing.cells.dropFirst().allSatisfy { $0[1] == "not measured" }, "\(failing.output)")
        #expect(failing.output.contains("failed: status 3."))
        let other = try bench("w3", "--rounds", "1", "--frames", "1", "--segue", folder.path("segue"))
        #expect(other.status == 0 && other.cells.count == 2)
    }

    @Test func aFailureIsOneLine() throws {
        let run = try bench("w3", "--rounds", "0")
        #expect(run.status != 0 && run.output.isEmpty)
    }
}
