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
    /// The names of the copies, and the paths of the files that they are made of.
    private let names: [String]
    private let paths: [String]
    private let texts: [String]
    private let session: PreviewSession
    private let stage: CodeStage
    private var openMilliseconds = 0.0

    /// Opens a copy of the Swift files at `paths` at the progress 0.4, as far as a key can scrub it.
    package init(_ paths: [String], options: CodeProject.Options, run: RunOptions, environment: MachineEnvironment)
        throws
    {
        let opened = try CodeProject(paths, options: options, environment: environment)
        let sources = try opened.sources()
        // A compilation tells which files it needs besides, and whether they have errors, by the user's names.
        guard let compiled = opened.compile(sources, isCancelled: { _ in Interruption.isAskedFor }) else {
            throw PreviewError.interrupted
        }
        _ = try compiled.version.get()
        let files = compiled.sources.files
        let start = MonotonicTime.now()
        do throws(LiveCodeError) {
            names = files.enumerated().map { number, file in
                // Code at the top level is allowed in a file of that name alone.
                let name = FilePath(file.path).name
                return name == "main.swift" ? name : "\(number)-\(name)"
            }
            self.paths = files.map(\.path)
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
        try waitForVersion(after: 0, since: start)
        openMilliseconds = (MonotonicTime.now() - start) * 1000
        session.playback = .progress([0.1, 0.4])
        try session.run(frames: 2)
    }

    /// Measures `count` saves.
    package func report(saves count: Int) throws -> Report {
        var times: [Double] = []
        for save in 1...count {
            poll(nil, 0, Self.pause)
            let version = stage.versionCount
            let start = MonotonicTime.now()
            do throws(LiveCodeError) {
                try copies.write(Data((texts[0] + "\n// Save \(save)\n").utf8), as: names[0])
            } catch {
                throw PreviewError(error)
            }
            try waitForVersion(after: version, since: start)
            times.append((MonotonicTime.now() - start) * 1000)
        }
        let lines = texts.reduce(0) { $0 + $1.split(separator: "\n", omittingEmptySubsequences: false).count }
        return Report(
            scenario: session.plan.subject.name, lines: lines, reloadMilliseconds: Distribution(times),
            openMilliseconds: openMilliseconds)
    }

    /// Runs the session until a frame of the version after so many is drawn.
    private func waitForVersion(after count: Int, since start: Double) throws {
        while stage.versionCount == count {
            stage.performMainThreadWork()
            try checkProgress(since: start)
            poll(nil, 0, 1)
        }
        repeat {
            try session.run(frames: 1)
            try checkProgress(since: start)
            // The code's process may need the processor.
            if stage.isLate { poll(nil, 0, 1) }
        } while stage.isLate
    }

    /// Throws where the code has failed, once it is known where, or takes too long since `start`, and where the run is
    /// interrupted.
    private func checkProgress(since start: Double) throws(PreviewError) {
        try Interruption.check()
        let messages = stage.messages
        let hasFailed = messages.failure != nil && messages.nextCheck == nil
        guard hasFailed || MonotonicTime.now() - start >= Self.longestReload else { return }
        let message = messages.failure ?? messages.current
        let remedy = "open the files in a window to see why"
        guard var error = message?.error else {
            throw PreviewError(
                place: "bench --reload", problem: message?.text ?? "a save leads to no new version", remedy: remedy)
        }
        for (name, path) in zip(names, paths) {
            error.place = error.place?.replacing("\(copies.path)/\(name)", with: path)
        }
        error.remedy = remedy
        throw error
    }
}
