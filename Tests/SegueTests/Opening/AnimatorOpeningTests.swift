import Foundation
import Graphics
import TestSupport
import Testing

/// Files in the manner of public animators, which say little of how they are used: pairs for the two directions, animators that
/// present, arguments that have to be made up, and screens that wait for a tap.
///
/// `Animators/NAME.txt` has the messages, and `Animators/NAME.png` the film strip of `Animators/NAME.swift`, of the transition
/// alone or by the gesture in `Animators/NAME.jsonl`.
@Suite(.enabled(if: TranslatorProcess.isBuilt)) struct AnimatorOpeningTests {
    private static let samples = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Animators")
    private static let files = (try? FileManager.default.contentsOfDirectory(atPath: samples.path)) ?? []
    static let names = files.filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }.sorted()
    private static let screen = ["--size", "392x844", "--scale", "0.25"]

    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func run(_ arguments: [String]) throws -> SegueProcess.Result {
        try SegueProcess(arguments, in: folder.url, variables: ["XDG_CACHE_HOME": folder.path("cache")]).run()
    }

    @Test func thereAreTwelve() { #expect(Self.names.count == 12) }

    @Test(arguments: names) func itOpensAsItIsMeant(_ name: String) throws {
        let file = Self.samples.appending(path: "\(name).swift").path
        let isDriven = Self.files.contains("\(name).jsonl")
        let picture = isDriven ? "run/strip.png" : "strip.png"
        let arguments =
            isDriven
            ? ["replay", Self.samples.appending(path: "\(name).jsonl").path, file, "--headless", "-o", "run"]
            : ["render", file, "--strip", "5", "-o", picture]
        let result = try run(arguments + Self.screen)
        #expect(result.status == 0, "\(result.errors)")
        try LogGolden("\(name).txt", folder: "Animators").expect(result.errors)
        let image = try CGImage(pngData: Data(contentsOf: folder.url.appending(path: picture)))
        try Golden("\(name).png", folder: "Animators").expect(image, detail: .levels)
    }

    /// One class for each direction: the way back is the other's, and no entry of its own.
    @Test(arguments: [
        ("PushPopPair", "SlidePushAnimator", "SlidePopAnimator"),
        ("PresentDismissPair", "CardPresentAnimator", "CardDismissAnimator"),
        ("ShowHidePair", "ShowDrawerAnimator", "HideDrawerAnimator"),
        ("ShortAnimators", "ForwardStackAnimator", "BackwardStackAnimator"),
    ]) func aPairIsPlayedAsOne(_ name: String, _ ahead: String, _ back: String) throws {
        let file = Self.samples.appending(path: "\(name).swift").path
        let open = try run(["open", file, "--headless"] + Self.screen)
        #expect(open.status == 0 && open.errors.split(separator: "\n").count <= 1, "\(open.errors)")
        let check = try run(["check", file, "--json", "-"])
        #expect(check.status == 0, "\(check.output)")
        #expect(check.errors.isEmpty, "the other one is not left out")
        let list = try run(["list", file])
        #expect(list.output.split(separator: "\n").map { $0.prefix { $0 != " " } } == [ahead[...], back[...]])
    }
}
