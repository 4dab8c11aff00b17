import Foundation
import TestSupport
import Testing

/// Files of projects that are opened one at a time, and find the files that they need.
///
/// `Siblings/NAME/siblings.txt` names the file that is opened, and below it the others that are compiled with it.
@Suite(.enabled(if: TranslatorProcess.isBuilt)) struct SiblingTests {
    private static let samples = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Siblings")
    private static let names = ((try? FileManager.default.contentsOfDirectory(atPath: samples.path)) ?? []).sorted()

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("", to: "project/.git/HEAD")
    }

    private struct Listing: Decodable {
        var siblings: [String]?
    }

    private func segue(_ arguments: String..., in place: String = "project") throws -> SegueProcess.Result {
        try SegueProcess(
            arguments, in: folder.url.appending(path: place), variables: ["XDG_CACHE_HOME": folder.path("cache")]
        ).run()
    }

    private func siblings(_ file: String) throws -> [String] {
        let result = try segue("list", file, "--json")
        #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
        return try (JSONDecoder().decode(Listing.self, from: Data(result.output.utf8)).siblings ?? []).sorted()
    }

    /// A screen in the colour that another file declares.
    private static let screen = """
        import UIKit
        final class Screen: UIViewController {
            override func viewDidLoad() { view.backgroundColor = Palette.screen }
        }
        #Preview { Screen() }
        """
    private static let palette = "import UIKit\nenum Palette { static let screen = UIColor.red }\n"

    @Test func thereAreFive() { #expect(Self.names.count == 5) }

    @Test(arguments: names) func aFileIsCompiledWithWhatItNeeds(_ name: String) throws {
        let sample = Self.samples.appending(path: name)
        for file in try FileManager.default.contentsOfDirectory(atPath: sample.path) {
            try FileManager.default.copyItem(
                at: sample.appending(path: file), to: folder.url.appending(path: "project/\(file)"))
        }
        let lines = try folder.text("project/siblings.txt").split(separator: "\n").map(String.init)
        let file = try #require(lines.first)
        #expect(try siblings(file) == lines.dropFirst().sorted())
    }

    @Test func theTerminalSaysWhich() throws {
        try folder.write(Self.screen, to: "project/Screen.swift")
        try folder.write(Self.palette, to: "project/Style/Palette.swift")
        let result = try segue("render", "Screen.swift", "--progress", "0", "-o", "screen.png", "--scale", "0.1")
        #expect(result.status == 0)
        #expect(
            result.errors == "segue: Screen: compiled with Style/Palette.swift (Palette), which it needs; "
                + "--alone leaves out such files\n")
        let list = try segue("list", "Screen.swift").output
        #expect(list.hasSuffix("\n\n\(result.errors.dropFirst("segue: ".count))"), "\(list)")
    }

    @Test func twoFilesAsNearAreSaid() throws {
        try folder.write(Self.screen, to: "project/Screen.swift")
        for name in ["A", "B"] { try folder.write(Self.palette, to: "project/\(name).swift") }
        let list = try segue("list", "Screen.swift")
        #expect(list.output.contains("compiled with A.swift (Palette, also in B.swift), which it needs"), "\(list)")
    }

    @Test func aFileAloneLacksThem() throws {
        try folder.write(Self.screen, to: "project/Screen.swift")
        try folder.write(Self.palette, to: "project/Palette.swift")
        let result = try segue("list", "Screen.swift", "--alone")
        #expect(result.status == 2 && result.errors.contains("cannot find 'Palette' in scope"), "\(result.errors)")
    }

    /// Outside the root: beside the project, in its own home, and where a link leads.
    @Test func nothingOutsideTheRootIsRead() throws {
        try folder.write(Self.screen, to: "project/App/Screen.swift")
        try folder.write(Self.palette, to: "other/Palette.swift")
        try folder.link("project/Linked.swift", to: folder.path("other/Palette.swift"))
        try folder.link("project/linked", to: folder.path("other"))
        let result = try segue("list", "App/Screen.swift")
        #expect(result.status == 2 && result.errors.contains("cannot find 'Palette' in scope"), "\(result.errors)")
    }

    @Test func aHomeIsNotSearched() throws {
        try folder.write(Self.screen, to: "home/Screen.swift")
        try folder.write(Self.palette, to: "home/Palette.swift")
        try folder.write("", to: "home/.git/HEAD")
        let process = SegueProcess(
            ["list", "Screen.swift"], in: folder.url.appending(path: "home"),
            variables: ["XDG_CACHE_HOME": folder.path("cache"), "HOME": folder.path("home")])
        #expect(try process.run().status == 2)
    }

    @Test func anUnreadableFileIsNoSibling() throws {
        try folder.write(Self.screen, to: "project/Screen.swift")
        let invalid = Data(Self.palette.utf8) + Data([0x2F, 0x2F, 0xFF, 0xFE])
        try invalid.write(to: folder.url.appending(path: "project/A.swift"))
        try folder.write(Self.palette, to: "project/B.swift")
        #expect(try siblings("Screen.swift") == ["B.swift"])
    }
}
