import Foundation
import TestSupport
import Testing

/// The programs that `make run` builds.
@Suite struct BuildTests {
    private func output(of command: [String]) throws -> String {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = command
        process.currentDirectoryURL = Repository.root
        process.standardOutput = pipe
        try process.run()
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return text
    }

    /// Without the program that parses them, no Swift file can be opened.
    @Test func theProgramThatParsesFilesIsBuilt() throws {
        let products = try output(of: ["scripts/build", "--products"]).split(separator: "\n")
        #expect(products == (TranslatorProcess.isBuilt ? ["segue", "segue-translator"] : ["segue"]))
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
}
