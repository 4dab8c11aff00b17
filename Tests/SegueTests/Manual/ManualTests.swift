import Foundation
import TestSupport
import Testing

@testable import LiveCode
@testable import Preview

/// The manual says what is so, and its links lead somewhere.
@Suite struct ManualTests {
    private let manual: Manual
    private nonisolated static let hasDocC =
        ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":")
        .contains { FileManager.default.isExecutableFile(atPath: "\($0)/docc") } == true

    init() throws { manual = try Manual() }

    private func page(_ name: String) throws -> Manual.Page { try #require(manual.pages.first { $0.name == name }) }

    /// Runs `command` in `folder`; returns its status, and what it printed.
    private func run(_ command: [String], in folder: URL) throws -> (status: Int32, output: String) {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = command
        process.currentDirectoryURL = folder
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text)
    }

    @Test(.enabled(if: hasDocC)) func itsLinksLeadSomewhere() throws {
        let folder = try TemporaryFolder()
        let result = try run(["scripts/docs", "--articles", folder.path("site")], in: Repository.root)
        #expect(result.status == 0, "\(result.output)")
        let pages = try FileManager.default.contentsOfDirectory(atPath: folder.path("site/data/documentation/segue"))
        #expect(pages.count == manual.pages.count - 1)
        #expect(FileManager.default.fileExists(atPath: folder.path("site/schemas/run.schema.json")))
    }

    @Test(.enabled(if: hasDocC), arguments: ["<doc:Nowhere>", "<doc:Formats#Nowhere>", "![A picture.](nowhere.png)"])
    func aBrokenLinkIsAnError(_ link: String) throws {
        let folder = try TemporaryFolder()
        try FileManager.default.copyItem(
            at: Repository.root.appending(path: "Manual"), to: folder.url.appending(path: "Manual"))
        try folder.write(page("Figures").text + "\n\(link)\n", to: "Manual/Segue.docc/Figures.md")
        let script = Repository.root.appending(path: "scripts/docs")
        try folder.write(String(contentsOf: script, encoding: .utf8), to: "scripts/docs")
        let result = try run(["bash", "scripts/docs", "--articles", folder.path("site")], in: folder.url)
        #expect(result.status == 1 && result.output.contains("Figures.md:"), "\(result.output)")
        #expect(!FileManager.default.fileExists(atPath: folder.path("site")))
    }

    /// docc does not check other links, such as paths of files.
    @Test func itLinksToItsOwnPagesAndPicturesAlone() throws {
        let targets = Set(manual.pages.flatMap(\.targets))
        #expect(targets == Set(try Manual.pictures()))
    }

    @Test func itIsSmall() throws {
        let folder = Repository.root.appending(path: "Manual")
        let sizes = try FileManager.default.subpathsOfDirectory(atPath: folder.path).map {
            try folder.appending(path: $0).resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
        }
        #expect(sizes.reduce(0, +) < 1_500_000)
    }

    @Test func thePageAboutTheCommandLineIsTheHelp() throws {
        let program = SegueProcess.products.appending(path: "segue").path
        let result = try run(["scripts/command-line-page", program], in: Repository.root)
        let isSame = try result.output == page("CommandLine").text
        #expect(result.status == 0 && isSame, "run scripts/docs --command-line")
    }

    /// Commands and options of the pages are those of the program.
    @Test func itsCommandsExist() throws {
        let sections = try page("CommandLine").text.components(separatedBy: "\n### ").dropFirst()
        let options = Dictionary(
            uniqueKeysWithValues: sections.map { section in
                let title = section.prefix { $0 != "\n" }
                return (String(title), Set(section.matches(of: /--[a-z][a-z-]*|`-o,/).map { String($0.output) }))
            })
        let commands = manual.pages.flatMap(\.commands).filter { $0.hasPrefix("segue ") }
        #expect(commands.count > 20)
        for command in commands {
            let words = command.split(separator: " ").map(String.init)
            let known = try #require(options["segue \(words[1])"], "\(command)")
            for word in words where word.hasPrefix("-") && word != "-" {
                #expect(known.contains(word == "-o" ? "`-o," : word), "\(command)")
            }
        }
    }

    @Test func itNamesAllThatIsAbsent() throws {
        let text = try page("Differences").text
        for entry in AbsentNames.all {
            for name in entry.names { #expect(text.contains("`\(name)`"), "\(name)") }
            #expect(text.contains(entry.remedy), "\(entry.names)")
        }
    }

    @MainActor @Test func itNamesAllKeys() throws {
        let text = try page("Driving").text
        for key in Set(KeyListLayer.stockScreens.flatMap(\.keys)).subtracting(["drag", "Ctrl"]) {
            let isNamed = text.contains(key)
            #expect(isNamed, "\(key)")
        }
    }

    /// The limits stand in the policy, too.
    @Test func itsLimitsAreThoseOfThePolicy() throws {
        let policy = try String(contentsOf: Repository.root.appending(path: "SECURITY.md"), encoding: .utf8)
        let limits = try #require(try page("Formats").text.components(separatedBy: "\n### Limits\n").last)
        let rows = limits.split(separator: "\n").filter { $0.hasPrefix("| ") }
        #expect(rows.count == 9 && rows.allSatisfy { policy.contains($0) })
    }

    @Test func itNamesEverySchemaAndFile() throws {
        let text = try page("Formats").text
        let schemas = try FileManager.default.contentsOfDirectory(atPath: Repository.root.path + "/Manual/Schemas")
        for name in schemas { #expect(text.contains("`\(name)`"), "\(name)") }
        let folder = try page("Recording").text
        for name in CommandLineTests.recorded { #expect(folder.contains("`\(name)`"), "\(name)") }
        let paths = [
            "Manual/Schemas", "assets/workflows/frame-times.yml", "assets/workflows/transitions.yml", "SECURITY.md",
        ]
        for path in paths {
            #expect(manual.pages.contains { $0.text.contains("`\(path)`") })
            #expect(FileManager.default.fileExists(atPath: Repository.root.appending(path: path).path))
        }
    }
}
