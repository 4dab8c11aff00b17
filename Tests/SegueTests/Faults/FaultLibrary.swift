import Foundation
import TestSupport
import Testing

/// The library that makes calls of the system and of SDL fail in the program.
final class FaultLibrary: Sendable {
    private let folder: TemporaryFolder
    private var path: String { folder.url.appending(path: "libfaults.so").path }

    /// Compiles it.
    init() throws {
        folder = try TemporaryFolder()
        let source = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Samples/faults.c")
        let compiler = Process()
        compiler.executableURL = URL(filePath: "/usr/bin/env")
        compiler.arguments = ["gcc", "-shared", "-fPIC", "-O2", "-Wall", "-Werror", "-o", path, source.path, "-ldl"]
        try compiler.run()
        compiler.waitUntilExit()
        try #require(compiler.terminationStatus == 0)
    }

    /// The end of a run.
    struct Outcome {
        var result: SegueProcess.Result
        /// Calls of the kind that was counted.
        var calls: Int
        /// Addresses of the Internet that were connected to, sent to or listened on.
        var addresses: Int
    }

    /// Runs the program with `arguments` in `place`; call `number` of `kind` fails, none where it is 0.
    func run(
        _ arguments: [String], in place: URL, kind: String, number: Int, variables: [String: String] = [:]
    ) throws -> Outcome {
        let log = folder.url.appending(path: UUID().uuidString)
        var variables = variables
        variables["LD_PRELOAD"] = path
        variables["SEGUE_FAULT"] = "\(kind):\(number)"
        variables["SEGUE_FAULT_LOG"] = log.path
        let process = SegueProcess(arguments, in: place, variables: variables)
        try process.start()
        let result = process.finish(within: 60)
        let numbers = ((try? String(contentsOf: log, encoding: .utf8)) ?? "").split(separator: " ").compactMap {
            Int($0)
        }
        return Outcome(result: result, calls: numbers.first ?? 0, addresses: numbers.count > 1 ? numbers[1] : 0)
    }
}
