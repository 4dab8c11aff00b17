import Foundation
import TestSupport
import Testing

/// The bundle and the home of opened code, as Foundation and UIKit tell it of them.
@Suite(.enabled(if: TranslatorProcess.isBuilt)) struct BundleOpeningTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// The lines that `statements` print with the command's `options`, and messages.
    private func lines(_ statements: String, options: [String] = [], imports: String = "") throws -> [String] {
        let text = """
            import UIKit
            \(imports)

            final class Screen: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
            \(statements)
                }
            }

            #Preview { Screen() }
            """
        try folder.write(text, to: "App/Screen.swift")
        let result = try SegueProcess(
            ["render", "App", "--progress", "0", "--size", "64x64", "--scale", "2", "-o", "a.png"] + options,
            in: folder.url,
            variables: ["XDG_CACHE_HOME": folder.path("cache"), "HOME": folder.path("home")]
        ).run()
        #expect(result.status == 0, "\(result.errors)")
        return result.errors.split(separator: "\n").map { String($0.replacing("segue: Preview-1: ", with: "")) }
    }

    @Test func theFolderIsTheBundle() throws {
        try FileManager.default.createDirectory(atPath: folder.path("elsewhere"), withIntermediateDirectories: true)
        try folder.link("cache", to: folder.path("elsewhere"))
        try folder.write("{}", to: "App/Data/levels.json")
        try folder.write("\"hello\" = \"Hallo\";", to: "App/Texts/en.lproj/Localizable.strings")
        let information = ["CFBundleDisplayName": "$(PRODUCT_NAME) Pro", "Key": "1"]
        let data = try PropertyListSerialization.data(fromPropertyList: information, format: .xml, options: 0)
        try folder.write(String(decoding: data, as: UTF8.self), to: "App/Info.plist")
        let lines = try lines(
            """
            let bundle = Bundle(for: Screen.self)
            print(Bundle.main.url(forResource: "levels", withExtension: "json").map { (try? Data(contentsOf: $0))?.count ?? 0 } ?? -1)
            print(bundle.path(forResource: "levels", ofType: "json", inDirectory: "Data") != nil)
            print(bundle.path(forResource: "nothing", ofType: "json") == nil)
            print((Bundle.main.bundlePath as NSString).lastPathComponent, bundle.bundlePath == Bundle.main.bundlePath)
            print(NSLocalizedString("hello", comment: ""))
            for key in ["CFBundleDisplayName", "CFBundleShortVersionString", "CFBundleName", "Key"] {
                print(Bundle.main.object(forInfoDictionaryKey: key) ?? "none")
            }
            print(Bundle.main.infoDictionary?.isEmpty == false, Bundle.main.bundleIdentifier ?? "none")
            """)
        #expect(
            lines == [
                "2", "true", "true", "App.app true", "Hallo", "App Pro", "1.0", "App", "1", "true com.example.App",
            ])
        #expect(try folder.names("App") == ["Data", "Info.plist", "Screen.swift", "Texts"])
    }

    /// Files are linked where the code may ask for them.
    @Test(arguments: [false, true]) func whatIsNotUsedIsNotLinked(_ isUsed: Bool) throws {
        try folder.write("{}", to: "App/levels.json")
        let lines = try lines(
            """
            let app = NSHomeDirectory() + "/../App.app"
            print(FileManager.default.fileExists(atPath: app + "/levels.json"), FileManager.default.fileExists(atPath: app))
            \(isUsed ? "_ = Bundle.main" : "")
            """)
        #expect(lines == ["\(isUsed) true"])
    }

    /// A second launch finds nothing of the first, and the user's home stays as it is.
    @Test func everyLaunchHasAnEmptyHome() throws {
        try FileManager.default.createDirectory(atPath: folder.path("home"), withIntermediateDirectories: true)
        for _ in 0..<2 {
            let lines = try lines(
                """
                let defaults = UserDefaults.standard
                print(defaults.string(forKey: "seen") ?? "new", defaults.synchronize())
                defaults.set("yes", forKey: "seen")
                print(defaults.synchronize(), defaults.string(forKey: "seen") ?? "new")
                let files = FileManager.default
                let places: [FileManager.SearchPathDirectory] = [.documentDirectory, .cachesDirectory, .applicationSupportDirectory]
                for place in places {
                    let folder = files.urls(for: place, in: .userDomainMask)[0]
                    print((try? files.contentsOfDirectory(atPath: folder.path))?.filter { $0 != "segue" }.count ?? -1)
                    try? Data("x".utf8).write(to: folder.appendingPathComponent("note.txt"))
                    print(folder.path.hasPrefix(NSHomeDirectory()), files.fileExists(atPath: folder.path + "/note.txt"))
                }
                print((try? files.contentsOfDirectory(atPath: NSTemporaryDirectory()))?.count ?? -1)
                print(NSTemporaryDirectory().hasPrefix(NSHomeDirectory()))
                """)
            let place = ["0", "true true"]
            #expect(lines == ["new true", "true yes"] + place + place + place + ["0", "true"])
        }
        #expect(try folder.names("home").isEmpty)
        #expect(try folder.names("cache/segue") == ["kept"], "the launches' folders are gone")
    }

    @Test func uikitFindsImagesColoursAndFonts() throws {
        let postcards = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Samples/Postcards")
        try FileManager.default.copyItem(at: postcards, to: folder.url.appending(path: "App"))
        for name in ["Card.swift", "CardsViewController.swift"] {
            try FileManager.default.removeItem(atPath: folder.path("App/" + name))
        }
        try folder.write("no font", to: "App/Fonts/Broken.ttf")
        try folder.write("no picture", to: "App/broken.png")
        try folder.write(
            #"{ "images": [{ "filename": "logo.pdf", "idiom": "universal" }] }"#,
            to: "App/Assets.xcassets/logo.imageset/Contents.json")
        try folder.write("%PDF", to: "App/Assets.xcassets/logo.imageset/logo.pdf")
        let lines = try lines(
            """
            let dark = UITraitCollection(userInterfaceStyle: .dark)
            for name in ["stamp", "mark", "sand", "photo.jpg"] {
                let image = UIImage(named: name)!
                print(name, image.size.width, image.scale, image.renderingMode == .alwaysTemplate)
            }
            print(UIImage(named: "broken") == nil, UIImage(named: "logo") == nil, UIImage(named: "logo") == nil)
            print(UIImage(named: "stamp", in: Bundle(for: Screen.self), compatibleWith: dark)!.size.width)
            let paper = UIColor(named: "Postcards/Paper")!
            print(paper.cgColor.components!.map { Int($0 * 255 + 0.5) })
            print(paper.resolvedColor(with: dark).cgColor.components!.count, UIColor(named: "Paper") == nil)
            print(UIColor(named: "Accent") == .systemPink)
            for name in ["PixelPost-Regular", "Pixel Post Bold", "Pixel Post"] {
                let font = UIFont(name: name, size: 20)!
                print(font.fontName, font.familyName, font.ascender)
            }
            print(UIFont(name: "Broken", size: 20) == nil, UIFont.fontNames(forFamilyName: "Pixel Post"))
            print(UIFont(name: "Pixel Post", size: 20)!.fontDescriptor.withSymbolicTraits(.traitBold)
                .map { UIFont(descriptor: $0, size: 0).fontName } ?? "none")
            """)
        let expected = [
            "stamp 120.0 2.0 false", "mark 96.0 1.0 true", "sand 88.0 2.0 false", "photo.jpg 352.0 1.0 false",
            "true true true", "120.0", "[250, 240, 220, 255]", "4 true", "true", "PixelPost-Regular Pixel Post 16.0",
            "PixelPost-Bold Pixel Post 16.0", "PixelPost-Regular Pixel Post 16.0",
            #"true ["PixelPost-Bold", "PixelPost-Regular"]"#, "PixelPost-Bold",
        ]
        let messages = lines.filter { $0.hasPrefix("App/") }
        #expect(lines.filter { !messages.contains($0) } == expected)
        let broken = "App/broken.png: neither PNG, JPEG nor WebP; convert it to one of them"
        #expect(messages.count == 2 && messages.contains(broken), "\(messages)")
        #expect(lines.count { $0.contains("logo.pdf: only PNG, JPEG and WebP pictures are read") } == 1, "\(lines)")
    }

    /// A symbol for each set, as Xcode generates it, and the bundle of a package's resources.
    @Test func assetsHaveSymbols() throws {
        let components = #""components":{"red":"1.0","green":"0.5","blue":"0.0","alpha":"1.0"}"#
        let color = #"{"colors":[{"idiom":"universal","color":{"color-space":"srgb",\#(components)}}]}"#
        try folder.write(color, to: "App/Assets.xcassets/brand.colorset/Contents.json")
        try folder.write(
            #"{"properties":{"provides-namespace":true}}"#, to: "App/Assets.xcassets/Tones/Contents.json")
        try folder.write(color, to: "App/Assets.xcassets/Tones/LightColor.colorset/Contents.json")
        try folder.write(#"{"images":[]}"#, to: "App/Assets.xcassets/hero.imageset/Contents.json")
        let lines = try lines(
            """
            view.backgroundColor = .brand
            print(UIColor(resource: .Tones.light) == view.backgroundColor, UIColor.brand.cgColor.components ?? [])
            print(UIImage.hero.size, Bundle.module == Bundle.main, ColorResource.brand == .Tones.light)
            """)
        #expect(lines.count == 3 && lines.first == "true [1.0, 0.5, 0.0, 1.0]", "\(lines)")
        #expect(lines.contains("(0.0, 0.0) true false") && lines.contains { $0.contains("no image 'hero'") })
    }

    /// The accent colour of the app tints its windows; the set without a colour that new projects have does not.
    @Test(arguments: [
        (#"{"colors":[{"idiom":"universal"}]}"#, "false"),
        (#"{"colors":[{"color":{"components":{"red":"1.0","green":"0.0","blue":"0.0"}}}]}"#, "true"),
    ])
    func anAppHasItsAccentColour(_ contents: String, _ expected: String) throws {
        try folder.write(contents, to: "App/Assets.xcassets/AccentColor.colorset/Contents.json")
        let lines = try lines(
            """
            DispatchQueue.main.async { [self] in print(view.tintColor.cgColor.components?.first == 1) }
            """)
        #expect(lines == [expected])
    }

    /// A language, and what code prints in it.
    @Test(arguments: [
        ([], ["Hi", "Hi", "1 card", "2 cards", "3 left", "7 of 9", "en"]),
        (["--language", "de-AT"], ["Hallo", "Hallo", "1 Karte", "2 Karten", "3 left", "7 of 9", "de-AT"]),
        (["--language", "fr"], ["Hi", "Hi", "1 card", "2 cards", "3 left", "7 of 9", "fr"]),
    ])
    func textsAreThoseOfTheLanguage(_ options: [String], _ expected: [String]) throws {
        func plural(_ one: String, _ other: String) -> String {
            #"{"variations":{"plural":{"one":{"stringUnit":{"value":"\#(one)"}},"other":{"stringUnit":{"value":"\#(other)"}}}}}"#
        }
        try folder.write(
            #"{"sourceLanguage":"en","strings":{"%lld cards":{"localizations":{"en":\#(plural("%lld card", "%lld cards")),"#
                + #""de":\#(plural("%lld Karte", "%lld Karten"))}}}}"#, to: "App/Texts/Cards.xcstrings")
        try folder.write("\"hello\" = \"Hi\";", to: "App/Texts/en.lproj/Localizable.strings")
        try folder.write("\"hello\" = \"Hallo\";", to: "App/Texts/de.lproj/Localizable.strings")
        let lines = try lines(
            """
            print(NSLocalizedString("hello", comment: ""))
            print(String(localized: "hello", comment: "A greeting."))
            let format = NSLocalizedString("%lld cards", tableName: "Cards", comment: "")
            print(String.localizedStringWithFormat(format, 1))
            print(String(format: format, 2))
            print(String(localized: "\\(3) left"))
            print(String(format: "%d of %@", 7, "9"))
            print(Locale.current.identifier.replacingOccurrences(of: "_", with: "-"))
            """, options: options)
        let languages = "App: no texts in fr; there are de, en"
        #expect(
            lines.filter { $0 != languages } == expected && lines.contains(languages) == options.contains("fr"),
            "\(lines)")
    }

    /// Messages to the system's log are lines of the terminal.
    @Test func logsAreLines() throws {
        let lines = try lines(
            """
            let logger = Logger(subsystem: "com.example", category: "cards")
            logger.info("shows \\(3) of \\(2.5, format: .fixed(precision: 1)) \\("x", privacy: .private) \\(CGSize(width: 1, height: 2))")
            logger.error("code \\(255, format: .hex(includePrefix: true)), \\(CancellationError()), \\(Screen.self)")
            Logger().debug("\\("a", align: .right(columns: 3))|\\(7, format: .decimal(minDigits: 3))")
            os_log("%{public}@ has %d", log: OSLog(subsystem: "a", category: "b"), type: .fault, "it", 4)
            os_log(.debug, "plain 100%")
            os_log("none", log: .disabled)
            let poster = OSSignposter(subsystem: "a", category: "p")
            let sum = poster.withIntervalSignpost("work") { 1 + 1 }
            os_signpost(.event, log: .default, name: "tap", "at %d", sum)
            OSSignposter(logger: logger).emitEvent("seen")
            let lock = OSAllocatedUnfairLock(initialState: 1)
            print(lock.withLock { $0 += 1; return $0 })
            """, imports: "import os.log\nimport OSLog")
        #expect(
            lines == [
                "[cards] shows 3 of 2.5 x (1.0, 2.0)", "error: [cards] code 0xff, CancellationError(), Screen",
                "debug:   a|007", "fault: [b] it has 4", "debug: plain 100%", "[p] begin work at 0.000 s",
                "[p] end work at 0.000 s", "event tap at 0.000 s: at 2",
                "[cards] event seen at 0.000 s", "2",
            ], "\(lines)")
    }

    /// A recording says the language and whether siblings were left out, and its replay has them.
    @Test func aRecordingKeepsItsLanguage() throws {
        let text = """
            import UIKit
            #Preview("Hello") {
                print(NSLocalizedString("hello", comment: ""))
                return UIView()
            }
            """
        try folder.write(text, to: "App/Hello.swift")
        try folder.write("\"hello\" = \"Hallo\";", to: "App/de.lproj/Localizable.strings")
        try folder.write("\"hello\" = \"Hi\";", to: "App/en.lproj/Localizable.strings")
        func run(_ arguments: [String]) throws -> SegueProcess.Result {
            try SegueProcess(
                arguments, in: folder.url,
                variables: ["XDG_CACHE_HOME": folder.path("cache"), "HOME": folder.path("home")]
            ).run()
        }
        let options = ["--headless", "--frames", "3", "--size", "64x64"]
        let recorded = try run(["record", "App", "--language", "de", "--alone", "-o", "run"] + options)
        #expect(recorded.errors.contains("Hallo"), "\(recorded.errors)")
        #expect(try folder.text("run/gesture.jsonl").contains(#""language": "de""#))
        #expect(try folder.text("run/gesture.jsonl").contains(#""alone": true"#))
        let replay = ["replay", "run/gesture.jsonl", "--headless"]
        #expect(try run(replay).errors.contains("Hallo"))
        #expect(try run(replay + ["--language", "en"]).errors.contains("Hi"))
    }
}
