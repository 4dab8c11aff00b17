import Foundation
import Recorder
import TestSupport

@testable import Preview

extension TemporaryFolder {
    /// Makes folder `name` a run, as far as its names and its conditions tell.
    func makeRun(_ name: String, scenario: String = "card") throws {
        try write(try TemporaryFolder.conditions(scenario).json(), to: "\(name)/run.json")
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
