import Foundation
import TestSupport
import Testing

/// Transitions that draw the destination a turn later, with what has been committed: the same picture in every kind of run.
@Suite(.enabled(if: TranslatorProcess.isBuilt)) struct LaterTurnTests {
    private static let sample = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Samples/Later.swift").path
    private static let entries = ["ByBlock", "ByTask", "ByRunLoop", "ByDelay"]
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func run(_ arguments: [String], _ entry: String) throws -> SegueProcess.Result {
        try SegueProcess(
            arguments + ["--entry", entry, "--scale", "0.5"], in: folder.url,
            variables: ["XDG_CACHE_HOME": folder.path("cache")]
        ).run()
    }

    private func picture(_ entry: String, _ options: [String]) throws -> Data {
        let result = try run(["render", Self.sample, "-o", "\(entry).png"] + options, entry)
        #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
        return try Data(contentsOf: folder.url.appending(path: "\(entry).png"))
    }

    @Test(arguments: [["--progress", "0.5"], ["--strip", "3"]])
    func aPictureShowsWhatWasDrawn(_ options: [String]) throws {
        let expected = try picture("AtOnce", options)
        for entry in Self.entries { #expect(try picture(entry, options) == expected, "\(entry)") }
    }

    /// At progress 1 the picture that was drawn covers what showed before.
    @Test(arguments: entries) func aCheckSeesIt(_ entry: String) throws {
        let result = try run(["check", Self.sample], entry)
        #expect(result.status == 0 && result.errors.isEmpty, "\(result)")
    }
}
