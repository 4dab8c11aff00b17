import Assets
import Foundation
import TestSupport
import Testing

@testable import Preview

@Suite struct GestureScriptTests {
    /// Scripts with a fault, `NAME.jsonl`, and what is said about them, `NAME.error`.
    nonisolated static let faults = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Faults")

    nonisolated static let names =
        (try? FileManager.default.contentsOfDirectory(atPath: faults.path))?
        .filter { $0.hasSuffix(".jsonl") }.map { String($0.dropLast(6)) }.sorted() ?? []

    @Test func everyFaultHasItsFile() { #expect(Self.names.count == 31) }

    @Test(arguments: names) func aFaultNamesPlaceProblemAndRemedy(_ name: String) throws {
        let expected = try String(contentsOf: Self.faults.appending(path: "\(name).error"), encoding: .utf8)
        let path = Self.faults.appending(path: "\(name).jsonl").path
        let error = #expect(throws: PreviewError.self) { try GestureScript(contentsOf: path) }
        #expect(error?.description == Self.faults.path + "/" + expected.trimmingCharacters(in: .newlines))
        #expect(error?.status == .unusable)
    }

    @Test func aMissingFileIsNamed() {
        let error = #expect(throws: PreviewError.self) { try GestureScript(contentsOf: "/nowhere/drag.jsonl") }
        #expect(error?.place == "/nowhere/drag.jsonl")
    }

    @Test func theOrderOfKeysAndEmptyLinesAreFree() throws {
        let text = """

            {"segueGesture": 1}

            {"y": 0.25, "x": 0.5, "phase": "began", "t": 0}
            {"t": 0, "phase": "began", "x": 0, "y": 1, "pointer": 7}

            {"t": 12.5, "phase": "cancelled", "x": 0, "y": 1}
            """
        let expected: [GestureScript.Event] = [
            .init(t: 0, phase: .began, x: 0.5, y: 0.25), .init(t: 0, phase: .began, x: 0, y: 1, pointer: 7),
            .init(t: 12.5, phase: .cancelled, x: 0, y: 1),
        ]
        for text in [text, text.replacingOccurrences(of: "\n", with: "\r\n")] {
            let script = try GestureScript(text, path: "drag.jsonl")
            #expect(script.events == expected)
            #expect(script.duration == 12.5)
        }
    }

    @Test func aScriptWithoutEventsTakesNoTime() throws {
        let script = try GestureScript(#"{"segueGesture": 1}"#, path: "still.jsonl")
        #expect(script.events.isEmpty && script.duration == 0)
    }

    /// Numbers of every size come back bit by bit.
    @Test func textReadsBackAsTheSameScript() throws {
        var events: [GestureScript.Event] = []
        let phases: [GestureScript.Phase] = [.began, .moved, .ended, .cancelled]
        for index in 0..<200 {
            let fraction = Double(index) * 0.618_033_988_749_894_9
            events.append(
                .init(
                    t: Double(index) * 8 / 3, phase: phases[index % 4],
                    x: fraction.truncatingRemainder(dividingBy: 1), y: (fraction - 60) * 1e-7,
                    pointer: index % 3 == 0 ? nil : index % 32))
        }
        // A mouse that was held outside the window, too.
        var header = GestureScript.Header(what: "magic-move", size: "390x844")
        header.device = "iphone-14"
        header.scale = 1 / 3.0
        header.dark = true
        header.reducedMotion = true
        header.statusBar = true
        header.rightToLeft = true
        header.startsLate = true
        (header.target, header.language, header.alone) = ("Shop", "pt-BR", true)
        let script = GestureScript(header: header, events: events)
        let copy = try GestureScript(script.text, path: "copy.jsonl")
        #expect(copy == script)
        #expect(copy.text == script.text)
    }

    @Test func theScriptThatComesWithMagicMoveIsAPressADragAndARelease() throws {
        let url = try #require(GestureFile.url(named: "magic-move"))
        let script = try GestureScript(contentsOf: url.path)
        #expect(script.events.first?.phase == .began && script.events.last?.phase == .ended)
        #expect(script.events.dropFirst().dropLast().allSatisfy { $0.phase == .moved })
        #expect(script.events.allSatisfy { (0...1).contains($0.x) && (0...1).contains($0.y) })
        #expect(GestureFile.url(named: "unknown") == nil)
    }

    /// The number of lines is known before any of them is read.
    @Test func aMillionLinesAreOneMessage() {
        let event = #"{"t": 0, "phase": "moved", "x": 0, "y": 0}"# + "\n"
        let text = "{\"segueGesture\": 1}\n" + String(repeating: event, count: 1_000_000)
        let error = #expect(throws: PreviewError.self) { try GestureScript(text, path: "long.jsonl") }
        #expect(error?.description == "long.jsonl:500001: more than 500000 lines; cut the script into several")
    }

    /// Real drags leave the window. Recordings of earlier versions say so in their headers.
    @Test(arguments: ["", ", \"captured\": true"]) func positionsMayLieOutsideTheScreen(_ member: String) throws {
        let event = #"{"t": 0, "phase": "moved", "x": -0.5, "y": 1.5}"#
        let script = try GestureScript("{\"segueGesture\": 1\(member)}\n" + event, path: "a")
        #expect(script.events.first?.x == -0.5 && script.events.first?.y == 1.5)
    }

    /// It was written as it is, and read back as something else or not at all.
    @Test func aHeaderEscapesItsTexts() throws {
        let what = "a\"b\\c\n\u{1}{}"
        let script = GestureScript(header: GestureScript.Header(what: what), events: [])
        #expect(try GestureScript(script.text, path: "a").header.what == what)
    }

    /// A gesture that is opened alone knows its transition.
    @Test func theScriptsThatComeWithTheProgramNameTheirTransitions() throws {
        let names = try FileManager.default.contentsOfDirectory(
            atPath: try #require(GestureFile.url(named: "push")).deletingLastPathComponent().path)
        #expect(names.count > 10)
        // This one drives whatever a user opens.
        for name in names where name != "swipes.jsonl" {
            let url = try #require(GestureFile.url(named: String(name.dropLast(6))))
            #expect(try GestureScript(contentsOf: url.path).header.what.map { $0 + ".jsonl" } == name)
        }
    }

    @Test(arguments: ["1x1", "390x844", "390.5x844.25", "16384x1"]) func aSizeIsTwoNumbers(_ size: String) throws {
        let script = try GestureScript("{\"segueGesture\": 1, \"size\": \"\(size)\"}", path: "a")
        #expect(script.header.size == size)
    }

    @Test(arguments: [
        "", "x", "390", "390x", "0x0", "-1x5", "NaNxNaN", "infx1", " 390x844", "390x844 ", "390x844x1", "0x10x20",
        "1e3x4",
        "+3x4", "16385x1", "३x४",
    ])
    func otherSizesAreFaults(_ size: String) {
        let error = #expect(throws: PreviewError.self) {
            try GestureScript("{\"segueGesture\": 1, \"size\": \"\(size)\"}", path: "a")
        }
        let remedy = "write points from 1 to 16384 each way, such as \"390x844\""
        #expect(error?.description == "a:1: the size \"\(size)\" is out of range; \(remedy)")
    }

    @Test func aPipeIsNamedAsSuch() throws {
        let place = try TemporaryFolder()
        mkfifo(place.path("pipe"), 0o600)
        let error = #expect(throws: PreviewError.self) { try GestureScript(contentsOf: place.path("pipe")) }
        #expect(error?.problem == "cannot be read (it is a pipe (FIFO))")
    }
}
