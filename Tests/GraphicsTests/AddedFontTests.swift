import Foundation
import TestSupport
import Testing

@testable import Graphics

/// Fonts of files that are added to a library: one family of a TrueType and an OpenType file.
@Suite struct AddedFontTests {
    private static let files = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Vectors")
    private static let regular = files.appending(path: "PixelPost-Regular.ttf").path
    private static let bold = files.appending(path: "PixelPost-Bold.otf").path

    private let library = FontLibrary(folders: .debian)

    private func width(_ text: String, _ font: FontDescription) -> CGFloat {
        TextLayout(StyledText(text, .init(font: font)), fonts: library).size.width
    }

    @Test func facesAreFoundByTheirNames() throws {
        library.addFonts(at: [Self.regular, Self.bold])
        let names = ["PixelPost-Regular": 400, "Pixel Post": 400, "PixelPost-Bold": 700, "Pixel Post Bold": 700]
        for (name, weight) in names { #expect(library.addedFace(named: name)?.weight == weight, "\(name)") }
        #expect(library.addedFace(named: "PixelPost") == nil && library.addedFace(named: "") == nil)
        #expect(library.addedFamilies == ["Pixel Post"])
        #expect(Set(library.addedFaces(ofFamily: "Pixel Post").map(\.name)) == ["PixelPost-Regular", "PixelPost-Bold"])
        #expect(library.addedFace(ofFamily: "Pixel Post", weight: 900, isItalic: false)?.name == "PixelPost-Bold")
    }

    /// Every character of the font is 0.7 em wide, its ascender 0.8 em and its descender 0.2 em.
    @Test(arguments: ["PixelPost-Regular", "PixelPost-Bold"]) func textIsSetInThem(_ name: String) throws {
        let unknown = FontDescription(.added("Pixel Post"), size: 20)
        #expect(abs(width("SEA", unknown) - 42) > 1, "the system's font")
        #expect(library.metrics(of: unknown).ascender != 16)
        library.addFonts(at: [Self.regular, Self.bold])
        let face = try #require(library.addedFace(named: name))
        let font = FontDescription(face, size: 20)
        #expect(abs(width("SEA", font) - 42) < 0.01)
        #expect(abs(library.metrics(of: font).ascender - 16) < 0.01)
    }

    @Test func otherTextStaysAsItIs() {
        let fonts = [FontDescription(size: 20), FontDescription(.named("DejaVu Serif"), size: 20, weight: 700)]
        let before = fonts.map { width("Sea, Möwe 12", $0) }
        library.addFonts(at: [Self.regular, Self.bold])
        #expect(fonts.map { width("Sea, Möwe 12", $0) } == before)
    }

    @Test func filesThatAreNoFontsAddNothing() throws {
        let folder = try TemporaryFolder()
        let font = try Data(contentsOf: URL(filePath: Self.regular))
        try folder.write("", to: "Empty.ttf")
        try folder.write("no font", to: "Text.otf")
        for (index, count) in [12, 100, 1000, 3000].enumerated() {
            try font.prefix(count).write(to: folder.url.appending(path: "Cut\(index).ttf"))
        }
        var zeros = font
        zeros.replaceSubrange(300..<2000, with: repeatElement(0, count: 1700))
        try zeros.write(to: folder.url.appending(path: "Zeros.ttf"))
        library.addFonts(at: try folder.names().map { folder.path($0) } + [folder.path("gone.ttf"), folder.path()])
        // A file may keep its names and lose its letters.
        for family in library.addedFamilies { _ = width("SEA", FontDescription(.added(family), size: 20)) }
        #expect(width("SEA", FontDescription(size: 20)) > 5)
        library.addFonts(at: [Self.bold])
        #expect(library.addedFace(named: "PixelPost-Bold") != nil)
    }
}
