import Foundation
import Glibc
import TestSupport
import Testing

/// The ends that come from outside: signals, a window that is destroyed, a server that dies.
@Suite(.serialized) struct EndingTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func names(_ path: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.url.appending(path: path).path).sorted()
    }

    /// Runs a recording that hears signals, and calls `body` with its process once it has frames.
    private func record(
        _ words: [String], _ arguments: [String], variables: [String: String],
        body: (SegueProcess) throws -> Void
    ) throws -> SegueProcess.Result {
        let process = SegueProcess(
            words + ["-o", "run"] + arguments, in: folder.url, variables: variables, hearsSignals: true)
        try process.start()
        defer { process.stop() }
        // Its size tells: reading the file, which grows, may take as long as it grows.
        let frames = folder.url.appending(path: "run/frames.jsonl").path
        var status = stat()
        _ = eventually { stat(frames, &status) == 0 && status.st_size > 0 }
        try body(process)
        return process.finish(within: 60)
    }

    /// HUP and QUIT ended it with half a folder, and QUIT with a backtrace.
    @Test(arguments: [SIGHUP, SIGQUIT, SIGTERM, SIGINT], [true, false])
    func aSignalEndsARecordingInOrder(_ signal: Int32, hasWindow: Bool) throws {
        // A finger that is held for an hour.
        let script = """
            {"segueGesture": 1, "what": "push"}
            {"t": 0, "phase": "began", "x": 0.01, "y": 0.5}
            {"t": 3600000, "phase": "ended", "x": 0.01, "y": 0.5}

            """
        try Data(script.utf8).write(to: folder.url.appending(path: "held.jsonl"))
        let result =
            hasWindow
            ? try record(
                ["record", "w2"], ["--size", "64x64", "--frames", "1000000"], variables: ["SDL_VIDEODRIVER": "dummy"]
            ) {
                $0.send(signal)
            } : try record(["replay", "held.jsonl"], ["--headless"], variables: [:]) { $0.send(signal) }
        #expect(hasWindow || result.errors.contains("the run was interrupted after frame"))
        #expect(result.status == 0, "\(result)")
        #expect(try names("run") == CommandLineTests.recorded)
        #expect(result.errors.split(separator: "\n").count <= 1 && !result.errors.contains("Backtrace"))
    }

    /// One that came while the window was opened left an empty folder.
    @Test(arguments: [SIGHUP, SIGQUIT, SIGTERM, SIGINT], [true, false])
    func aSignalBeforeTheFirstFrameLeavesNoPartOfARun(_ signal: Int32, hasWindow: Bool) throws {
        let arguments = ["record", "w2", "-o", "run", "--size", "64x64", "--frames", "1000000"]
        let process = SegueProcess(
            arguments + (hasWindow ? [] : ["--headless"]), in: folder.url,
            variables: hasWindow ? ["SDL_VIDEODRIVER": "dummy"] : [:], hearsSignals: true)
        try process.start()
        defer { process.stop() }
        let run = folder.url.appending(path: "run").path
        _ = eventually(every: 0.001) { !process.isRunning || FileManager.default.fileExists(atPath: run) }
        process.send(signal)
        let result = process.finish(within: 60)
        #expect(result.status == 0, "\(result)")
        // Without a frame there is no picture.
        #expect(try names("run").filter { $0 != "strip.png" } == CommandLineTests.recorded.filter { $0 != "strip.png" })
    }

    /// Its child went on measuring.
    @Test(arguments: [SIGTERM, SIGINT, SIGHUP]) func aSignalEndsAMeasurementWithItsChild(_ signal: Int32) throws {
        let count = "9876\(50 + signal)"
        func children() -> Int {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
            let texts = names.filter { Int($0) != nil }.compactMap {
                try? Data(contentsOf: URL(filePath: "/proc/\($0)/cmdline"))
            }
            return texts.count { text in
                let words = text.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
                return words.prefix(2) == ["/proc/self/exe", "bench"] && words.contains(count)
            }
        }
        let process = SegueProcess(
            ["bench", "w1", "--headless", "--size", "64x64", "--frames", count, "--repetitions", "2"], in: folder.url,
            hearsSignals: true)
        try process.start()
        defer { process.stop() }
        _ = eventually { children() > 0 }
        process.send(signal)
        let result = process.finish(within: 60)
        #expect(result.status == 2 && result.errors.contains("interrupted before its last repetition"), "\(result)")
        #expect(children() == 0)
    }

    /// The runtime answered it with a backtrace while the libraries were initialized, and the program went on.
    @Test func aSignalBeforeTheProgramRunsEndsIt() throws {
        let source = """
            import Glibc
            @section(".init_array") @used
            private let signal: @convention(c) () -> Void = { raise(SIGQUIT) }
            """
        let file = folder.url.appending(path: "signal.swift")
        try Data(source.utf8).write(to: file)
        let library = folder.url.appending(path: "libsignal.so").path
        let compiler = Process()
        compiler.executableURL = URL(filePath: "/usr/bin/env")
        compiler.arguments = ["swiftc", "-emit-library", file.path, "-o", library]
        compiler.currentDirectoryURL = folder.url
        try compiler.run()
        compiler.waitUntilExit()
        try #require(compiler.terminationStatus == 0)
        let result = try SegueProcess(["list"], in: folder.url, hearsSignals: true, preloaded: library).run()
        #expect(result.status == SIGTERM && result.errors.isEmpty && result.output.isEmpty, "\(result)")
    }

    /// A program that is started to ignore hangups, as `nohup` does, goes on.
    @Test func anIgnoredHangupIsIgnored() throws {
        let arguments = ["record", "w2", "-o", "run", "--headless", "--frames", "100", "--layers", "500"]
        let process = SegueProcess(arguments, in: folder.url, ignoredSignal: "HUP")
        try process.start()
        let file = folder.url.appending(path: "run/run.json").path
        while process.isRunning, !FileManager.default.fileExists(atPath: file) {}
        process.send(SIGHUP)
        #expect(process.finish(within: 60).status == 0)
        let frames = try String(contentsOf: folder.url.appending(path: "run/frames.jsonl"), encoding: .utf8)
        #expect(frames.split(separator: "\n").count == 100)
    }

    /// Xlib ended the program where it stood, with words of its own.
    @Test(arguments: ["cpu", "gpu"], ["windowclose", "windowkill", "server"])
    func aLostDisplayFinishesTheRecording(renderer: String, cause: String) throws {
        let server = try XServer(width: 400, height: 400)
        let arguments = ["--size", "64x64", "--renderer", renderer, "--frames", "1000000"]
        let result = try record(["record", "w2"], arguments, variables: ["DISPLAY": server.display]) { _ in
            let id = try server.xdotool("search", "--sync", "--onlyvisible", "--name", "Segue: w2")
            if cause == "server" { server.stop() } else { try server.xdotool(cause, id) }
        }
        #expect(result.status == 2 && result.output.isEmpty)
        #expect(result.errors.hasPrefix("segue: display: "), "\(result.errors)")
        #expect(result.errors.hasSuffix("the recording until then is in run\n"))
        #expect(result.errors.split(separator: "\n").count == 1)
        #expect(try names("run") == CommandLineTests.recorded)
    }

    /// Nobody has named the folder of recordings that a key begins, so a link in its place was not to be followed.
    @Test func aLinkIsNoFolderForRecordings() throws {
        let elsewhere = folder.url.appending(path: "elsewhere")
        try FileManager.default.createDirectory(at: elsewhere, withIntermediateDirectories: false)
        try FileManager.default.createSymbolicLink(
            atPath: folder.url.appending(path: "segue-out").path, withDestinationPath: "elsewhere")
        let server = try XServer(width: 400, height: 900)
        let process = SegueProcess(
            ["open", "push", "--renderer", "cpu"], in: folder.url, variables: ["DISPLAY": server.display])
        try process.start()
        defer { process.stop() }
        let id = try server.xdotool("search", "--sync", "--onlyvisible", "--name", "Segue: push")
        try server.xdotool("windowfocus", "--sync", id, "key", "ctrl+r", "sleep", "0.3", "key", "q")
        let result = process.finish(within: 30)
        #expect(
            result.errors == "segue: segue-out: it is a symbolic link, where the files of runs belong; "
                + "remove it, or start segue in another folder\n")
        #expect(result.status == 0 && result.output.isEmpty)
        #expect(try names("elsewhere").isEmpty)
    }

    /// A window that shows nothing new finds out, too.
    @Test func aWindowAtRestNoticesItsEnd() throws {
        let server = try XServer(width: 400, height: 900)
        let process = SegueProcess(
            ["open", "push", "--renderer", "cpu"], in: folder.url, variables: ["DISPLAY": server.display])
        try process.start()
        defer { process.stop() }
        let id = try server.xdotool("search", "--sync", "--onlyvisible", "--name", "Segue: push")
        try server.xdotool("windowclose", id)
        let result = process.finish(within: 30)
        #expect(result.status == 2)
        #expect(result.errors == "segue: display: another program destroyed the window; start segue again\n")
    }
}
