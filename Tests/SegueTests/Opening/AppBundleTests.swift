import Foundation
import LayerTree
import TestSupport
import Testing

@testable import Preview

/// Images and colours in the files of a folder.
@MainActor @Suite struct AppBundleTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func bundle(scale: Double = 2, isDeep: Bool = true) -> AppBundle {
        let root = BundleRoot(path: folder.path("App"), isDeep: isDeep, name: "App")
        return AppBundle(BundleFiles(root), scale: scale, others: PictureFiles { $0 == "lake" ? "/lake.jpg" : nil })
    }

    private func write(_ names: String...) throws {
        for name in names { try folder.write("", to: "App/" + name) }
    }

    /// Writes an image set of the files `images`: name, scale and further values.
    private func writeSet(_ path: String, _ images: [(String, String)], _ properties: String = "") throws {
        for (file, _) in images { try write("\(path).imageset/\(file)") }
        let entries = images.map { "{ \"filename\": \"\($0)\", \"idiom\": \"universal\"\($1) }" }
        let text = "{ \"images\": [\(entries.joined(separator: ", "))], \"properties\": {\(properties)} }"
        try folder.write(text, to: "App/\(path).imageset/Contents.json")
    }

    private func name(_ image: NamedImage?) -> String? { image.map { URL(filePath: $0.path).lastPathComponent } }

    private static let dark = #", "appearances": [{ "appearance": "luminosity", "value": "dark" }]"#

    @Test(arguments: [(1.0, "a.png", 1.0), (2, "b.png", 2), (2.5, "c.png", 3), (4, "c.png", 3)])
    func theScreenChoosesTheDensity(_ screen: Double, _ file: String, _ scale: Double) throws {
        try writeSet(
            "A.xcassets/sea",
            [("a.png", #", "scale": "1x""#), ("b.png", #", "scale": "2x""#), ("c.png", #", "scale": "3x""#)])
        let image = bundle(scale: screen).image(named: "sea", isDark: false)
        #expect(name(image) == file && image?.scale == scale && image?.isTemplate == nil)
    }

    @Test func setsHaveVariantsAndSettings() throws {
        try writeSet("A.xcassets/sea", [("day.png", ""), ("night.png", Self.dark)])
        try writeSet("A.xcassets/mark", [("mark@2x.png", "")], #""template-rendering-intent": "template""#)
        try writeSet("A.xcassets/flag", [("flag.png", "")], #""template-rendering-intent": "original""#)
        let bundle = bundle()
        #expect(name(bundle.image(named: "sea", isDark: false)) == "day.png")
        #expect(name(bundle.image(named: "sea", isDark: true)) == "night.png")
        let mark = try #require(bundle.image(named: "mark", isDark: true))
        #expect(mark.scale == 1 && mark.isTemplate == true, "the set says the density, and not the file's name")
        #expect(bundle.image(named: "flag", isDark: false)?.isTemplate == false)
    }

    @Test func foldersMayProvideANamespace() throws {
        let namespace = #"{ "properties": { "provides-namespace": true } }"#
        try folder.write(namespace, to: "App/A.xcassets/Icons/Contents.json")
        try folder.write(namespace, to: "App/A.xcassets/Icons/Small/Contents.json")
        try writeSet("A.xcassets/Icons/sea", [("1.png", "")])
        try writeSet("A.xcassets/Icons/Small/sea", [("2.png", "")])
        try writeSet("A.xcassets/Plain/sky", [("3.png", "")])
        let bundle = bundle()
        let names = ["Icons/sea": "1.png", "Icons/Small/sea": "2.png", "sky": "3.png"]
        for (set, file) in names { #expect(name(bundle.image(named: set, isDark: false)) == file) }
        for set in ["sea", "Small/sea", "Plain/sky", ""] { #expect(bundle.image(named: set, isDark: false) == nil) }
    }

    @Test func filesAreFoundByTheirNames() throws {
        try write("photo@2x.png", "photo@3x.png", "Images/lake@2x.jpg", "view.webp", "icon~iphone.png", "icon~ipad.png")
        let bundle = bundle()
        let names = [
            "photo": "photo@2x.png", "photo.png": "photo@2x.png", "lake": "lake@2x.jpg", "lake.jpg": "lake@2x.jpg",
            "view": "view.webp", "view.webp": "view.webp", "icon": "icon~iphone.png",
        ]
        for (name, file) in names { #expect(self.name(bundle.image(named: name, isDark: false)) == file, "\(name)") }
        #expect(bundle.image(named: "photo", isDark: false)?.scale == 2)
        #expect(bundle.image(named: "photo.jpg", isDark: false) == nil)
        let shallow = self.bundle(isDeep: false)
        #expect(shallow.image(named: "lake", isDark: false)?.path == "/lake.jpg", "that of the stock screens")
        #expect(name(shallow.image(named: "photo", isDark: false)) == "photo@2x.png")
    }

    @Test func whatIsNotReadIsSaidOnce() throws {
        try writeSet("A.xcassets/logo", [("logo.pdf", "")])
        try writeSet("A.xcassets/both", [("both.svg", ""), ("both.png", "")])
        try writeSet("A.xcassets/up", [("../../secret.png", "")])
        try folder.write("{", to: "App/A.xcassets/cut.imageset/Contents.json")
        try folder.write("{", to: "App/A.xcassets/ink.colorset/Contents.json")
        try write("A.xcassets/bare.imageset/bare.png")
        let bundle = bundle()
        var messages: [String] = []
        bundle.onProblem = { messages.append($0) }
        for _ in 0..<2 {
            for name in ["logo", "cut", "bare", "up", "none"] {
                #expect(bundle.image(named: name, isDark: false) == nil)
            }
            #expect(bundle.color(named: "ink") == nil && bundle.color(named: "none") == nil)
        }
        #expect(name(bundle.image(named: "both", isDark: true)) == "both.png")
        #expect(messages.count == 4, "\(messages)")
        #expect(
            messages.first?.hasSuffix(
                "logo.pdf: only PNG, JPEG and WebP pictures are read; export it as PNG files for 1x, 2x and 3x")
                == true)
    }

    /// A loose picture of a kind that is not read, and a set whose file is missing.
    @Test func whatIsNotThereIsSaid() throws {
        try write("Art/logo.svg", "mark.pdf", "both.heic", "both.png")
        try folder.write(
            #"{ "images": [{ "filename": "gone.png", "idiom": "universal" }] }"#,
            to: "App/A.xcassets/gone.imageset/Contents.json")
        let bundle = bundle()
        var messages: [String] = []
        bundle.onProblem = { messages.append($0) }
        for name in ["logo", "logo.svg", "mark", "both", "gone", "lake", "none"] {
            #expect((bundle.image(named: name, isDark: false) != nil) == ["both", "lake"].contains(name))
        }
        let remedy = "only PNG, JPEG and WebP pictures are read; export it as PNG files for 1x, 2x and 3x"
        #expect(
            messages == [
                "\(folder.path("App/Art/logo.svg")): \(remedy)", "\(folder.path("App/mark.pdf")): \(remedy)",
                "\(folder.path("App/A.xcassets/gone.imageset/gone.png")): no such file; "
                    + "add the picture again in Xcode",
            ])
    }

    @Test func filesOfAllFoldersLieBesideEachOther() throws {
        try write(
            "a.json", "Deep/a.json", "Deep/Deeper/b.txt", "Deep/C.swift", "Fonts/f.ttf", "g.OTF", "de.lproj/t.strings",
            "Texts/de.lproj/u.strings", "Data.bundle/x.txt", "Resources/r.txt", "Info.plist", "Tests/t.txt")
        try folder.link("App/circle", to: folder.path("App"))
        let files = BundleFiles(BundleRoot(path: folder.path("App"), isDeep: true, name: "App"))
        let names = ["Data.bundle", "Deep", "Fonts", "Texts", "a.json", "b.txt", "f.ttf", "g.OTF", "r.txt"]
        #expect(files.resources.keys.sorted() == names)
        #expect(files.resources["a.json"] == folder.path("App/a.json"))
        #expect(Set(files.fonts) == [folder.path("App/Fonts/f.ttf"), folder.path("App/g.OTF")])
        #expect(files.localizations["de.lproj"]?.keys.sorted() == ["t.strings", "u.strings"])
        #expect(files.information == folder.path("App/Info.plist"))
    }

    @Test func aFolderThatIsGoneIsEmpty() {
        #expect(bundle().image(named: "sea", isDark: false) == nil)
    }
}
