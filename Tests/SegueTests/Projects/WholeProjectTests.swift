import Foundation
import Graphics
import TestSupport
import Testing

/// Projects in the manner of public ones, each opened as it is: `Whole/NAME` holds one with its project file.
@Suite(.enabled(if: TranslatorProcess.isBuilt)) struct WholeProjectTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        let samples = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Whole")
        try FileManager.default.copyItem(at: samples, to: folder.url.appending(path: "Whole"))
        try folder.write("", to: "Whole/.git/HEAD")
    }

    private func run(_ arguments: [String]) throws -> SegueProcess.Result {
        try SegueProcess(arguments, in: folder.url, variables: ["XDG_CACHE_HOME": folder.path("cache")]).run()
    }

    /// An entry, a language, and the name of its picture.
    @Test(arguments: [
        ("AppDelegate", "en", "trips-en"), ("AppDelegate", "de", "trips-de"), ("Porto", "en", "trips-porto"),
        ("TripsViewController", "en", "trips-preview"), ("SavedViewController", "en", "trips-saved"),
    ])
    func aScreenShowsAsRecorded(_ entry: String, _ language: String, _ picture: String) throws {
        let result = try run([
            "render", "Whole/Trips", "--entry", entry, "--language", language, "--progress", "0", "--scale", "0.5",
            "-o",
            "a.png",
        ])
        #expect(result.status == 0, "\(result.errors)")
        let image = try CGImage(pngData: Data(contentsOf: folder.url.appending(path: "a.png")))
        try Golden("\(picture).png", folder: "Goldens").expect(image, detail: .levels)
    }

    /// A tap in the app pushes by the project's own animator.
    @Test func aGestureDrivesTheProject() throws {
        let script = """
            {"segueGesture": 1, "what": "Whole/Trips", "entry": "AppDelegate", "size": "390x844"}
            {"t": 400, "phase": "began", "x": 0.3, "y": 0.1}
            {"t": 460, "phase": "ended", "x": 0.3, "y": 0.1}

            """
        try folder.write(script, to: "tap.jsonl")
        let result = try run(["replay", "tap.jsonl", "--headless", "--scale", "0.25", "-o", "run"])
        #expect(result.status == 0, "\(result.errors)")
        let image = try CGImage(pngData: Data(contentsOf: folder.url.appending(path: "run/strip.png")))
        try Golden("trips-push.png", folder: "Goldens").expect(image, detail: .levels)
    }

    /// A search field that settles by Combine's `debounce` filters the list, and a tap opens a row by the project's animator.
    @Test func aModelDrivesTheScreenByCombine() throws {
        let script = """
            {"segueGesture": 1, "what": "Whole/Orchard", "entry": "AppDelegate", "size": "390x844"}
            {"t": 300, "phase": "began", "x": 0.3, "y": 0.085}
            {"t": 340, "phase": "ended", "x": 0.3, "y": 0.085}
            {"t": 500, "text": "a"}
            {"t": 600, "text": "p"}
            {"t": 1300, "phase": "began", "x": 0.3, "y": 0.25}
            {"t": 1340, "phase": "ended", "x": 0.3, "y": 0.25}

            """
        try folder.write(script, to: "search.jsonl")
        let result = try run(["replay", "search.jsonl", "--headless", "--scale", "0.25", "-o", "run"])
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.errors.contains("segue: AppDelegate: open for 1 s"))
        let image = try CGImage(pngData: Data(contentsOf: folder.url.appending(path: "run/strip.png")))
        try Golden("orchard-search.png", folder: "Goldens").expect(image, detail: .levels)
    }

    /// A project of Swift 4 with Apple's modules, names and Objective-C that are not here opens without what needs them.
    @Test func aProjectOpensWithoutWhatIsNotHere() throws {
        let result = try run([
            "render", "Whole/Spots", "--status-bar", "--progress", "0", "--scale", "0.5", "-o", "a.png",
        ])
        #expect(result.status == 0, "\(result.errors)")
        let lines = result.errors.split(separator: "\n").map(String.init).filter { $0.contains("left out") }
        #expect(
            lines == [
                "segue: Spots: left out, as CoreData is not here: AppDelegate.persistentContainer and 2 statements of "
                    + "AppDelegate.saveContext()",
                "segue: Spots: left out, as MapKit is not here: SpotsViewController.mapView, "
                    + "SpotsViewController.mapView(_:didSelect:) and 2 statements of SpotsViewController.viewDidLoad()",
                "segue: Spots: left out, as UITextView is not here: SpotsViewController.note and 2 statements of "
                    + "SpotsViewController.viewDidLoad()",
                "segue: Spots: left out, as Objective-C is not here: 1 statement of SpotsViewController.viewDidLoad()",
            ], "\(lines)")
        let image = try CGImage(pngData: Data(contentsOf: folder.url.appending(path: "a.png")))
        try Golden("spots.png", folder: "Goldens").expect(image, detail: .levels)
    }

    @Test func theTerminalSaysWhatWasChosenAndLeftOut() throws {
        let result = try run(["render", "Whole/Trips", "--progress", "0", "--scale", "0.1", "-o", "a.png"])
        let lines = result.errors.split(separator: "\n").map(String.init)
        #expect(
            lines.first
                == "segue: Trips: opens the target Trips of Trips (its only app, 11 Swift files); shows AppDelegate (app, the first of 4 entries)",
            "\(lines)")
        #expect(lines.contains("segue: Trips: left out, as SwiftUI is not here: SavedBadge"))
        #expect(lines.contains("segue: AppDelegate: [store] loaded 3 trips"))
        #expect(lines.contains { $0.contains("no picture for the symbol 'mountain.2.fill'") })
    }
}
