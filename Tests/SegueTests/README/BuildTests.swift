import Foundation
import TestSupport
import Testing

/// The programs that `make run` builds.
@Suite struct BuildTests {
    private func output(of command: [String], variables: [String: String] = [:], status: Int32 = 0) throws -> String {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = command
        process.currentDirectoryURL = Repository.root
        process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == status, "\(text)")
        return text
    }

    /// Without the program that parses them, no Swift file can be opened.
    @Test func theProgramThatParsesFilesIsBuilt() throws {
        let products = try output(of: ["scripts/build", "--products"]).split(separator: "\n")
        #expect(products == ["segue", "Combine"] + (TranslatorProcess.isBuilt ? ["segue-translator"] : []))
        for target in ["run", "install", "bench", "soak"] {
            let commands = try output(of: ["make", "--no-print-directory", "-n", target]).split(separator: "\n")
            #expect(commands.contains("scripts/build"))
        }
    }

    /// Lists of packages name other lists, which have to stand above them.
    @Test func theTestsGetThePackagesOfAllThatTheyRun() throws {
        let commands = try output(of: ["make", "--no-print-directory", "-n", "test"]).split(separator: "\n")
        let packages = try #require(commands.first).split(separator: " ")
        for package in ["libsdl2-dev", "xvfb", "chrpath", "python3", "gcc", "libcairo2-dev"] {
            #expect(packages.contains(Substring(package)), "\(package)")
        }
    }

    /// Memory that a phase gained in its first half was no growth; one tenth alone does not decide.
    @Test(arguments: [
        ("100 + min(f, 0.5) * 80", 20), ("100 + f * 100", 62), ("100", 0), ("100 if f > 0.1 else 50", 0),
        ("80 if 0.1 < f < 0.2 else 100", 11),
    ])
    func aSoakComparesItsEndWithItsBeginning(_ size: String, growth: Int) throws {
        let script = """
            import runpy
            curve = runpy.run_path("scripts/soak")["Curve"]("x", 0.1)
            curve.samples = [(f, \(size)) for f in (step / 1000 for step in range(1, 1001))]
            print(int(curve.growth))
            """
        #expect(try output(of: ["python3", "-B", "-c", script]) == "\(growth)\n")
    }

    /// Tests that no sanitizer watched passed, since those that prove it were skipped.
    @Test(arguments: ["address", "thread"]) func sanitizedTestsNeedTheirSanitizer(_ sanitizer: String) throws {
        let folder = try TemporaryFolder()
        let names =
            sanitizer == "thread"
            ? ["aRaceInSwiftIsSeen"]
            : ["anOverflowInSwiftIsSeen", "anOverflowInCIsSeen", "undefinedBehaviourInCIsSeen"]
        for (outcome, status) in [("passed after 0.1 seconds", Int32(0)), ("skipped", 1)] {
            let lines = names.map { "echo '✔ Test \($0)() \(outcome).'\n" }.joined()
            try folder.writeScript(lines, to: "swift")
            let path = folder.path() + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
            let text = try output(
                of: ["scripts/sanitize", sanitizer, "--filter", "X"], variables: ["PATH": path], status: status)
            #expect(text.contains("the \(sanitizer) sanitizer did not see \(names[0])") == (status == 1))
        }
    }
}
