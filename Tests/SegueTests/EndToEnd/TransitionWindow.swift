import Foundation
import Graphics
import Preview
import TestSupport
import Testing

/// A window of the program with a built-in transition, and hands for it.
@MainActor final class TransitionWindow {
    let server: XServer
    let process: SegueProcess
    let id: String
    let origin: (x: Int, y: Int)
    var pointer = (x: 0, y: 0)
    /// The render of the same screens without a window, to compare with.
    let render: RenderRun
    /// The screens at rest, before anything moves.
    let rest: CGImage
    private let folder: TemporaryFolder

    /// Opens what is called `name`, or replays a gesture of it, on a display of that width.
    init(_ name: String = "magic-move", replaying script: URL? = nil, displayWidth: Int = 640) throws {
        server = try XServer(width: displayWidth, height: 1400)
        folder = try TemporaryFolder()
        let command = script.map { ["replay", $0.path] } ?? ["open", name]
        process = SegueProcess(
            command + ["--renderer", "cpu"], in: folder.url, variables: ["DISPLAY": server.display])
        try process.start()
        let title = "Segue: " + name.replacingOccurrences(of: "-", with: ".")
        id =
            try server.xdotool("search", "--sync", "--onlyvisible", "--name", title)
            .split(separator: "\n").first.map(String.init) ?? ""
        // Where the pointer goes when it is sent to the window's corner; the geometry that xdotool prints counts the
        // frame twice.
        try server.xdotool("mousemove", "--window", id, "0", "0")
        let place = try server.values("getmouselocation", "--shell")
        origin = (place["X"] ?? 0, place["Y"] ?? 0)
        pointer = origin
        render = try RenderRun(Subject(named: name), run: RunOptions())
        rest = try render.image
    }

    deinit { process.stop() }

    /// Moves the pointer to a point of the window.
    func move(_ x: Int, _ y: Int) throws {
        pointer = (origin.x + x, origin.y + y)
        try server.xdotool("mousemove", "\(pointer.x)", "\(pointer.y)")
    }

    /// Presses Q, which ends the program with nothing to complain about.
    func quit() throws {
        try server.xdotool("key", "q")
        let result = process.finish(within: 30)
        #expect(result.status == 0)
        #expect(result.errors == "")
    }

    func press() throws { try server.xdotool("mousedown", "1") }
    func release() throws { try server.xdotool("mouseup", "1") }

    /// Waits until the window shows `image` at a point but for `allowance` pixels, and gives the pixels that differ in the
    /// end.
    func differences(
        from image: CGImage, at point: (x: Int, y: Int) = (0, 0), allowance: Int = 0, within seconds: Double = 30
    ) throws -> Int {
        var count = Int.max
        try wait(within: seconds) {
            count = try shownDifferences(from: image, at: point)
            return count <= allowance
        }
        return count
    }

    /// Waits until a number of pixels in `range` differ from `image` at a point; false where that does not come.
    func waitForDifferences(
        from image: CGImage, at point: (x: Int, y: Int) = (0, 0), in range: ClosedRange<Int>,
        within seconds: Double = 30
    ) throws -> Bool {
        try wait(within: seconds) { try range.contains(shownDifferences(from: image, at: point)) }
    }

    /// Waits until the window stands still, and gives the pixels that then differ from `image`.
    func differencesAtRest(from image: CGImage, within seconds: Double = 30) throws -> Int {
        var count = -1
        var repetitions = 0
        try wait(within: seconds) {
            let next = try shownDifferences(from: image, at: (0, 0))
            repetitions = next == count ? repetitions + 1 : 0
            count = next
            return repetitions == 10
        }
        return count
    }

    /// Calls `isDone` until it holds; false where it does not in time.
    @discardableResult private func wait(within seconds: Double, until isDone: () throws -> Bool) throws -> Bool {
        try eventually(within: seconds, isDone)
    }

    private func shownDifferences(from image: CGImage, at point: (x: Int, y: Int)) throws -> Int {
        try server.screenshot().differences(
            from: image, atX: origin.x + point.x, y: origin.y + point.y, tolerance: 3, pointer: pointer)
    }

    /// Drags the first picture up by `points` beyond recognition, in `steps`.
    func drag(up points: Int, steps: Int) throws {
        try move(74, 182)
        try press()
        try move(74, 178)
        for step in 1...steps { try move(74, 178 - points * step / steps) }
    }
}
