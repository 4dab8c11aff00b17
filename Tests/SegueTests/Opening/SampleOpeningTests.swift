import Foundation
import Graphics
import TestSupport
import Testing

/// Ordinary iOS files, opened as they are: bare transitions between stock screens; previews, an app and a driver by a gesture.
///
/// `Samples/NAME.jsonl` drives NAME.swift, or the folder NAME; `Goldens/NAME.png` is the film strip.
@Suite(.enabled(if: TranslatorProcess.isBuilt)) struct SampleOpeningTests {
    private static let samples = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Samples")
    private static let files = (try? FileManager.default.contentsOfDirectory(atPath: samples.path)) ?? []
    private static let driven = files.filter { $0.hasSuffix(".jsonl") }.map { String($0.dropLast(6)) }.sorted()
    private static let bare = files.filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }
        .filter { !driven.contains($0) }.sorted()
    /// A phone's screen, in few pixels.
    private static let screen = ["--size", "392x844", "--scale", "0.25"]

    /// The beginnings of the reports on samples that are careless on purpose, by sample.
    private static let reports = [
        "Squeeze": "segue: Squeeze: interruptibleAnimator(using:) makes another animator at each call"
    ]

    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func run(_ arguments: [String], report: String? = nil) throws {
        let result = try SegueProcess(
            arguments + Self.screen, in: folder.url, variables: ["XDG_CACHE_HOME": folder.path("cache")]
        ).run()
        let lines = result.errors.split(separator: "\n")
        #expect(result.status == 0 && lines.count == (report == nil ? 0 : 1), "\(result.errors)")
        #expect(lines.allSatisfy { $0.hasPrefix(report ?? "") }, "\(result.errors)")
    }

    private func expect(_ picture: String, isGoldenOf name: String) throws {
        let image = try CGImage(pngData: Data(contentsOf: folder.url.appending(path: picture)))
        try Golden("\(name).png", folder: "Goldens").expect(image, detail: .levels)
    }

    @Test func thereAreSixty() { #expect(Self.bare.count == 15 && Self.driven.count == 45) }

    @Test(arguments: bare) func aBareTransitionShowsItsCourse(_ name: String) throws {
        try run(
            ["render", Self.samples.appending(path: "\(name).swift").path, "--strip", "5", "-o", "strip.png"],
            report: Self.reports[name])
        try expect("strip.png", isGoldenOf: name)
    }

    @Test(arguments: driven) func aGestureDrivesThePreview(_ name: String) throws {
        let file = Self.samples.appending(path: "\(name).swift").path
        let what = FileManager.default.fileExists(atPath: file) ? file : Self.samples.appending(path: name).path
        let script = Self.samples.appending(path: "\(name).jsonl").path
        try run(["replay", script, what, "--headless", "-o", "run"])
        try expect("run/strip.png", isGoldenOf: name)
    }

    /// Both directions, by a drag, with the views of the screens left as they were.
    @Test(arguments: bare) func aBareTransitionGoesThereAndBack(_ name: String) throws {
        let file = Self.samples.appending(path: "\(name).swift").path
        try run(["open", file, "--headless"], report: Self.reports[name])
    }
}
