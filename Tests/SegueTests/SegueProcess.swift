import Dispatch
import Foundation
import Glibc

/// Runs the program that was built beside the tests.
struct SegueProcess {
    /// The status and the texts of a run.
    struct Result {
        var status: Int32
        var output: String
        var errors: String
    }

    /// The folder of the built products.
    static var products: URL { URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent() }

    private let process = Process()
    private let output = Pipe()
    private let errors = Pipe()

    /// A run with `arguments` in `folder`; of the environment it gets the search path, the options of a sanitizer, and `variables`.
    ///
    /// Children inherit the mask of the thread that starts them, and the threads of tests block signals: one that
    /// `hearsSignals` has its own. The library at the path `preloaded` is loaded into that one. `wrapping` are the words
    /// of a command that runs the program: its path, then what comes before the program's own.
    init(
        _ arguments: [String], in folder: URL, variables: [String: String] = [:], hearsSignals: Bool = false,
        ignoredSignal: String? = nil, preloaded: String? = nil, wrapping: [String] = []
    ) {
        let program = Self.products.appending(path: "segue")
        let environmentWords =
            hearsSignals || ignoredSignal != nil
            ? ["/usr/bin/env", "--default-signal=HUP,INT,QUIT,TERM"]
                + (ignoredSignal.map { ["--ignore-signal=\($0)"] } ?? [])
                + (preloaded.map { ["LD_PRELOAD=\($0)"] } ?? []) : []
        let words = wrapping + environmentWords + [program.path] + arguments
        process.executableURL = URL(filePath: words[0])
        process.arguments = Array(words.dropFirst())
        process.currentDirectoryURL = folder
        let inherited = ProcessInfo.processInfo.environment
        var environment = ["PATH": inherited["PATH"] ?? "", "HOME": inherited["HOME"] ?? "/"]
        // Windows of one test would stand where those of another one stood.
        environment["XDG_STATE_HOME"] = "/dev/null"
        for name in ["ASAN_OPTIONS", "TSAN_OPTIONS"] { environment[name] = inherited[name] }
        environment.merge(variables) { $1 }
        process.environment = environment
        process.standardOutput = output
        process.standardError = errors
    }

    /// The names that `segue list` prints, in its order.
    static func listedNames() throws -> [String] {
        try SegueProcess(["list"], in: FileManager.default.temporaryDirectory).run().output
            .split(separator: "\n").compactMap { $0.split(separator: " ").first.map(String.init) }
    }

    /// Runs to the end.
    func run() throws -> Result {
        try process.run()
        return finish()
    }

    /// Waits for the end of what was started.
    func finish() -> Result {
        // Read before waiting, so that a full pipe holds nothing up.
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let complaint = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return Result(status: process.terminationStatus, output: text, errors: complaint)
    }

    /// The same of what must end within so many seconds; else it is killed, which the status then says.
    func finish(within seconds: Double) -> Result {
        let id = process.processIdentifier
        let end = DispatchWorkItem { Glibc.kill(id, SIGKILL) }
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds, execute: end)
        defer { end.cancel() }
        return finish()
    }

    /// Sends it `signal`.
    func send(_ signal: Int32) { Glibc.kill(process.processIdentifier, signal) }

    /// Starts it and goes on.
    func start() throws { try process.run() }

    var isRunning: Bool { process.isRunning }

    /// Ends it, if it runs.
    func stop() {
        if process.isRunning { process.kill() }
    }
}

extension Process {
    /// Ends the process at once. A polite signal would not do: children inherit the mask of the thread that starts them,
    /// and the threads of tests block signals.
    func kill() {
        Glibc.kill(processIdentifier, SIGKILL)
        waitUntilExit()
    }
}
