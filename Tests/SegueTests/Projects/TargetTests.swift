import Foundation
import TestSupport
import Testing

/// Folders with projects, workspaces and packages, of which one target is opened.
///
/// `Targets/NAME/opened.txt` is what `segue list` prints of the folder.
@Suite(.enabled(if: TranslatorProcess.isBuilt)) struct TargetTests {
    private static let samples = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Targets")
    private static let names = ((try? FileManager.default.contentsOfDirectory(atPath: samples.path)) ?? []).sorted()

    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Copies the sample `name` as a repository of its own.
    private func copy(_ name: String) throws {
        try FileManager.default.copyItem(
            at: Self.samples.appending(path: name), to: folder.url.appending(path: name))
        try folder.write("", to: "\(name)/.git/HEAD")
    }

    private func segue(
        _ command: String, _ what: String, _ arguments: [String]
    ) throws -> SegueProcess.Result { try run([command, what] + arguments) }

    private func segue(_ arguments: String...) throws -> SegueProcess.Result { try run(arguments) }

    private func run(_ arguments: [String]) throws -> SegueProcess.Result {
        try SegueProcess(arguments, in: folder.url, variables: ["XDG_CACHE_HOME": folder.path("cache")]).run()
    }

    @Test func thereAreFive() { #expect(Self.names.count == 5) }

    @Test(arguments: names) func aFolderOpensItsTarget(_ name: String) throws {
        try copy(name)
        let result = try segue("list", name)
        let expected = try folder.text("\(name)/opened.txt")
        #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
        #expect(result.output == expected)
    }

    @Test func theProjectItselfIsOpenedAlike() throws {
        try copy("folders")
        let result = try segue("list", "folders/Cards.xcodeproj")
        #expect(result.output.hasPrefix("CardAnimator  animator, line 3\n"), "\(result.errors)")
    }

    @Test func theTerminalSaysWhichAndWhatShows() throws {
        try copy("package")
        let result = try segue("render", "package", "--progress", "0", "-o", "a.png", "--scale", "0.1")
        #expect(result.status == 0)
        #expect(
            result.errors.hasSuffix(
                "left out: CardsTests (tests); shows CardAnimator (animator, the first of 2 entries)\n"),
            "\(result.errors)")
    }

    @Test func anEntryIsChosenByItsPlace() throws {
        try copy("package")
        let result = try segue(
            "render", "package", "--entry", "Fade.swift:3", "--progress", "0", "-o", "a.png", "--scale", "0.1")
        #expect(result.status == 0 && result.errors.contains("shows Fade (animator"), "\(result.errors)")
    }

    @Test func anotherTargetIsAskedFor() throws {
        try copy("groups")
        let result = try segue("list", "groups", "--target", "Tiny")
        #expect(result.output.hasPrefix("TinyAnimator  animator, line 3\n\n"), "\(result.errors)")
        #expect(result.output.contains("the target Tiny of Shop (as asked, 1 Swift file)"))
    }

    @Test(arguments: [
        ("Wdget", "groups: no target 'Wdget'; give one of Shop, Tiny\n"),
        ("Widget", "groups: target 'Widget' is none that can be opened; give one of Shop, Tiny\n"),
    ])
    func aTargetThatIsNotThereIsSaid(_ name: String, _ message: String) throws {
        try copy("groups")
        let result = try segue("list", "groups", "--target", name)
        #expect(result.status == 2 && result.errors == "segue: " + message)
    }

    @Test func aTargetWithoutAProjectIsWrongUsage() throws {
        try folder.write("import UIKit\n", to: "A.swift")
        let result = try segue("list", "A.swift", "--target", "A")
        #expect(result.status == 64 && result.errors.contains("no project, workspace or package is opened"))
    }

    /// A file of one module of a package, whose neighbour it imports.
    @Test func aFileOfAPackageImportsItsNeighbour() throws {
        try copy("package")
        let result = try segue("list", "package/Sources/Cards/CardAnimator.swift", "--json")
        #expect(result.status == 2, "its condition does not hold: \(result.output)")
        let file = folder.path("package/Sources/Cards/Turn.swift")
        let text = try folder.text("package/Sources/Cards/Fade.swift").replacing("Fade", with: "Turn")
            .replacing("import UIKit", with: "import Springs\nimport UIKit")
            .replacing("0.4", with: "Springs.Spring.gentle.response")
        try Data(text.utf8).write(to: URL(filePath: file))
        let list = try segue("list", "package/Sources/Cards/Turn.swift")
        #expect(list.output.contains("compiled with Springs/Spring.swift (Spring)"), "\(list.errors)")
    }

    /// What needs SwiftUI is left out, and its previews of screens of UIKit's show those.
    @Test func previewsBySwiftUIShowTheirScreens() throws {
        let samples = URL(filePath: #filePath).deletingLastPathComponent().appending(
            path: "../Translation/Samples/swiftui")
        for name in ["Card", "Wrapped", "ContentView", "Settings"] {
            let text = try String(contentsOf: samples.appending(path: "\(name).swift"), encoding: .utf8)
            try folder.write(text, to: "App/\(name).swift")
        }
        let list = try segue("list", "App")
        #expect(list.status == 0 && list.output.contains("#Preview, Wrapped.swift, line 17"), "\(list.output)")
        let result = try segue("render", "App", "--entry", "Shared", "--progress", "0", "-o", "a.png", "--scale", "0.1")
        #expect(result.status == 0)
        #expect(
            result.errors
                == "segue: App: left out, as SwiftUI is not here: ContentView, Framed, separator and 3 more\n",
            "\(result.errors)")
    }

    /// View controllers open where there is nothing else, and are chosen by their names where there is.
    @Test func viewControllersAreEntries() throws {
        let screens = """
            import UIKit
            class BaseController: UIViewController {}
            final class FirstController: BaseController {
                override func viewDidLoad() { view.backgroundColor = .red }
            }
            final class SecondController: UITableViewController {}
            final class LaterController: UIViewController {
                init(number: Int) { super.init(nibName: nil, bundle: nil) }
                required init?(coder: NSCoder) { nil }
            }
            final class PlainStack: UINavigationController {}
            final class OwnStack: UINavigationController {
                init() { super.init(rootViewController: FirstController()) }
                required init?(coder: NSCoder) { nil }
            }
            """
        try folder.write(screens, to: "App/Screens.swift")
        let list = try segue("list", "App")
        let names = list.output.split(separator: "\n").prefix(3).map { $0.split(separator: " ")[0] }
        #expect(names == ["FirstController", "SecondController", "OwnStack"], "\(list.output)\(list.errors)")
        try folder.write("import UIKit\n#Preview(\"Own\") { UIView() }\n", to: "App/Own.swift")
        let others = try segue("list", "App")
        #expect(
            others.output.hasPrefix("Own ")
                && others.output.contains("SecondController  view controller, Screens.swift"))
        let picture = ["--progress", "0", "-o", "a.png", "--scale", "0.1"]
        #expect(try segue("render", "App", picture).status == 0)
        #expect(try segue("render", "App", ["--entry", "FirstController"] + picture).status == 0)
        let unknown = try segue("render", "App", ["--entry", "FirstContoller"] + picture)
        #expect(unknown.errors.contains("did you mean 'FirstController'?"), "\(unknown.errors)")
    }
}
