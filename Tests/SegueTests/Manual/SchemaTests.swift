import Assets
import Foundation
import TestSupport
import Testing

/// The schemas of the manual accept every file that segue writes and comes with, and refuse faulty ones.
@Suite struct SchemaTests {
    private static let folder = Repository.root.appending(path: "Manual/Schemas")
    private static let small = ["--size", "65x140", "--frames", "4"]
    /// Faults that no line shows by itself: the order of times, the number of pointers, a script without lines.
    private static let faultsBeyondLines = ["backwards", "empty", "many-pointers", "typed-backwards"]

    private static func schema(_ name: String) throws -> JSONSchema {
        try JSONSchema(Data(contentsOf: folder.appending(path: "\(name).schema.json")))
    }

    private static func names(in path: String, ending suffix: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: Repository.root.appending(path: path).path)
            .filter { $0.hasSuffix(suffix) }.map { String($0.dropLast(suffix.count)) }.sorted()
    }

    /// The faults of the lines of a gesture script.
    private func faults(ofScript text: String) throws -> [String] {
        let schema = try Self.schema("gesture")
        let lines = text.split(whereSeparator: \.isNewline).filter { !$0.allSatisfy(\.isWhitespace) }
        return lines.enumerated().flatMap { index, line in
            guard let value = try? JSONValue(text: line) else { return ["line \(index + 1): it is no JSON"] }
            return schema.faults(in: value, as: index == 0 ? "header" : "row")
        }
    }

    /// Runs segue with `arguments` in `folder`, and returns its standard output.
    private func output(_ arguments: [String], in folder: TemporaryFolder) throws -> String {
        let result = try SegueProcess(arguments, in: folder.url).run()
        #expect([0, 3].contains(result.status), "\(arguments): \(result.errors)")
        return result.output
    }

    /// A definition of one name means the same in all files, so that each file can be used alone.
    @Test func equalNamesHaveEqualDefinitions() throws {
        var known: [String: JSONValue] = [:]
        let shared = ["environment", "distribution", "stages", "counters"]
        let names = try Self.names(in: "Manual/Schemas", ending: ".schema.json")
        #expect(names.count == 12)
        for name in names {
            let schema = try Self.schema(name)
            #expect(schema.document["$id"] == .string("\(name).schema.json"))
            for (name, definition) in schema.definitions where shared.contains(name) {
                #expect(known[name, default: definition] == definition, "\(name)")
                known[name] = definition
            }
        }
        #expect(known.count == shared.count)
    }

    @Test(arguments: try names(in: "assets/gestures", ending: ".jsonl")) func aBundledGestureIsAccepted(_ name: String)
        throws
    {
        let url = try #require(GestureFile.url(named: name))
        #expect(try faults(ofScript: String(contentsOf: url, encoding: .utf8)) == [])
    }

    @Test(arguments: try names(in: "Tests/PreviewTests/Gestures/Faults", ending: ".jsonl"))
    func aFaultyGestureIsRefused(_ name: String) throws {
        let file = Repository.root.appending(path: "Tests/PreviewTests/Gestures/Faults/\(name).jsonl")
        let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        #expect(try faults(ofScript: text).isEmpty == Self.faultsBeyondLines.contains(name))
    }

    /// A line of each kind, in the words of the editing keys too.
    @Test func typingIsAccepted() throws {
        let script = #"""
            {"segueGesture": 1, "what": "A.swift", "also": ["B.swift"], "entry": "A", "screens": "grid", "as": "modal"}
            {"t": 0, "phase": "began", "x": -0.5, "y": 1.5, "pointer": 3, "touch": true}
            {"t": 0, "text": "a"}
            {"t": 1.5, "composition": "ä"}
            {"t": 1.5, "paste": "\n"}
            {"t": 2, "key": "moveLeft", "extends": true, "byWord": false}
            {"t": 3, "progress": 0.25}
            {"t": 4, "motion": "cancel"}
            """#
        #expect(try faults(ofScript: script) == [])
    }

    @Test func aFreshRunIsAccepted() throws {
        let folder = try TemporaryFolder()
        let name = "run"
        _ = try output(["record", "magic-move", "--headless", "-o", name, "--size", "195x422"], in: folder)
        #expect(try Self.schema("run").faults(in: JSONValue(text: folder.text("run/run.json"))) == [])
        #expect(try Self.schema("summary").faults(in: JSONValue(text: folder.text("run/summary.json"))) == [])
        #expect(try faults(ofScript: folder.text("run/gesture.jsonl")) == [])
        let frame = try Self.schema("frame")
        let lines = try folder.text("run/frames.jsonl").split(separator: "\n")
        #expect(try lines.flatMap { try frame.faults(in: JSONValue(text: $0)) } == [])
        // Its lines have all that there is: a release, a transition, and frames without them.
        let values = try lines.map { try JSONValue(text: $0) }
        #expect(values.contains { $0["release"]?.object != nil } && values.contains { $0["release"] == .null })
        let comparison = try output(["compare", name, name, "--json", "-"], in: folder)
        #expect(try Self.schema("comparison").faults(in: JSONValue(text: comparison)) == [])
    }

    @Test func aFreshBenchmarkIsAccepted() throws {
        let folder = try TemporaryFolder()
        let schema = try Self.schema("bench")
        let once = try output(["bench", "card", "--headless", "--json", "-"] + Self.small, in: folder)
        #expect(try schema.faults(in: JSONValue(text: once)) == [])
        let several = ["bench", "card", "--headless", "--repetitions", "2", "--json", "two.json"] + Self.small
        _ = try output(several, in: folder)
        let value = try JSONValue(text: folder.text("two.json"))
        #expect(schema.faults(in: value) == [] && value["repetitions"]?.array?.count == 2)
        let beginning = try output(
            ["bench", "card", "--beginning", "--repetitions", "1", "--json", "-", "--size", "65x140"], in: folder)
        #expect(try Self.schema("beginning").faults(in: JSONValue(text: beginning)) == [])
    }

    @Test func aFreshCheckIsAccepted() throws {
        let check = try output(["check", "card", "--json", "-", "--size", "65x140"], in: TemporaryFolder())
        #expect(try Self.schema("check").faults(in: JSONValue(text: check)) == [])
    }

    @Test func freshGoldensAreAccepted() throws {
        let folder = try TemporaryFolder()
        let settings = #"{"segueGoldens": 1, "sizes": ["65x140"], "scales": [0.5], "appearances": ["light", "dark"]}"#
        try folder.write(settings, to: "goldens/goldens.json")
        #expect(try Self.schema("goldens").faults(in: JSONValue(text: settings)) == [])
        let words = ["check", "card", "--goldens", "goldens", "--json", "-"]
        let schema = try Self.schema("golden-report")
        let recorded = try output(words + ["--record-goldens"], in: folder)
        #expect(try schema.faults(in: JSONValue(text: recorded)) == [])
        try FileManager.default.copyItem(
            atPath: folder.path("goldens/card/back-65x140@0.5x-dark.png"),
            toPath: folder.path("goldens/card/forward-65x140@0.5x-light.copy.png"))
        try FileManager.default.removeItem(atPath: folder.path("goldens/card/forward-65x140@0.5x-light.png"))
        try FileManager.default.moveItem(
            atPath: folder.path("goldens/card/forward-65x140@0.5x-light.copy.png"),
            toPath: folder.path("goldens/card/forward-65x140@0.5x-light.png"))
        let compared = try SegueProcess(words + ["-o", "out"], in: folder.url).run()
        let report = try JSONValue(text: compared.output)
        #expect(compared.status == 1 && schema.faults(in: report) == [])
        #expect(report["pictures"]?.array?.first?["moments"]?.array?.isEmpty == false)
        #expect(try JSONValue(text: folder.text("out/report.json"))["pictures"] == report["pictures"])
        try folder.write("{\n  \"segueGoldens\": 1\n}", to: "goldens/goldens.json")
        #expect(try Self.schema("goldens").faults(in: JSONValue(text: folder.text("goldens/goldens.json"))) != [])
    }

    @Test func theCatalogIsAccepted() throws {
        let list = try output(["list", "--json"], in: TemporaryFolder())
        #expect(try Self.schema("list").faults(in: JSONValue(text: list)) == [])
    }

    /// A file that lacks something, or has more than this version writes.
    @Test(arguments: [
        ("run", "schemaVersion", JSONValue.number(2)), ("run", "scale", .string("1")),
        ("run", "size", .string("large")),
        ("run", "pacing", .string("none")), ("run", "colour", .null), ("bench", "frames", .number(1.5)),
        ("bench", "counters", .object([:])), ("bench", "stages", .null),
    ])
    func aChangedFileIsRefused(_ name: String, _ key: String, _ value: JSONValue) throws {
        let file = Repository.root.appending(path: "Tests/RecorderTests/Tables/\(name).json")
        var members = try #require(try JSONValue(text: String(contentsOf: file, encoding: .utf8)).object)
        let schema = try Self.schema(name)
        #expect(schema.faults(in: .object(members)) == [])
        members[key] = value
        #expect(schema.faults(in: .object(members)) != [])
        members[key] = nil
        #expect(schema.faults(in: .object(members)).isEmpty == (key == "colour"))
    }
}
