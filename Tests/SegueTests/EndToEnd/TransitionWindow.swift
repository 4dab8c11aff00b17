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

    init(_ name: String = "magic-move") throws {
        server = try XServer(width: 640, height: 1400)
        folder = try TemporaryFolder()
        process = SegueProcess(
            ["open", name, "--renderer", "cpu"], in: folder.url, variables: ["DISPLAY": server.display])
        try process.start()
        id =
            try server.xdotool("search", "--sync", "--onlyvisible", "--name", "Segue: \(name)")
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

    /// Waits until the window shows `image` but for `allowance` pixels, and gives the pixels that differ in the end.
    func differences(from image: CGImage, allowance: Int = 0, within seconds: Double = 30) throws -> Int {
        let deadline = Date(timeIntervalSinceNow: seconds)
        var count = Int.max
        while count > allowance, Date() < deadline {
            count = try server.screenshot().differences(
                from: image, atX: origin.x, y: origin.y, tolerance: 3, pointer: pointer)
        }
        return count
    }

    /// Waits until a number of pixels in `range` differ from `image`; false where that does not come.
    func waitForDifferences(from image: CGImage, in range: ClosedRange<Int>, within seconds: Double = 30) throws
        -> Bool
    {
        let deadline = Date(timeIntervalSinceNow: seconds)
        while Date() < deadline {
            let count = try server.screenshot().differences(
                from: image, atX: origin.x, y: origin.y, tolerance: 3, pointer: pointer)
            if range.contains(count) { return true }
        }
        return false
    }

    /// Drags the first picture up by `points` beyond recognition, in `steps`.
    func drag(up points: Int, steps: Int) throws {
        try move(74, 182)
        try press()
        try move(74, 178)
        for step in 1...steps { try move(74, 178 - points * step / steps) }
    }
}
