import Foundation
import Recorder

@testable import Preview

/// A folder for one test, removed with the value.
final class TestFolder {
    let url = FileManager.default.temporaryDirectory.appending(path: "segue-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: url) }

    func path(_ name: String) -> String { url.appending(path: name).path }

    /// The names in folder `name`, sorted.
    func names(_ name: String = "") throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path(name)).sorted()
    }

    /// Writes `text` as file `name`, and makes the folders above it.
    func write(_ text: String, to name: String) throws {
        let file = url.appending(path: name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func text(_ name: String) throws -> String { try String(contentsOf: url.appending(path: name), encoding: .utf8) }

    /// Makes folder `name` a run, as far as its names and its conditions tell.
    func makeRun(_ name: String, scenario: String = "card") throws {
        try write(try TestFolder.conditions(scenario).json(), to: "\(name)/run.json")
        try write("", to: "\(name)/frames.jsonl")
        try write("", to: "\(name)/gesture.jsonl")
    }

    static func conditions(_ scenario: String = "card") -> RunConditions {
        RunConditions(
            scenario: scenario, pacing: .manual, renderer: "cpu", size: (100, 200), scale: 1, refreshRate: 60, speed: 1,
            completion: "uikit", reducesMotion: false, start: 0, stageStart: 0, environment: BenchmarkEnvironment())
    }
}

extension OutputFolder {
    /// The folder at `path`, where nothing is protected but the working folder and those above it.
    static func make(
        at path: String, replaces: Bool, homes: [String] = [], report: @escaping (String) -> Void = { _ in }
    ) throws(PreviewError) -> OutputFolder {
        try make(at: path, replaces: replaces, protected: ProtectedFolders(homes: homes), report: report)
    }
}
