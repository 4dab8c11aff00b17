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

    @Test func familiesListTheirFonts() {
        #expect(UIFont.fontNames(forFamilyName: "DejaVu Serif") == ["DejaVuSerif-Bold", "DejaVuSerif-Regular"])
        #expect(UIFont.fontNames(forFamilyName: "Didot") == ["Didot", "Didot-Bold", "Didot-Italic"])
        #expect(UIFont.fontNames(forFamilyName: "Inter").count == 18)
        #expect(UIFont.fontNames(forFamilyName: "Nonesuch").isEmpty)
        for family in UIFont.familyNames {
            for name in UIFont.fontNames(forFamilyName: family) {
                #expect(UIFont(name: name, size: 9) != nil, "\(name)")
            }
        }
    }

    /// Other fonts stand in for those of every iPhone, as heavy and as slanted.
    @Test func fontsOfEveryPhoneAreThere() throws {
        let table: [(name: String, family: String, weight: Int, isItalic: Bool)] = [
            ("HelveticaNeue", "Helvetica Neue", 400, false), ("HelveticaNeue-Light", "Helvetica Neue", 300, false),
            ("HelveticaNeue-UltraLightItalic", "Helvetica Neue", 100, true),
            ("HelveticaNeue-CondensedBold", "Helvetica Neue", 700, false), ("Avenir-Heavy", "Avenir", 800, false),
            ("Avenir-Roman", "Avenir", 400, false), ("AvenirNext-DemiBoldItalic", "Avenir Next", 600, true),
            ("Georgia-BoldItalic", "Georgia", 700, true), ("ArialMT", "Arial", 400, false),
            ("TimesNewRomanPS-BoldMT", "Times New Roman", 700, false), ("Menlo-Regular", "Menlo", 400, false),
            ("Courier-BoldOblique", "Courier", 700, true), ("Futura-CondensedExtraBold", "Futura", 800, false),
            ("GillSans-SemiBold", "Gill Sans", 600, false), ("Didot", "Didot", 400, false),
        ]
        for row in table {
            let font = try #require(UIFont(name: row.name, size: 20), "\(row.name)")
            #expect(font.fontName == row.name && font.familyName == row.family && font.pointSize == 20)
            #expect(font.fontDescription.weight == row.weight && font.fontDescription.isItalic == row.isItalic)
            #expect(font.withSize(10).fontName == row.name && UIFont.familyNames.contains(row.family))
        }
        #expect(UIFont(name: "Avenir Next", size: 9)?.fontName == "AvenirNext-Regular")
        let bold = UIFont(name: "Georgia", size: 9)?.fontDescriptor.withSymbolicTraits(.traitBold)
        #expect(bold.map { UIFont(descriptor: $0, size: 0).fontName } == "Georgia-Bold")
        #expect(UIFont(name: "HelveticaNeue-Fancy", size: 9) == nil && UIFont(name: "Montserrat-Bold", size: 9) == nil)
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
