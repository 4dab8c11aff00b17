import Testing

@testable import Preview

/// The names of files: safe on any file system, and each once.
struct GoldenNamesTests {
    @Test(arguments: [
        ("card", "card"), ("magic-move", "magic-move"), ("Card_2", "Card_2"), ("..", "t-"), ("", "t-"),
        ("con", "tcon-"),
        ("-rf", "t-rf-"), ("a/../b", "a-b-"), ("Zürich", "Z-rich-"), ("x\u{0}y\n", "x-y-"), ("日本", "t-"),
        (".hidden", "hidden-"),
    ])
    func aTitleBecomesASafeName(_ title: String, _ start: String) throws {
        let name = try #require(GoldenNames([title]).all.first)
        #expect(
            start.hasSuffix("-") ? name.hasPrefix(start) && name.count == start.count + 8 : name == start, "\(name)")
        let isSafe = name.unicodeScalars.allSatisfy {
            $0.isASCII && ($0.properties.isAlphabetic || "0123456789_-".unicodeScalars.contains($0))
        }
        #expect(isSafe && !name.hasPrefix("-") && !name.hasPrefix("."))
    }

    /// Also where titles differ in their case alone, in what is replaced, or not at all.
    @Test func namesAreDifferent() {
        let long = String(repeating: "a", count: 300)
        let titles = [
            "Card", "card", "a b", "a-b", "a.b", "Preview", "Preview", "Preview 2", long, long + "b", "é", "e\u{301}",
        ]
        let names = GoldenNames(titles).all
        #expect(names.count == titles.count && Set(names.map { $0.lowercased() }).count == titles.count, "\(names)")
        #expect(names.allSatisfy { $0.utf8.count < 100 })
    }

    /// A further transition changes no name that has nothing to do with it.
    @Test func namesStayWhereOthersCome() {
        let few = GoldenNames(["Card", "a b", "Preview"]).all
        #expect(GoldenNames(["Card", "a b", "Preview", "Fold", "x y"]).all.prefix(3) == few[...])
        #expect(GoldenNames(["Fold", "Card", "a b", "Preview", "Preview"]).all[1...2] == few[0...1])
    }

    @Test(arguments: [
        ("forward-390x844@1x-light.png", true), ("back-20x30.5@0.5x-dark.png", true),
        ("after-cancel-390x844@2x-dark.png", true), ("after-cancel-390x844@2x-dark.jpg", false), ("icon.png", false),
        ("forward.png", false), ("forward-x-light.png", false), ("forward-big@1x-light.png", false),
        ("sideways-390x844@1x-light.png", false), (".forward-390x844@1x-light.png", false),
    ])
    func goldensAreKnownByTheirNames(_ name: String, _ isGolden: Bool) {
        #expect(GoldenPicture.isGolden(name) == isGolden)
    }

    @Test func itsOwnNamesAreThoseOfGoldens() {
        for motion in GoldenMotion.allCases {
            for scale in [0.1, 1, 2.625, 1e-5] {
                let screen = GoldenScreen(sizeText: "390x844.5", scale: scale, isDark: true)
                let picture = GoldenPicture(folder: "card", motion: motion, screen: screen)
                #expect(GoldenPicture.isGolden(picture.fileName), "\(picture.fileName)")
                #expect(picture.name + ".png" == "card/" + picture.fileName)
            }
        }
    }
}
