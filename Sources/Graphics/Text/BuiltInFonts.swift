import Foundation

/// The fonts that every iPhone has, under their names, and which fonts of the library stand in for them.
package enum BuiltInFonts {
    /// One font of a family.
    package struct Face: Hashable, Sendable {
        /// The PostScript name, as in `HelveticaNeue-BoldItalic`.
        package var name: String
        package var family: String
        /// As `FontDescription.weight`.
        package var weight: Int
        package var isItalic: Bool
    }

    /// A family, and the names of its fonts.
    private struct Family {
        let name: String
        /// The family of the library that stands in for it.
        let standIn: String
        let fonts: [String]
    }

    /// The names of the families, in alphabetical order.
    package static var families: [String] { all.map(\.name) }

    /// The font of that PostScript name, or the first one of that family; nil for names that no iPhone has.
    package static func face(named name: String) -> Face? {
        if let family = all.first(where: { $0.fonts.contains(name) }) { return face(name, of: family.name) }
        return family(named: name).flatMap { family in family.fonts.first.map { face($0, of: name) } }
    }

    /// The font of a family that is most like another style; nil for families that no iPhone has.
    package static func face(of family: String, weight: Int, isItalic: Bool) -> Face? {
        func distance(_ face: Face) -> Int { abs(face.weight - weight) + (face.isItalic == isItalic ? 0 : 1000) }
        return names(of: family).map { face($0, of: family) }.min { distance($0) < distance($1) }
    }

    /// The PostScript names of the fonts of a family; empty for families that no iPhone has.
    package static func names(of family: String) -> [String] { Self.family(named: family)?.fonts ?? [] }

    /// The family of the library that stands in for `family`; nil for families that no iPhone has.
    static func standIn(for family: String) -> String? { Self.family(named: family)?.standIn }

    private static func family(named name: String) -> Family? { all.first { $0.name == name } }

    private static func face(_ name: String, of family: String) -> Face {
        let style = name.lowercased()
        let isItalic = style.contains("italic") || style.contains("oblique") || style.hasSuffix("bookita")
        return Face(
            name: name, family: family, weight: weights.first { style.contains($0.word) }?.weight ?? 400,
            isItalic: isItalic)
    }

    /// Words in names and what they mean; the first that fits holds.
    private static let weights: [(word: String, weight: Int)] = [
        ("ultralight", 100), ("-thin", 200), ("light", 300), ("medium", 500), ("demibold", 600), ("semibold", 600),
        ("extrabold", 800), ("ultrabold", 900), ("extrablack", 900), ("heavy", 800), ("black", 900), ("bold", 700),
        ("impact", 900), ("-wide", 700), ("-w6", 600), ("-w7", 700),
    ]

    private static let sans = "Inter"
    private static let serif = "DejaVu Serif"
    private static let mono = "DejaVu Sans Mono"

    /// A literal, not a text to take apart: the first label in a font by name waits for it.
    private static let all: [Family] = [
        Family(name: "Academy Engraved LET", standIn: serif, fonts: ["AcademyEngravedLetPlain"]),
        Family(
            name: "American Typewriter", standIn: serif,
            fonts: [
                "AmericanTypewriter", "AmericanTypewriter-Light", "AmericanTypewriter-Semibold",
                "AmericanTypewriter-Bold", "AmericanTypewriter-Condensed", "AmericanTypewriter-CondensedLight",
                "AmericanTypewriter-CondensedBold",
            ]),
        Family(
            name: "Apple SD Gothic Neo", standIn: sans,
            fonts: [
                "AppleSDGothicNeo-Regular", "AppleSDGothicNeo-UltraLight", "AppleSDGothicNeo-Thin",
                "AppleSDGothicNeo-Light", "AppleSDGothicNeo-Medium", "AppleSDGothicNeo-SemiBold",
                "AppleSDGothicNeo-Bold",
            ]),
        Family(
            name: "Arial", standIn: sans, fonts: ["ArialMT", "Arial-ItalicMT", "Arial-BoldMT", "Arial-BoldItalicMT"]),
        Family(name: "Arial Hebrew", standIn: sans, fonts: ["ArialHebrew", "ArialHebrew-Light", "ArialHebrew-Bold"]),
        Family(name: "Arial Rounded MT Bold", standIn: sans, fonts: ["ArialRoundedMTBold"]),
        Family(
            name: "Avenir", standIn: sans,
            fonts: [
                "Avenir-Book", "Avenir-Roman", "Avenir-BookOblique", "Avenir-Oblique", "Avenir-Light",
                "Avenir-LightOblique", "Avenir-Medium", "Avenir-MediumOblique", "Avenir-Heavy", "Avenir-HeavyOblique",
                "Avenir-Black", "Avenir-BlackOblique",
            ]),
        Family(
            name: "Avenir Next", standIn: sans,
            fonts: [
                "AvenirNext-Regular", "AvenirNext-Italic", "AvenirNext-UltraLight", "AvenirNext-UltraLightItalic",
                "AvenirNext-Medium", "AvenirNext-MediumItalic", "AvenirNext-DemiBold", "AvenirNext-DemiBoldItalic",
                "AvenirNext-Bold", "AvenirNext-BoldItalic", "AvenirNext-Heavy", "AvenirNext-HeavyItalic",
            ]),
        Family(
            name: "Avenir Next Condensed", standIn: sans,
            fonts: [
                "AvenirNextCondensed-Regular", "AvenirNextCondensed-Italic", "AvenirNextCondensed-UltraLight",
                "AvenirNextCondensed-UltraLightItalic", "AvenirNextCondensed-Medium",
                "AvenirNextCondensed-MediumItalic", "AvenirNextCondensed-DemiBold",
                "AvenirNextCondensed-DemiBoldItalic", "AvenirNextCondensed-Bold", "AvenirNextCondensed-BoldItalic",
                "AvenirNextCondensed-Heavy", "AvenirNextCondensed-HeavyItalic",
            ]),
        Family(
            name: "Baskerville", standIn: serif,
            fonts: [
                "Baskerville", "Baskerville-Italic", "Baskerville-SemiBold", "Baskerville-SemiBoldItalic",
                "Baskerville-Bold", "Baskerville-BoldItalic",
            ]),
        Family(
            name: "Bodoni 72", standIn: serif,
            fonts: ["BodoniSvtyTwoITCTT-Book", "BodoniSvtyTwoITCTT-BookIta", "BodoniSvtyTwoITCTT-Bold"]),
        Family(name: "Bradley Hand", standIn: sans, fonts: ["BradleyHandITCTT-Bold"]),
        Family(
            name: "Chalkboard SE", standIn: sans,
            fonts: ["ChalkboardSE-Regular", "ChalkboardSE-Light", "ChalkboardSE-Bold"]),
        Family(name: "Chalkduster", standIn: sans, fonts: ["Chalkduster"]),
        Family(
            name: "Charter", standIn: serif,
            fonts: [
                "Charter-Roman", "Charter-Italic", "Charter-Bold", "Charter-BoldItalic", "Charter-Black",
                "Charter-BlackItalic",
            ]),
        Family(name: "Cochin", standIn: serif, fonts: ["Cochin", "Cochin-Italic", "Cochin-Bold", "Cochin-BoldItalic"]),
        Family(name: "Copperplate", standIn: serif, fonts: ["Copperplate", "Copperplate-Light", "Copperplate-Bold"]),
        Family(
            name: "Courier", standIn: mono,
            fonts: ["Courier", "Courier-Oblique", "Courier-Bold", "Courier-BoldOblique"]),
        Family(
            name: "Courier New", standIn: mono,
            fonts: ["CourierNewPSMT", "CourierNewPS-ItalicMT", "CourierNewPS-BoldMT", "CourierNewPS-BoldItalicMT"]),
        Family(name: "DIN Alternate", standIn: sans, fonts: ["DINAlternate-Bold"]),
        Family(name: "DIN Condensed", standIn: sans, fonts: ["DINCondensed-Bold"]),
        Family(name: "Didot", standIn: serif, fonts: ["Didot", "Didot-Italic", "Didot-Bold"]),
        Family(
            name: "Futura", standIn: sans,
            fonts: [
                "Futura-Medium", "Futura-MediumItalic", "Futura-Bold", "Futura-CondensedMedium",
                "Futura-CondensedExtraBold",
            ]),
        Family(
            name: "Georgia", standIn: serif, fonts: ["Georgia", "Georgia-Italic", "Georgia-Bold", "Georgia-BoldItalic"]),
        Family(
            name: "Gill Sans", standIn: sans,
            fonts: [
                "GillSans", "GillSans-Italic", "GillSans-Light", "GillSans-LightItalic", "GillSans-SemiBold",
                "GillSans-SemiBoldItalic", "GillSans-Bold", "GillSans-BoldItalic", "GillSans-UltraBold",
            ]),
        Family(
            name: "Helvetica", standIn: sans,
            fonts: [
                "Helvetica", "Helvetica-Oblique", "Helvetica-Light", "Helvetica-LightOblique", "Helvetica-Bold",
                "Helvetica-BoldOblique",
            ]),
        Family(
            name: "Helvetica Neue", standIn: sans,
            fonts: [
                "HelveticaNeue", "HelveticaNeue-Italic", "HelveticaNeue-UltraLight", "HelveticaNeue-UltraLightItalic",
                "HelveticaNeue-Thin", "HelveticaNeue-ThinItalic", "HelveticaNeue-Light", "HelveticaNeue-LightItalic",
                "HelveticaNeue-Medium", "HelveticaNeue-MediumItalic", "HelveticaNeue-Bold", "HelveticaNeue-BoldItalic",
                "HelveticaNeue-CondensedBold", "HelveticaNeue-CondensedBlack",
            ]),
        Family(name: "Hiragino Mincho ProN", standIn: serif, fonts: ["HiraMinProN-W3", "HiraMinProN-W6"]),
        Family(name: "Hiragino Sans", standIn: sans, fonts: ["HiraginoSans-W3", "HiraginoSans-W6", "HiraginoSans-W7"]),
        Family(
            name: "Hoefler Text", standIn: serif,
            fonts: ["HoeflerText-Regular", "HoeflerText-Italic", "HoeflerText-Black", "HoeflerText-BlackItalic"]),
        Family(name: "Impact", standIn: sans, fonts: ["Impact"]),
        Family(name: "Marker Felt", standIn: sans, fonts: ["MarkerFelt-Thin", "MarkerFelt-Wide"]),
        Family(
            name: "Menlo", standIn: mono, fonts: ["Menlo-Regular", "Menlo-Italic", "Menlo-Bold", "Menlo-BoldItalic"]),
        Family(name: "Noteworthy", standIn: sans, fonts: ["Noteworthy-Light", "Noteworthy-Bold"]),
        Family(
            name: "Optima", standIn: sans,
            fonts: ["Optima-Regular", "Optima-Italic", "Optima-Bold", "Optima-BoldItalic", "Optima-ExtraBlack"]),
        Family(
            name: "Palatino", standIn: serif,
            fonts: ["Palatino-Roman", "Palatino-Italic", "Palatino-Bold", "Palatino-BoldItalic"]),
        Family(name: "Papyrus", standIn: sans, fonts: ["Papyrus", "Papyrus-Condensed"]),
        Family(name: "Party LET", standIn: sans, fonts: ["PartyLetPlain"]),
        Family(
            name: "PingFang HK", standIn: sans,
            fonts: [
                "PingFangHK-Regular", "PingFangHK-Ultralight", "PingFangHK-Thin", "PingFangHK-Light",
                "PingFangHK-Medium", "PingFangHK-Semibold",
            ]),
        Family(
            name: "PingFang SC", standIn: sans,
            fonts: [
                "PingFangSC-Regular", "PingFangSC-Ultralight", "PingFangSC-Thin", "PingFangSC-Light",
                "PingFangSC-Medium", "PingFangSC-Semibold",
            ]),
        Family(
            name: "PingFang TC", standIn: sans,
            fonts: [
                "PingFangTC-Regular", "PingFangTC-Ultralight", "PingFangTC-Thin", "PingFangTC-Light",
                "PingFangTC-Medium", "PingFangTC-Semibold",
            ]),
        Family(
            name: "Rockwell", standIn: serif,
            fonts: ["Rockwell-Regular", "Rockwell-Italic", "Rockwell-Bold", "Rockwell-BoldItalic"]),
        Family(name: "Savoye LET", standIn: sans, fonts: ["SavoyeLetPlain"]),
        Family(
            name: "Snell Roundhand", standIn: serif,
            fonts: ["SnellRoundhand", "SnellRoundhand-Bold", "SnellRoundhand-Black"]),
        Family(
            name: "Times New Roman", standIn: serif,
            fonts: [
                "TimesNewRomanPSMT", "TimesNewRomanPS-ItalicMT", "TimesNewRomanPS-BoldMT",
                "TimesNewRomanPS-BoldItalicMT",
            ]),
        Family(
            name: "Trebuchet MS", standIn: sans,
            fonts: ["TrebuchetMS", "TrebuchetMS-Italic", "TrebuchetMS-Bold", "Trebuchet-BoldItalic"]),
        Family(
            name: "Verdana", standIn: sans, fonts: ["Verdana", "Verdana-Italic", "Verdana-Bold", "Verdana-BoldItalic"]),
        Family(name: "Zapfino", standIn: serif, fonts: ["Zapfino"]),
    ]
}

extension FontDescription {
    /// The font that was added under `name`, or that an iPhone has, of a family or of one font in it; otherwise the family
    /// of that name.
    package init(named name: String, size: CGFloat) {
        if let face = FontLibrary.shared.addedFace(named: name) {
            self.init(face, size: size)
        } else if let face = BuiltInFonts.face(named: name) {
            self.init(.named(face.family), size: size, weight: face.weight, isItalic: face.isItalic)
        } else {
            self.init(.named(name), size: size)
        }
    }

    /// The font `face`.
    package init(_ face: AddedFace, size: CGFloat) {
        self.init(.added(face.family), size: size, weight: face.weight, isItalic: face.isItalic)
    }
}
