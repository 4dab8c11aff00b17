import Foundation
import Graphics
import TestSupport
import Testing

/// Projects with storyboards and nibs in the manner of public ones, each opened as it is and driven by a gesture:
/// `Storyboards/NAME` holds one, `Storyboards/NAME.jsonl` its gesture, `Goldens/NAME.png` the strip of the run.
@Suite(.enabled(if: TranslatorProcess.isBuilt)) struct StoryboardProjectTests {
    private static let samples = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Storyboards")
    static let projects = [
        "ContainerViews", "HeroScenes", "Inspectables", "ModalPrepare", "NavigationCustomSegue", "NibCard",
        "OutletCollections", "Prototypes", "SizeClasses", "StaticTable", "TwoStoryboards", "Unwind",
    ]
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func copy(_ project: String) throws {
        for name in [project, "\(project).jsonl"] {
            try FileManager.default.copyItem(
                at: Self.samples.appending(path: name), to: folder.url.appending(path: name))
        }
        try folder.write("", to: "\(project)/.git/HEAD")
    }

    private func run(_ arguments: [String]) throws -> SegueProcess.Result {
        try SegueProcess(arguments, in: folder.url, variables: ["XDG_CACHE_HOME": folder.path("cache")]).run()
    }

    /// The strip has the first screen, and moments of the transitions that the gesture begins.
    @Test(arguments: projects) func aProjectRunsAsRecorded(_ project: String) throws {
        try copy(project)
        let result = try run(["replay", "\(project).jsonl", "--headless", "--scale", "0.25", "-o", "run"])
        #expect(result.status == 0, "\(result.errors)")
        let image = try CGImage(pngData: Data(contentsOf: folder.url.appending(path: "run/strip.png")))
        try Golden("\(project).png", folder: "Goldens").expect(image, detail: .levels)
    }

    /// A scene is an entry, which opens by the names of the storyboard and of itself.
    @Test func aSceneIsAnEntry() throws {
        try copy("Unwind")
        let list = try run(["list", "Unwind"])
        #expect(list.output.contains("Main/") && list.output.contains("storyboard scene, Main.storyboard"), "\(list)")
        let name = try #require(
            list.output.split(separator: "\n").last { $0.hasPrefix("Main/") }?.split(separator: " ").first)
        let result = try run([
            "render", "Unwind", "--entry", String(name), "--progress", "0", "--scale", "0.1", "-o", "a.png",
        ])
        #expect(result.status == 0, "\(result.errors)")
    }

    /// The storyboard's words are those of the language.
    @Test func aLanguageIsThatOfTheStoryboard() throws {
        try copy("Unwind")
        let result = try run([
            "render", "Unwind", "--entry", "AppDelegate", "--language", "de", "--progress", "0", "--scale", "0.5", "-o",
            "a.png",
        ])
        #expect(result.status == 0, "\(result.errors)")
        let image = try CGImage(pngData: Data(contentsOf: folder.url.appending(path: "a.png")))
        try Golden("Unwind-de.png", folder: "Goldens").expect(image, detail: .levels)
    }

    /// A file that is no storyboard is an error at its place; one that lacks a class is a message, and opens.
    @Test func defectsSayWhereTheyAre() throws {
        try copy("ModalPrepare")
        let path = "ModalPrepare/ModalPrepare/Base.lproj/Main.storyboard"
        let url = folder.url.appending(path: path)
        let text = try String(contentsOf: url, encoding: .utf8)
        let render = ["render", "ModalPrepare", "--progress", "0", "--scale", "0.1", "-o", "a.png"]
        try text.replacing("customClass=\"StartViewController\"", with: "customClass=\"GoneViewController\"").write(
            to: url, atomically: true, encoding: .utf8)
        let other = try run(render)
        #expect(other.status == 0, "\(other.errors)")
        #expect(
            other.errors.contains(
                "Main.storyboard:17: BYZ-38-t0r: the class GoneViewController of the module ModalPrepare is not among the "
                    + "opened files. Open the files that declare it, too."), "\(other.errors)")
        try String(text.prefix(2_000)).write(to: url, atomically: true, encoding: .utf8)
        let broken = try run(render.dropLast() + ["b.png"])
        #expect(broken.status != 0 && broken.errors.contains("Main.storyboard"), "\(broken)")
    }
}
