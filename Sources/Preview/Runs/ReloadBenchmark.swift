import Files
import Foundation
import Glibc
import LiveCode
import Recorder
import SDLPlatform

/// `segue bench FILE --reload`: saves a copy of the user's files again and again, and measures the time from each save to
/// the first frame of the new version.
@MainActor package struct ReloadBenchmark {
    /// The figures of a run.
    package struct Report: Codable, Sendable, CustomStringConvertible {
        package var schemaVersion = 1
        /// The name of the entry.
        package var scenario: String
        /// Lines of all files together.
        package var lines: Int
        /// From a save to the first frame of the new version.
        package var reloadMilliseconds: Distribution
        /// From the start of the program's work, with the first compilation, to the first frame.
        package var openMilliseconds: Double

        package var description: String {
            func text(_ value: Double?) -> String { value.map { "\($0.decimal(0)) ms" } ?? "-" }
            return "\(scenario), \(lines) lines: \(reloadMilliseconds.count) saves, from each to the first frame "
                + "p50 \(text(reloadMilliseconds.p50)), p95 \(text(reloadMilliseconds.p95)), "
                + "max \(text(reloadMilliseconds.max)); opened in \(text(openMilliseconds))"
        }

        /// The report as a JSON object.
        package func json() throws -> String {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
        }
    }

    /// Seconds that a save may take.
    private static let longestReload = 30.0
    /// Milliseconds between a version's first frame and the next save: saves come no sooner, and what is started beforehand
    /// for the next version has begun by then.
    private static let pause: Int32 = 300

    private let copies: ProductFolder
    private let names: [String]
    private let texts: [String]
    private let session: PreviewSession
    private let stage: CodeStage
    private let openMilliseconds: Double

    /// Opens a copy of the Swift files at `paths` at the progress 0.4, as far as a key can scrub it.
    package init(_ paths: [String], options: CodeProject.Options, run: RunOptions, environment: MachineEnvironment)
        throws
    {
        let opened = try CodeProject(paths, options: options, environment: environment)
        let sources = try opened.sources()
        // A compilation tells which files it needs besides.
        let files = options.isAlone ? sources.files : opened.compile(sources)?.sources.files ?? sources.files
        let start = MonotonicTime.now()
        do throws(LiveCodeError) {
            names = files.enumerated().map { number, file in
                // Code at the top level is allowed in a file of that name alone.
                let name = FilePath(file.path).name
                return name == "main.swift" ? name : "\(number)-\(name)"
            }
            texts = files.map(\.text)
            copies = try ProductFolder(in: environment.cacheFolder + "/segue")
            for (name, text) in zip(names, texts) { try copies.write(Data(text.utf8), as: name) }
        } catch {
            throw PreviewError(error)
        }
        let project = try CodeProject(
            [copies.path], bundlePath: paths.first, options: options, environment: environment)
        let code = try CodeSubject(project) { _ in }
        var plan = try RunPlan(.code(code), options: run, isHeadless: true)
        _ = try code.compiled
        plan.isLive = true
        session = try PreviewSession(plan, recordCapacity: 16)
        guard let stage = session.source as? CodeStage else {
            throw PreviewError(place: "bench --reload", problem: "nothing to save", remedy: "name Swift files")
        }
        self.stage = stage
        try session.run(frames: 1)
        openMilliseconds = (MonotonicTime.now() - start) * 1000
        session.playback = .progress([0.1, 0.4])
        try session.run(frames: 2)
    }

    /// Measures `count` saves.
    package func report(saves count: Int) throws -> Report {
        var times: [Double] = []
        for save in 1...count {
            poll(nil, 0, Self.pause)
            let start = MonotonicTime.now()
            do throws(LiveCodeError) {
                try copies.write(Data((texts[0] + "\n// Save \(save)\n").utf8), as: names[0])
            } catch {
                throw PreviewError(error)
            }
            try waitForVersion(since: start)
            times.append((MonotonicTime.now() - start) * 1000)
        }
        let lines = texts.reduce(0) { $0 + $1.split(separator: "\n", omittingEmptySubsequences: false).count }
        return Report(
            scenario: session.plan.subject.name, lines: lines, reloadMilliseconds: Distribution(times),
            openMilliseconds: openMilliseconds)
    }

    /// Runs the session until a frame of the next version is drawn.
    private func waitForVersion(since start: Double) throws {
        let version = stage.versionCount
        while true {
            stage.performMainThreadWork()
            if stage.versionCount > version {
                repeat { try session.run(frames: 1) } while stage.isLate
                return
            }
            guard MonotonicTime.now() - start < Self.longestReload, stage.messages.failure == nil else {
                throw PreviewError(
                    place: "bench --reload", problem: stage.messages.failure?.text ?? "a save leads to no new version",
                    remedy: "open the files in a window to see why")
            }
            poll(nil, 0, 1)
        }
    }
}
