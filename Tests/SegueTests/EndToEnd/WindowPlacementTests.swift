import Foundation
import TestSupport
import Testing

/// The place and the size of a real window, on a small display and the second time.
@Suite(.serialized) struct WindowPlacementTests {
    private let server: XServer
    private let folder: TemporaryFolder

    /// A window's content on the screen.
    private struct Geometry: Equatable {
        var x = 0
        var y = 0
        var width = 0
        var height = 0

        /// Whether the size is the same, and the place nearly: xdotool counts the frame of a window twice.
        func isNear(_ other: Geometry) -> Bool {
            width == other.width && height == other.height && abs(x - other.x) <= 4 && abs(y - other.y) <= 4
        }
    }

    init() throws {
        server = try XServer(width: 1366, height: 768)
        folder = try TemporaryFolder()
    }

    private func geometry(of window: String, on server: XServer) throws -> Geometry {
        let values = try server.values("getwindowgeometry", "--shell", window)
        return Geometry(
            x: values["X"] ?? -1, y: values["Y"] ?? -1, width: values["WIDTH"] ?? -1, height: values["HEIGHT"] ?? -1)
    }

    /// Opens a window with `arguments` on `other` or the small display, waits until it has the geometry that `body` returns or 30 s are over, and quits.
    private func open(
        _ arguments: [String], on other: XServer? = nil, _ body: (_ window: String) throws -> Geometry
    ) throws {
        let server = other ?? server
        let process = SegueProcess(
            ["open"] + arguments, in: folder.url,
            variables: ["DISPLAY": server.display, "XDG_STATE_HOME": folder.path("state")])
        try process.start()
        defer { process.stop() }
        let found = try server.xdotool("search", "--sync", "--onlyvisible", "--name", "Segue: ")
        let window = try #require(found.split(separator: "\n").first.map(String.init))
        let expected = try body(window)
        var shown = Geometry()
        let isShown = try eventually {
            shown = try geometry(of: window, on: server)
            return shown.isNear(expected)
        }
        #expect(isShown, "\(shown)")
        try server.xdotool("key", "q")
        let result = process.finish(within: 30)
        #expect(result.status == 0 && result.errors == "")
    }

    /// The title bar was above the upper edge, and with --scale 2 most of the window.
    @Test(arguments: [
        ["magic-move"], ["magic-move", "--scale", "2"], ["magic-move", "--size", "780x1688"],
    ])
    func aPhoneFitsASmallDisplay(_ arguments: [String]) throws {
        try open(arguments) { _ in Geometry(x: 506, y: 1, width: 353, height: 766) }
    }

    /// The recording had the screen of the window before the desktop had told the widths of its frame: 390x846.1 points.
    @Test func aRecordingOfAFittedWindowHasTheWholeScreen() throws {
        let server = try XServer(width: 1366, height: 768, isDecorated: true)
        let process = SegueProcess(
            ["record", "card", "-o", "rec"], in: folder.url, variables: ["DISPLAY": server.display])
        try process.start()
        defer { process.stop() }
        try server.xdotool("search", "--sync", "--onlyvisible", "--name", "Segue: ")
        #expect(eventually { FileManager.default.fileExists(atPath: folder.path("rec/gesture.jsonl")) })
        try server.xdotool("key", "F11", "q")
        #expect(process.finish(within: 30).status == 0)
        let run = try String(contentsOfFile: folder.path("rec/run.json"), encoding: .utf8)
        #expect(run.contains(#""size": "390x844""#) && run.contains(#""scale": 0.8"#), "\(run)")
        let gesture = try String(contentsOfFile: folder.path("rec/gesture.jsonl"), encoding: .utf8)
        #expect(gesture.contains(#""size": "390x844""#))
    }

    @Test func aWindowComesBackWhereItWas() throws {
        let moved = Geometry(x: 100, y: 50, width: 420, height: 700)
        try open(["magic-move"]) { window in
            try server.xdotool("windowsize", "--sync", window, "420", "700")
            try server.xdotool("windowmove", "--sync", window, "100", "50")
            return moved
        }
        try open(["push"]) { _ in moved }
        try open(["push", "--size", "300x300"]) { _ in Geometry(x: 533, y: 234, width: 300, height: 300) }
        // Another kind, and the first one again.
        try open(["w2"]) { _ in Geometry(x: 70, y: 1, width: 1225, height: 766) }
        try open(["magic-move"]) { _ in moved }
    }

    /// It stayed as small on a larger display, and said that this has no more room.
    @Test func aWindowThatWasMadeSmallerIsWholeWhereThereIsRoom() throws {
        try open(["magic-move"]) { _ in Geometry(x: 506, y: 1, width: 353, height: 766) }
        let large = try XServer(width: 1600, height: 1200)
        try open(["magic-move"], on: large) { _ in Geometry(x: 605, y: 178, width: 390, height: 844) }
    }

    /// The memory of the picture went with the former size, and the frame in progress was drawn into it: the program ended.
    @Test func theDisplayIsCoveredWhileThePictureMoves() throws {
        try open(["magic-move", "--size", "300x600"]) { window in
            try server.xdotool("key", "space", "F11")
            #expect(
                try eventually {
                    let shown = try geometry(of: window, on: server)
                    return (shown.width, shown.height) == (1366, 768)
                })
            try server.xdotool("key", "space", "F11")
            return Geometry(x: 533, y: 84, width: 300, height: 600)
        }
    }
}
