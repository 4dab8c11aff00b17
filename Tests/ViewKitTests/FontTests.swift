import Testing

@testable import ViewKit

@Suite struct FontTests {
    @Test func styleHasItsSize() {
        let sizes: [(UIFont.TextStyle, CGFloat)] = [
            (.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17),
            (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
        ]
        for (style, size) in sizes { #expect(UIFont.preferredFont(forTextStyle: style).pointSize == size) }
        #expect(UIFont.preferredFont(forTextStyle: .headline) == .systemFont(ofSize: 17, weight: .semibold))
    }

    @Test func namesMakeFonts() throws {
        let font = try #require(UIFont(name: "Inter-SemiBoldItalic", size: 12))
        #expect(font.fontDescription.weight == 600 && font.fontDescription.isItalic && font.pointSize == 12)
        #expect(font.fontName == "Inter-SemiBoldItalic" && font.familyName == "Inter")
        #expect(UIFont(name: "DejaVuSerif-Bold", size: 10)?.familyName == "DejaVu Serif")
        #expect(UIFont(name: "Comic Sans", size: 10) == nil && UIFont(name: "Inter-Fancy", size: 10) == nil)
        #expect(UIFont(name: "", size: 10) == nil)
        #expect(UIFont.systemFont(ofSize: 9).fontName == "Inter-Regular")
        #expect(UIFont.italicSystemFont(ofSize: 9).fontName == "Inter-Italic")
    }

    @Test func descriptorsChangeTraits() throws {
        let body = UIFont.preferredFont(forTextStyle: .body).fontDescriptor
        let bold = try #require(body.withSymbolicTraits([.traitBold, .traitItalic]))
        #expect(bold.symbolicTraits == [.traitBold, .traitItalic])
        let font = UIFont(descriptor: bold, size: 0)
        #expect(font.pointSize == 17 && font.fontDescription.weight == 700)
        #expect(UIFont(descriptor: bold.withSize(30), size: 0).pointSize == 30)
        #expect(UIFont(descriptor: bold, size: 8).pointSize == 8)
        #expect(body.withSymbolicTraits(.traitMonoSpace)?.symbolicTraits == .traitMonoSpace)
    }
}
