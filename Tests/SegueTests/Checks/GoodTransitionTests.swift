import Foundation
import TestSupport
import Testing

/// Good screens and transitions, in as many manners: not one error.
@Suite(.enabled(if: TranslatorProcess.isBuilt)) struct GoodTransitionTests {
    private static let samples = "Tests/SegueTests/Opening/Samples"

    /// The files, and the bare animators that run in another target.
    static let files: [String] = {
        let folder = Repository.root.appending(path: samples).path
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let animators = [
            "BlindsAnimator", "BlurAnimator", "BoxAnimator", "BubbleAnimator", "CircleMaskAnimator",
            "CircleRevealAnimator", "CoreAnimationAnimator", "CoverAnimator", "DoorsAnimator", "DrawerPresentation",
            "ElasticCurtainAnimator", "FadeAnimator", "FoldAnimator", "InkAnimator", "InterruptibleAnimator",
        ]
        return names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(samples)/\($0)" }
            + animators.map { "Tests/iOSSamples/\($0).swift" }
    }()

    @Test func thereAreMany() { #expect(Self.files.count >= 40) }

    /// Screens on which no transition begins are not accused of it.
    @Test(arguments: files) func noneIsAccused(_ file: String) throws {
        let folder = try TemporaryFolder()
        let result = try SegueProcess(
            ["check", Repository.root.appending(path: file).path, "--json", "-", "--scale", "0.5"], in: folder.url,
            variables: ["XDG_CACHE_HOME": folder.path("cache")]
        ).run()
        let report = try JSONValue(text: result.output)
        let checks = report["checks"]?.array ?? []
        let errors = checks.flatMap { $0["findings"]?.array ?? [] }.filter { $0["severity"]?.string == "error" }
        #expect(errors.isEmpty && [0, 2].contains(result.status), "\(errors)")
        let isChecked = report["transitions"]?.array?.contains { $0["obstacle"]?.string == nil } == true
        #expect((result.status == 0) == isChecked)
    }
}
