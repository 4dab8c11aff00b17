import Foundation
import TestSupport
import Testing

/// A window that shows a Swift file of a user's, which is saved while it is open.
final class LiveWindow {
    /// Red, green and blue, 0 to 255.
    typealias Color = (red: Int, green: Int, blue: Int)

    private let server: XServer
    private let process: SegueProcess
    private let folder: TemporaryFolder
    private let origin: (x: Int, y: Int)

    /// Opens `text` as Reveal.swift, with other `files` beside it, in a window of 390x844 points.
    convenience init(_ text: String, files: [String: String] = [:]) throws {
        let all = files.merging(["Reveal.swift": text]) { $1 }
        try self.init("Reveal.swift", of: all, title: "Reveal", width: 390, height: 844)
    }

    /// Opens `path`, a file or the folder of `files`, in a window with a title that holds `title`.
    init(_ path: String, of files: [String: String], title: String, width: Int, height: Int) throws {
        server = try XServer(width: width + 250, height: height + 156)
        folder = try TemporaryFolder()
        for (name, text) in files { try folder.write(text, to: name) }
        process = SegueProcess(
            ["open", path, "--renderer", "cpu", "--scale", "1", "--size", "\(width)x\(height)"], in: folder.url,
            variables: ["DISPLAY": server.display, "XDG_CACHE_HOME": folder.path("cache")])
        try process.start()
        let id = try server.xdotool("search", "--sync", "--onlyvisible", "--name", "Segue: \(title)")
            .split(separator: "\n").first.map(String.init)
        try server.xdotool("mousemove", "--window", id ?? "", "0", "0")
        let place = try server.xdotool("getmouselocation", "--shell").split(separator: "\n")
        func value(_ name: String) -> Int {
            place.first { $0.hasPrefix(name + "=") }.flatMap { Int($0.dropFirst(name.count + 1)) } ?? 0
        }
        origin = (value("X"), value("Y"))
    }

    deinit { process.stop() }

    /// Saves `text` as an editor does that writes a new file and gives it the old one's name.
    func save(_ text: String) throws { try folder.write(text, to: "Reveal.swift") }

    /// Saves `text` as the file `name` beside it.
    func save(_ text: String, as name: String) throws { try folder.write(text, to: name) }

    /// Presses at `start`, and moves to the left in steps until the colour at a point is as `condition` wants; false where
    /// that does not come.
    ///
    /// A window that is slow sees several steps at once, and a drag counts from where it is recognised. The window is black
    /// until its first frame, but for the pointer.
    func press(at start: Int = 340, untilAtX x: Int, y: Int, _ condition: (Color) -> Bool) throws -> Bool {
        try move(start)
        guard try waits(atX: x, y: y, until: { $0.red + $0.green + $0.blue > 60 }) else { return false }
        try server.xdotool("mousedown", "1")
        for position in stride(from: start - 10, through: start - 100, by: -10) {
            try move(position)
            if try waits(atX: x, y: y, within: 0.3, until: condition) { return true }
        }
        return try waits(atX: x, y: y, until: condition)
    }

    /// Moves the pointer across the window, at half of its height.
    func move(_ x: Int) throws { try server.xdotool("mousemove", "\(origin.x + x)", "\(origin.y + 420)") }

    func type(_ key: String) throws { try server.xdotool("key", key) }

    func release() throws { try server.xdotool("mouseup", "1") }

    /// Waits until the colour at a point of the window is as `condition` wants; false where that does not come.
    func waits(atX x: Int, y: Int, within seconds: Double = 20, until condition: (Color) -> Bool) throws -> Bool {
        try eventually(within: seconds, every: 0.02) {
            let pixel = Int(try server.screenshot()[origin.x + x, origin.y + y])
            return condition((pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255))
        }
    }

    /// Whether the panel with a message shows at the lower edge.
    func showsMessage(_ shows: Bool) throws -> Bool {
        try waits(atX: 200, y: 828) { Self.isMessage($0) == shows }
    }

    /// Presses and moves as far as it takes until the panel with a message shows; false where that does not come.
    func pressUntilMessage() throws -> Bool { try press(untilAtX: 200, y: 828, Self.isMessage) }

    private static func isMessage(_ color: Color) -> Bool { color.red < 80 && color.red > color.green + 10 }

    /// Closes the window, which leaves nothing in the cache, and gives what the program wrote.
    func quit() throws -> SegueProcess.Result {
        try server.xdotool("key", "q")
        let result = process.finish(within: 30)
        #expect(try folder.names("cache/segue").allSatisfy { $0 == "kept" })
        return result
    }
}
