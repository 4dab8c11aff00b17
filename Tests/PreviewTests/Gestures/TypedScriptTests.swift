import Foundation
import LayerTree
import SDLPlatform
import TestSupport
import Testing
import ViewKit

@testable import Preview

/// Texts and keys in gesture scripts: read, written, recorded and replayed.
@MainActor @Suite struct TypedScriptTests {
    private static let inputs: [TextInput] = [
        .text("a"), .text("ä\u{1F469}\u{200D}\u{1F467} \"\\"), .text(""), .paste("one\ntwo\u{1}"), .composition("か"),
        .composition(""), .key(EditingKey(.deleteBackward)), .key(EditingKey(.moveLeft, extends: true)),
        .key(EditingKey(.moveRight, extends: true, byWord: true)), .key(EditingKey(.newline, byWord: true)),
    ]

    @Test func textReadsBackAsTheSameScript() throws {
        let events: [GestureScript.Event] = [
            .init(t: 0, phase: .began, x: 0, y: 0), .init(t: 1, phase: .ended, x: 0, y: 0),
        ]
        for index in 0...2 {
            let inputs = Self.inputs.enumerated().map { number, input in
                GestureScript.Input(t: index == 2 ? 1.25 + Double(number) : Double(index), input, index: index)
            }
            let script = GestureScript(events: events, inputs: inputs)
            let copy = try GestureScript(script.text, path: "copy.jsonl")
            #expect(copy == script && copy.text == script.text)
            #expect(copy.duration == (index == 2 ? 10.25 : 1))
        }
    }

    /// Every key that edits has a name that is read.
    @Test func everyKeyHasAName() throws {
        for action in EditingKey.Action.allCases {
            let script = try GestureScript("{\"segueGesture\": 1}\n{\"t\": 0, \"key\": \"\(action.name)\"}", path: "a")
            #expect(script.inputs.map(\.input) == [.key(EditingKey(action))])
        }
    }

