import Foundation
import Graphics
import TestSupport
import Testing

/// Points at which people stumbled in the window, tried in a real one with the hands of a user.
@MainActor @Suite(.serialized) struct WindowTests {
    /// An input event; places are in points of the window.
    enum Action: Sendable {
        case key(String)
        case move(Int, Int)
        case press(Int)
        case release(Int)
        case click(button: Int)
        /// Waits until the window shows the picture at a progress.
        case see(Double)
    }

    /// A transition, the events sent to it, and the progress of the picture that it then rests at.
    struct Row: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var transition: String
        var actions: [Action]
        var end: Double
    }

    /// A drag with the left button in ten steps.
    nonisolated private static func drag(from: (x: Int, y: Int), to: (x: Int, y: Int)) -> [Action] {
        let moves = (1...10).map { step in
            Action.move(from.x + (to.x - from.x) * step / 10, from.y + (to.y - from.y) * step / 10)
        }
        return [.move(from.x, from.y), .press(1)] + moves + [.release(1)]
    }

    nonisolated static let rows: [Row] = [
        Row(
            testDescription: "a transition that keys hold is taken over by a press", transition: "magic-move",
            actions: [.move(195, 700), .key("shift+Right"), .key("shift+Right"), .key("shift+Right")]
                + drag(from: (74, 400), to: (74, 120)), end: 1),
        Row(
            testDescription: "the right button does not end a drag", transition: "magic-move",
            actions: [.move(74, 182), .press(1), .move(74, 178), .move(74, 100), .click(button: 3)]
                + [.move(74, 20), .move(74, -60), .move(74, -150), .release(1)], end: 1),
        Row(
            testDescription: "a drag upwards opens the bottom sheet", transition: "bottom-sheet",
            actions: drag(from: (195, 780), to: (195, 250)), end: 1),
        Row(
            testDescription: "a drag upwards opens the card", transition: "card",
            actions: drag(from: (195, 780), to: (195, 150)), end: 1),
        Row(
            testDescription: "Flip follows a drag to the left", transition: "flip",
            actions: drag(from: (330, 400), to: (40, 400)), end: 1),
        Row(
            testDescription: "Escape takes a drag back", transition: "magic-move",
            actions: [
                .move(74, 182), .press(1), .move(74, 178), .move(74, 20), .move(74, -142), .see(320 / (0.6 * 844)),
            ]
                + [.key("Escape"), .release(1)],
            end: 0),
    ]

    /// Pixels that may differ: the edges of text and pictures that rest at a fraction of a pixel.
    private static let allowance = 390 * 844 / 200

    @Test(arguments: rows) func itRestsWhereItShould(_ row: Row) throws {
        let window = try TransitionWindow(row.transition)
        #expect(try window.differences(from: window.rest, allowance: Self.allowance) <= Self.allowance)
        for action in row.actions { try perform(action, in: window) }
        let end = try window.render.image(at: row.end)
        #expect(try window.differences(from: end, allowance: Self.allowance) <= Self.allowance)
        try window.quit()
    }

    /// Each key shows something over the screens, which the same key takes away.
    @Test(arguments: ["f", "question", "h"]) func aKeyShowsAndHidesAPanel(_ key: String) throws {
        let window = try TransitionWindow()
        #expect(try window.differences(from: window.rest) == 0)
        try window.move(195, 422)
        try window.server.xdotool("key", key)
        #expect(try window.waitForDifferences(from: window.rest, in: 1000...Int.max))
        try window.server.xdotool("key", key)
        #expect(try window.differences(from: window.rest) == 0)
        try window.quit()
    }

    /// A right click opens the menu, and a click beside it closes it without a tap on what is there.
    @Test func aRightClickOpensTheMenu() throws {
        let window = try TransitionWindow()
        #expect(try window.differences(from: window.rest) == 0)
        try window.move(100, 300)
        try perform(.click(button: 3), in: window)
        #expect(try window.waitForDifferences(from: window.rest, in: 2000...Int.max))
        // On a picture, which a tap would open.
        try window.move(74, 182)
        try perform(.click(button: 1), in: window)
        #expect(try window.differences(from: window.rest) == 0)
        #expect(try !window.waitForDifferences(from: window.rest, in: 1...Int.max, within: 1))
        try window.quit()
    }

    @Test func fullScreenFillsTheScreenAndComesBack() throws {
        let window = try TransitionWindow()
        #expect(try window.differences(from: window.rest) == 0)
        func size() throws -> [Int] {
            let values = try window.server.values("getwindowgeometry", "--shell", window.id)
            return ["WIDTH", "HEIGHT"].compactMap { values[$0] }
        }
        for expected in [[640, 1400], [390, 844]] {
            try window.server.xdotool("key", "F11")
            var shown: [Int] = []
            #expect(
                try eventually {
                    shown = try size()
                    return shown == expected
                }, "\(shown)")
        }
        #expect(try window.differences(from: window.rest) == 0)
        try window.quit()
    }

    /// The window of a replay was closed as soon as it was over.
    @Test func aReplayStaysOpenAndPlaysAgain() throws {
        let script = Repository.root.appending(path: "assets/gestures/magic-move.jsonl")
        let window = try TransitionWindow(replaying: script)
        try window.move(195, 30)
        let hasMoved = 100_000...Int.max
        #expect(try window.waitForDifferences(from: window.rest, in: hasMoved))
        let end = try window.differencesAtRest(from: window.rest)
        try window.server.xdotool("key", "space")
        #expect(try window.waitForDifferences(from: window.rest, in: 0...1000))
        #expect(try window.waitForDifferences(from: window.rest, in: hasMoved))
        #expect(try window.differencesAtRest(from: window.rest) == end && hasMoved.contains(end))
        try window.quit()
    }

    /// A drag over the bars of the graph shows the frames that it comes by, and Escape the present again.
    @Test func aDragOverTheGraphShowsPastFrames() throws {
        let window = try TransitionWindow()
        let end = try window.render.image(at: 1)
        #expect(try window.differences(from: window.rest) == 0)
        try window.move(195, 100)
        try window.server.xdotool("key", "f", "space")
        let panel = 1000...40_000
        #expect(try window.waitForDifferences(from: end, in: panel))
        try window.move(366, 777)
        try window.press()
        for x in [350, 330, 310, 302] { try window.move(x, 777) }
        #expect(try window.waitForDifferences(from: end, in: 100_000...Int.max))
        try window.release()
        try window.server.xdotool("key", "Escape")
        #expect(try window.waitForDifferences(from: end, in: panel))
        try window.quit()
    }

    private func perform(_ action: Action, in window: TransitionWindow) throws {
        switch action {
        case .key(let key): try window.server.xdotool("key", key)
        case .move(let x, let y): try window.move(x, y)
        case .press(let button): try window.server.xdotool("mousedown", "\(button)")
        case .release(let button): try window.server.xdotool("mouseup", "\(button)")
        case .click(let button): try window.server.xdotool("click", "\(button)")
        case .see(let progress):
            let image = try window.render.image(at: progress)
            #expect(try window.differences(from: image, allowance: Self.allowance) <= Self.allowance)
        }
    }
}
