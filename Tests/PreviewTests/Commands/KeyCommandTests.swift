import Foundation
import SDLPlatform
import Testing

@testable import Preview

@Suite struct KeyCommandTests {
    static func event(
        _ key: Key, at position: Key? = nil, _ modifiers: KeyModifiers = [], isDown: Bool = true, isRepeat: Bool = false
    ) -> KeyEvent {
        KeyEvent(
            key: key, position: position ?? key, modifiers: modifiers, isDown: isDown, isRepeat: isRepeat, timestamp: 0)
    }

    /// A row of the list of keys: its key caps as events, and their commands.
    struct Row: Sendable {
        var caps: [String]
        var events: [KeyEvent]
        var commands: [KeyCommand]
    }

    static let rows = [
        Row(caps: ["S"], events: [event(.character("s"))], commands: [.changeStock(.screens)]),
        Row(caps: ["A"], events: [event(.character("a"))], commands: [.changeStock(.style)]),
        Row(
            caps: ["Space", "G"], events: [event(.space), event(.character("g"))], commands: [.play, .playGestureAgain]),
        Row(
            caps: ["←", "→"], events: [event(.left), event(.right)], commands: [.scrub(by: -0.01), .scrub(by: 0.01)]),
        Row(
            caps: ["Shift", "←", "→"], events: [event(.left, .shift), event(.right, .shift)],
            commands: [.scrub(by: -0.1), .scrub(by: 0.1)]),
        Row(caps: ["↑", "↓"], events: [event(.up), event(.down)], commands: [.row(-1), .row(1)]),
        Row(caps: ["Return", "Backspace"], events: [event(.return), event(.backspace)], commands: [.open, .back]),
        Row(caps: ["Home", "End"], events: [event(.home), event(.end)], commands: [.jump(to: 0), .jump(to: 1)]),
        Row(
            caps: ["[", "]"], events: [event(.character("[")), event(.character("]"))], commands: [.slower, .faster]),
        Row(caps: ["L"], events: [event(.character("l"))], commands: [.toggleLoop]),
        // What the mouse does is no command.
        Row(caps: ["Ctrl", "drag"], events: [], commands: []),
        Row(caps: ["Wheel"], events: [], commands: []),
        Row(caps: ["Right click"], events: [], commands: []),
        Row(caps: ["R"], events: [event(.character("r"))], commands: [.toggleReducedMotion]),
        Row(caps: ["D"], events: [event(.character("d"))], commands: [.toggleAppearance]),
        Row(caps: ["B"], events: [event(.character("b"))], commands: [.toggleStatusBar]),
        Row(caps: ["F"], events: [event(.character("f"))], commands: [.toggleFrameGraph]),
        Row(
            caps: [",", "."], events: [event(.character(",")), event(.character("."))],
            commands: [.stepFrame(by: -1), .stepFrame(by: 1)]),
        Row(caps: ["H"], events: [event(.character("h"))], commands: [.toggleReleaseMetrics]),
        Row(
            caps: ["W", "1", "2"], events: [event(.character("w")), event(.character("1")), event(.character("2"))],
            commands: [.togglePanels, .toggleTimeline, .toggleTuning]),
        Row(caps: ["T"], events: [event(.character("t"))], commands: [.toggleTouchMarks]),
        Row(caps: ["Ctrl", "R"], events: [event(.character("r"), .control)], commands: [.toggleRecording]),
        Row(
            caps: ["E", "Ctrl", "C"], events: [event(.character("e")), event(.character("c"), .control)],
            commands: [.toggleFilm, .copy]),
        Row(caps: ["F11"], events: [event(.function(11))], commands: [.toggleFullScreen]),
        Row(caps: ["Esc"], events: [event(.escape)], commands: [.cancel]),
        Row(caps: ["?"], events: [event(.character("/"), .shift)], commands: [.toggleKeyList]),
        Row(caps: ["Q"], events: [event(.character("q"))], commands: [.quit]),
    ]

    @MainActor @Test func theListShowsWhatThisTableHolds() {
        #expect(KeyListLayer.stockScreens.map(\.keys) == Self.rows.map(\.caps))
    }

    /// The manual's table has the rows of the table of commands.
    @Test func theManualHasTheTable() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized
        let page = try String(contentsOf: root.appending(path: "Manual/Segue.docc/Driving.md"), encoding: .utf8)
        let table = CommandRow.all.map { row in
            "| \(row.caps.map { "`\($0)`" }.joined(separator: " ")) | \(row.explanation ?? row.meaning) |\n"
        }
        #expect(page.contains("| Keys | Effect |\n|---|---|\n" + table.joined() + "\n"), "\(table.joined())")
    }

    /// A key gives one command, and each item of the menu has a place of its own.
    @Test func theTableHasNoDoubles() {
        let bindings = CommandRow.all.flatMap(\.bindings)
        #expect(Set(bindings.map { [$0.caps.joined(separator: " ")] }).count == bindings.count)
        #expect(Set(bindings.compactMap(\.item?.order)).count == bindings.count { $0.item != nil })
    }

    @Test(arguments: rows.indices) func everyKeyOfTheListDoesSomething(_ index: Int) {
        #expect(Self.rows[index].events.map { KeyCommand($0) } == Self.rows[index].commands)
    }

    /// Modifiers other than Shift make no command of a key, and its release repeats none.
    @Test(arguments: rows.indices) func releasesAndShortcutsOfTheDesktopDoNothing(_ index: Int) {
        for event in Self.rows[index].events {
            var released = event
            released.isDown = false
            #expect(KeyCommand(released) == nil)
            for modifier in [KeyModifiers.control, .option, .command] {
                var modified = event
                modified.modifiers.insert(modifier)
                // R means one thing alone and another with Control.
                if Self.rows.contains(where: { $0.events.contains(modified) }) { continue }
                #expect(KeyCommand(modified) == nil)
            }
        }
    }

    @Test(arguments: rows.indices) func onlyPlacesOnTheWayRepeat(_ index: Int) {
        for (event, command) in zip(Self.rows[index].events, Self.rows[index].commands) {
            var held = event
            held.isRepeat = true
            switch command {
            case .scrub, .jump, .row, .stepFrame: #expect(KeyCommand(held) == command)
            default: #expect(KeyCommand(held) == nil)
            }
        }
    }

    @Test func otherKeyboardsHaveTheBracketsAtTheSamePlace() {
        #expect(KeyCommand(Self.event(.character("ü"), at: .character("["))) == .slower)
        #expect(KeyCommand(Self.event(.character("+"), at: .character("]"))) == .faster)
        #expect(KeyCommand(Self.event(.character("?"), at: .character("-"), .shift)) == .toggleKeyList)
    }

    @Test(arguments: [
        Key.tab, .delete, .pageUp, .pageDown, .function(1), .unknown,
        .character("c"), .character("/"),
    ])
    func otherKeysDoNothing(_ key: Key) { #expect(KeyCommand(Self.event(key)) == nil) }
}