    private func stage() -> (Stage, UITextField) {
        let stage = Stage(
            Stage.Options(screen: ScreenTraits(size: CGSize(width: 200, height: 400), scale: 1)),
            imageDecoder: SDLImageDecoder(), pictures: { _ in nil })
        let field = stage.run { UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40)) }
        stage.show(stage.run { UIViewController() })
        stage.run { stage.window.addSubview(field) }
        return (stage, field)
    }

    /// A tap focuses the field; rows of the same time come in the order in which they stand.
    @Test(arguments: [7, 60, 144.0]) func aScriptTapsAndTypes(rate: Double) throws {
        let script = try GestureScript(
            """
            {"segueGesture": 1}
            {"t": 0, "text": "lost"}
            {"t": 100, "phase": "began", "x": 0.5, "y": 0.05}
            {"t": 150, "phase": "ended", "x": 0.5, "y": 0.05}
            {"t": 600, "text": "abx"}
            {"t": 600, "key": "deleteBackward"}
            {"t": 600, "text": "c"}
            {"t": 700, "key": "moveToStart"}
            {"t": 700, "paste": "0"}
            """, path: "typed.jsonl")
        let (stage, field) = stage()
        var sent: [TextInput] = []
        stage.onInput = { input, time in
            sent.append(input)
            #expect(time == script.inputs[sent.count - 1].t / 1000)
        }
        var player = GesturePlayer(script, start: 0)
        for index in 0...Int(rate) {
            let time = Double(index) / rate
            stage.frame(FrameTick(timestamp: time, targetTimestamp: time), input: { player.send(to: stage, at: time) })
            if time < 0.59 { #expect(field.text?.isEmpty == true) }
        }
        #expect(player.isDone && field.text == "0abc" && sent == script.inputs.map(\.input))
    }

    /// It was in the frames alone, so that a replay left the field empty.
    @Test func whatIsTypedInAWindowIsRecordedAndTypedAgain() throws {
        let place = try TemporaryFolder()
        let rig = try TypingRig()
        try rig.focus()
        try rig.run.session.startRecording(
            into: OutputFolder.make(at: place.path("run"), replaces: false), environment: rig.run.environment)
        for letter in "heyo" { try rig.letter(letter) }
        try rig.key(.backspace)
        _ = try rig.run.session.step(isCounted: true)
        #expect(rig.field.text == "hey")
        try rig.run.session.stopRecording()
        let script = try GestureScript(contentsOf: place.path("run/gesture.jsonl"))
        let typed: [TextInput] = "heyo".map { .text(String($0)) } + [.key(EditingKey(.deleteBackward))]
        #expect(script.inputs.map(\.input) == typed && script.events.isEmpty)
        #expect(script.inputs.allSatisfy { $0.t >= 0 } && script.duration < 60_000)

        let again = try TypingRig()
        try again.focus()
        again.run.session.playback = .script(GesturePlayer(script))
        for _ in 0..<100_000 where again.run.session.playback?.isDone == false {
            _ = try again.run.session.step(isCounted: true)
        }
        #expect(again.field.text == "hey")
    }

    /// A script copies nothing into the user's clipboard.
    @Test func aReplayLeavesTheClipboardAlone() throws {
        let rig = try TypingRig()
        try rig.focus()
        rig.window?.clipboardText = "mine"
        let script = GestureScript(
            events: [],
            inputs: [
                .init(t: 0, .text("abc"), index: 0), .init(t: 0, .key(EditingKey(.selectAll)), index: 0),
                .init(t: 0, .key(EditingKey(.cut)), index: 0),
            ])
        rig.run.session.playback = .script(GesturePlayer(script))
        for _ in 0..<1000 where rig.run.session.playback?.isDone == false {
            _ = try rig.run.session.step(isCounted: true)
        }
        #expect(rig.field.text?.isEmpty == true && rig.window?.clipboardText == "mine")
    }

    /// More pieces than the memory between two writes holds.
    @Test(arguments: [0, 1, 250_000]) func aLongTextIsRecordedWhole(count: Int) throws {
        let text = String(repeating: "\u{1F469}ä", count: count)
        let place = try TemporaryFolder()
        let recorder = try RunRecorder(
            in: OutputFolder.make(at: place.path("run"), replaces: false), conditions: TemporaryFolder.conditions())
        recorder.append(.paste(text), at: 0.5)
        recorder.append(.text("."), at: 0.25)
        _ = try recorder.finish { nil }
        let script = try GestureScript(contentsOf: place.path("run/gesture.jsonl"))
        let isWhole = script.inputs.map(\.input) == [.paste(text), .text(".")]
        #expect(isWhole)
        #expect(script.inputs.map(\.t) == [500, 500], "time never falls")
    }

    /// The replay of a replay has the same rows.
    @Test func aReplayRecordsWhatItTypes() throws {
        let place = try TemporaryFolder()
        let inputs = Self.inputs.enumerated().map {
            GestureScript.Input(t: Double($0.offset) * 16, $0.element, index: 1)
        }
        let script = GestureScript(
            header: .init(what: "push", size: "40x80"),
            events: [.init(t: 0, phase: .began, x: 0.5, y: 0.5), .init(t: 160, phase: .ended, x: 0.5, y: 0.5)],
            inputs: inputs)
        var options = RunOptions()
        options.size = CGSize(width: 40, height: 80)
        let run = PreviewRun(
            .replay(script, into: RunFolder(path: place.path("run"), replaces: false), pictureStep: nil),
            of: try Subject(named: "push"), options: options,
            environment: MachineEnvironment(
                displays: DisplayEnvironment(display: nil, waylandDisplay: nil, videoDriver: nil)))
        try run.run(isHeadless: true, report: { _ in }, list: { _ in })
        let played = try GestureScript(contentsOf: place.path("run/gesture.jsonl"))
        #expect(played.inputs == script.inputs && played.events == script.events)
    }
}
