import Foundation
import SwiftSources
import TestSupport

/// The program that translates Swift files, built beside the tests where the toolchain has SwiftSyntax.
enum TranslatorProcess {
    private static var program: URL { SegueProcess.products.appending(path: "segue-translator") }

    static var isBuilt: Bool { FileManager.default.isExecutableFile(atPath: program.path) }

    struct Failure: Error {
        let status: Int32
    }

    /// The translation of the files of one project; in a process that has `kilobytes` of memory, where they are given.
    static func translate(
        _ texts: [String], assets: AssetNames = AssetNames(), interfaces: [InterfaceText] = [],
        absentNames: [String: String] = [:], within kilobytes: Int? = nil
    ) throws -> Translation {
        let folder = try TemporaryFolder()
        let request = folder.url.appending(path: "request.json")
        try JSONEncoder().encode(
            TranslationRequest(texts: texts, assets: assets, interfaces: interfaces, absentNames: absentNames)
        ).write(to: request)
        let process = Process()
        let input = Pipe()
        let output = Pipe()
        if let kilobytes {
            process.executableURL = URL(filePath: "/bin/sh")
            process.arguments = ["-c", "ulimit -v \(kilobytes); exec '\(program.path)'"]
        } else {
            process.executableURL = program
        }
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        try input.fileHandleForWriting.write(contentsOf: Data(request.path.utf8))
        try input.fileHandleForWriting.close()
        let answer = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure(status: process.terminationStatus) }
        return try JSONDecoder().decode(Translation.self, from: answer)
    }
}
