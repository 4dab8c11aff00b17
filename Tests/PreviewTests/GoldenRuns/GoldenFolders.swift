import Foundation
import SDLPlatform
import TestSupport

@testable import Preview

/// Goldens of a transition that comes with the program, in a folder for one test.
@MainActor struct GoldenFolders {
    let folder: TemporaryFolder
    /// The path of the goldens.
    let goldens: String
    private let subject: Subject

    static let settings =
        #"{"segueGoldens": 1, "sizes": ["64x138"], "scales": [1], "appearances": ["light"]}"#

    init(_ name: String = "card", settings: String? = settings) throws {
        folder = try TemporaryFolder()
        goldens = folder.path("goldens")
        subject = try Subject(named: name)
        if let settings { try folder.write(settings, to: "goldens/goldens.json") }
    }

    /// The report of a run with the options that `change` sets.
    @discardableResult func run(
        _ change: (inout GoldenOptions) -> Void = { _ in }, options: RunOptions = RunOptions(),
        show: @escaping (String?) -> Void = { _ in }
    ) throws -> GoldenReport {
        var golden = GoldenOptions(folder: goldens)
        change(&golden)
        let environment = MachineEnvironment(displays: DisplayEnvironment())
        return try GoldenRun(
            subject, options: golden, run: options, environment: environment, report: { _ in }, show: show
        ).report()
    }

    func record() throws { try run { $0.isRecording = true } }

    /// The bytes of all files in the folder of goldens, by their paths.
    func files() throws -> [String: Data] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: goldens)
        return Dictionary(
            uniqueKeysWithValues: paths.compactMap { path in
                FileManager.default.contents(atPath: "\(goldens)/\(path)").map { (path, $0) }
            })
    }

    func path(_ name: String) -> String { "\(goldens)/card/\(name)-64x138@1x-light.png" }
}
