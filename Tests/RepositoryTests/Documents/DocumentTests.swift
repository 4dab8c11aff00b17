import Foundation
import Testing

/// Documents about the code name what is there.
@Suite struct DocumentTests {
    private static let documents = ["ARCHITECTURE.md", "CONTRIBUTING.md", "benchmarks/README.md"]
    private static let folders = ["Sources", "Tests", "assets", "Fuzz", "benchmarks"]
    private static let sources = Result {
        try folders.flatMap { try Repository.sources(in: $0, extensions: ["swift", "c", "h"]) }
    }
    private static let declarations = sources.map(Declarations.init(in:))
    private static let manifest = Result {
        PackageManifest(
            text: try String(contentsOf: Repository.root.appending(path: "Package.swift"), encoding: .utf8))
    }

    @Test(arguments: documents) func everyNameExists(in path: String) throws {
        let document = try Document(path)
        #expect(!document.names.isEmpty)
        for name in Set(document.names).sorted() { #expect(try exists(name), "\(path) names \"\(name)\"") }
    }

    @Test(arguments: documents) func everyLinkLeadsToAFile(of path: String) throws {
        let folder = Repository.root.appending(path: path).deletingLastPathComponent()
        for link in try Document(path).links {
            let target = folder.appending(path: link).standardized
            #expect(FileManager.default.fileExists(atPath: target.path), "\(path) links \(link)")
        }
    }

    @Test(arguments: documents) func everyCommandNamesWhatIsThere(in path: String) throws {
        for command in try Document(path).code(in: "sh") { #expect(try isCommand(command), "\(path): \(command)") }
    }

    @Test func theModulesAreThoseOfThePackage() throws {
        let document = try Document("ARCHITECTURE.md")
        var targets: [String: Set<String>] = [:]
        for row in document.rows(below: "## Modules") where row.count == 4 {
            let imports = row[1].components(separatedBy: ", ").map(plain)
            targets[plain(row[0])] = Set(imports).subtracting([""])
        }
        for line in document.code(in: "text") {
            let sides = line.components(separatedBy: "->").map(plain)
            targets[sides[0]] = Set(sides.dropFirst().flatMap { $0.components(separatedBy: ", ") })
        }
        let expected = try Self.manifest.get().dependencies
        #expect(expected.count > 40)
        #expect(Set(targets.keys) == Set(expected.keys))
        for (name, dependencies) in targets { #expect(dependencies == expected[name], "\(name)") }
    }

    @Test func theWaysAreThere() throws {
        let document = try Document("ARCHITECTURE.md")
        for heading in ["### A layer property, from assignment to pixels", "### A mouse event, to the window's touch"] {
            #expect((1...6).contains(document.itemCount(below: heading)), "\(heading)")
        }
        for way in ["frame", "touch", "transition", "snapshot", "record", "save"] {
            #expect(document.itemCount(below: "## The way of a \(way)") > 3, "\(way)")
        }
    }

    @Test func theWordsAreThoseOfTheCode() throws {
        let words = try Document("ARCHITECTURE.md").rows(below: "## Words").compactMap(\.first).map(plain)
        #expect(words.count > 20)
        let sorted = words.sorted { $0.lowercased() < $1.lowercased() }
        #expect(words == sorted)
        let declarations = try Declarations(in: Self.sources.get().filter { $0.path.hasPrefix("Sources/") })
        for word in words { #expect(declarations.havePart(word), "nothing in Sources is named after \"\(word)\"") }
    }

    @Test func aMemberIsThatOfItsType() {
        let file = SourceFile(path: "Stage.swift", text: "struct Stage {\n    func send(_ sample: Int) {}\n}\n")
        let other = SourceFile(path: "Step.swift", text: "enum Step {\n    case input, commit\n}  // class Gone")
        let declarations = Declarations(in: [file, other])
        for name in ["Stage", "Stage.send(_:)", "Step.commit", "send(_:)"] { #expect(declarations.contain(name)) }
        for name in ["Gone", "Stage.commit", "Stage.draw()"] { #expect(!declarations.contain(name)) }
    }

    @Test func aManifestHasItsTargets() {
        let text = """
            let fuzzed = ["Motion"]
            func module(_ name: String) -> Target { .target(name: name, swiftSettings: strict) }
            module("Motion", []), module("Graphics", ["CPango"]), .systemLibrary(name: "CPango", pkgConfig: "cairo"),
            .target(name: "Assets", path: "assets", exclude: ["readme"]), tests("Motion", ["CSDL2"]),
            .executableTarget(name: "segue", dependencies: [.product(name: "Parser", package: "parser"), "Motion"]),
            .testTarget(name: "FuzzTests", dependencies: fuzzDependencies)
            """
        let expected: [String: Set<String>] = [
            "Motion": [], "Graphics": ["CPango"], "CPango": [], "Assets": [], "segue": ["Parser", "Motion"],
            "MotionTests": ["Motion", "TestSupport", "CSDL2"], "FuzzTests": ["Motion"],
        ]
        #expect(PackageManifest(text: text).dependencies == expected)
    }

    /// A cell of a table without the marks of code.
    private func plain(_ cell: String) -> String { cell.trimmingCharacters(in: CharacterSet(charactersIn: " `")) }

    /// Whether `name` is a path, a command, a target, a declaration, or the name of a file that the program writes.
    private func exists(_ name: String) throws -> Bool {
        if name.contains(" ") { return try isCommand(name) }
        if name.contains("/") || FileManager.default.fileExists(atPath: Repository.root.appending(path: name).path) {
            return isPath(name)
        }
        let targets = try Self.manifest.get().dependencies
        return try targets.keys.contains(name) || targets.values.contains { $0.contains(name) }
            || Self.declarations.get().contain(name) || Self.sources.get().contains { $0.hasLiteral(name) }
    }

    /// Whether something lies at `path`, which `NAME` makes the folder of what has any name.
    private func isPath(_ path: String) -> Bool {
        let parts = path.split(separator: "/").prefix { !$0.contains("NAME") }
        return FileManager.default.fileExists(
            atPath: Repository.root.appending(path: parts.joined(separator: "/")).path)
    }

    /// Whether the first word of `command`, behind variables, names a target of make, a script or a program.
    private func isCommand(_ command: String) throws -> Bool {
        let words = command.split(separator: " ").drop { $0.contains("=") }.map(String.init)
        switch words.first {
        case "make":
            let makefile = try String(contentsOf: Repository.root.appending(path: "Makefile"), encoding: .utf8)
            return words.count > 1 && makefile.contains("\n\(words[1]):\n")
        case "swift", "git", "segue", ".build/release/segue": return true
        case let script?: return isPath(script)
        case nil: return false
        }
    }
}

extension SourceFile {
    /// Whether `text` stands in the file as the whole of a string.
    fileprivate func hasLiteral(_ text: String) -> Bool {
        path.hasPrefix("Sources/") && lines.contains { $0.contains("\"\(text)\"") }
    }
}
