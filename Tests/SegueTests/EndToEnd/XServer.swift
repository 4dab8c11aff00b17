import Foundation
import Graphics
import TestSupport

/// An X server without a screen, with a window manager, and hands for its mouse.
final class XServer {
    private let server = Process()
    private let manager = Process()
    private let folder: TemporaryFolder
    /// The value for `DISPLAY`.
    private(set) var display = ""

    struct Unusable: Error, CustomStringConvertible {
        var description: String
    }

    /// Starts a server with a screen of that size, where windows have frames if `isDecorated`, and waits until it answers.
    init(width: Int, height: Int, isDecorated: Bool = false) throws {
        folder = try TemporaryFolder()
        let pipe = Pipe()
        server.executableURL = URL(fileURLWithPath: "/usr/bin/Xvfb")
        server.arguments = [
            "-displayfd", "1", "-screen", "0", "\(width)x\(height)x24", "-fbdir", folder.url.path, "-nolisten", "tcp",
            "-noreset",
        ]
        server.standardOutput = pipe
        server.standardError = FileHandle.nullDevice
        try server.run()
        // The server writes the number of its display when it is ready.
        let number = String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
            .trimmingCharacters(in: .whitespacesAndNewlines)
        guard !number.isEmpty else { throw Unusable(description: "Xvfb did not start") }
        display = ":\(number)"
        // Without frames, a window's place is that of its content; one key closes it, as a desktop's button does.
        let configuration = folder.url.appending(path: "openbox.xml")
        let text = isDecorated ? Self.configuration.replacing("<decor>no", with: "<decor>yes") : Self.configuration
        try Data(text.utf8).write(to: configuration)
        manager.executableURL = URL(fileURLWithPath: "/usr/bin/openbox")
        manager.arguments = ["--config-file", configuration.path]
        manager.environment = ["DISPLAY": display, "HOME": folder.url.path, "PATH": "/usr/bin:/bin"]
        manager.standardError = FileHandle.nullDevice
        try manager.run()
        // A window that is made while the manager starts may wait for ever to be shown.
        _ = eventually(within: 10) { (try? xdotool("get_num_desktops")) != nil }
    }

    private static let configuration = """
        <?xml version="1.0"?>
        <openbox_config xmlns="http://openbox.org/3.4/rc"><applications>
        <application class="*"><decor>no</decor></application>
        </applications>
        <keyboard><keybind key="A-F4"><action name="Close"/></keybind></keyboard></openbox_config>
        """

    /// Ends the server at once, with every connection to it.
    func stop() { server.kill() }

    deinit {
        for process in [manager, server] where process.isRunning {
            process.kill()
        }
    }

    /// Runs xdotool with `arguments`, and gives what it printed.
    @discardableResult func xdotool(_ arguments: String...) throws -> String { try xdotool(arguments) }

    @discardableResult func xdotool(_ arguments: [String]) throws -> String {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/xdotool")
        process.arguments = arguments
        process.environment = ["DISPLAY": display]
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Unusable(description: "xdotool \(arguments.joined(separator: " ")) failed")
        }
        return text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Runs xdotool with `arguments`, `--shell` among them, and gives the numbers that it printed, by name.
    func values(_ arguments: String...) throws -> [String: Int] {
        let pairs = try xdotool(arguments).split(separator: "\n").map { $0.split(separator: "=", maxSplits: 1) }
        return Dictionary(
            pairs.compactMap { pair in pair.last.flatMap { Int($0) }.map { (String(pair[0]), $0) } }
        ) { first, _ in first }
    }

    /// The picture on the screen.
    func screenshot() throws -> Screenshot {
        try Screenshot(dump: Data(contentsOf: folder.url.appending(path: "Xvfb_screen0")))
    }
}
