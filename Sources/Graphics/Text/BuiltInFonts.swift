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

    private static let all: [Family] = table.split(separator: "\n").compactMap { line in
        let parts = line.split(separator: "|")
        guard parts.count == 3 else { return nil }
        let words = parts.map { $0.split(separator: " ") }
        let standIn =
            switch words[1].first {
            case "serif": "DejaVu Serif"
            case "mono": "DejaVu Sans Mono"
            default: "Inter"
            }
        return Family(name: words[0].joined(separator: " "), standIn: standIn, fonts: words[2].map(String.init))
    }

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

    /// Family, stand-in, fonts.
    private static let table = """
        Academy Engraved LET | serif | AcademyEngravedLetPlain
        American Typewriter | serif | AmericanTypewriter AmericanTypewriter-Light AmericanTypewriter-Semibold \
        AmericanTypewriter-Bold AmericanTypewriter-Condensed AmericanTypewriter-CondensedLight \
        AmericanTypewriter-CondensedBold
        Apple SD Gothic Neo | sans | AppleSDGothicNeo-Regular AppleSDGothicNeo-UltraLight AppleSDGothicNeo-Thin \
        AppleSDGothicNeo-Light AppleSDGothicNeo-Medium AppleSDGothicNeo-SemiBold AppleSDGothicNeo-Bold
        Arial | sans | ArialMT Arial-ItalicMT Arial-BoldMT Arial-BoldItalicMT
        Arial Hebrew | sans | ArialHebrew ArialHebrew-Light ArialHebrew-Bold
        Arial Rounded MT Bold | sans | ArialRoundedMTBold
        Avenir | sans | Avenir-Book Avenir-Roman Avenir-BookOblique Avenir-Oblique Avenir-Light Avenir-LightOblique \
        Avenir-Medium Avenir-MediumOblique Avenir-Heavy Avenir-HeavyOblique Avenir-Black Avenir-BlackOblique
        Avenir Next | sans | AvenirNext-Regular AvenirNext-Italic AvenirNext-UltraLight AvenirNext-UltraLightItalic \
        AvenirNext-Medium AvenirNext-MediumItalic AvenirNext-DemiBold AvenirNext-DemiBoldItalic AvenirNext-Bold \
        AvenirNext-BoldItalic AvenirNext-Heavy AvenirNext-HeavyItalic
        Avenir Next Condensed | sans | AvenirNextCondensed-Regular AvenirNextCondensed-Italic \
        AvenirNextCondensed-UltraLight AvenirNextCondensed-UltraLightItalic AvenirNextCondensed-Medium \
        AvenirNextCondensed-MediumItalic AvenirNextCondensed-DemiBold AvenirNextCondensed-DemiBoldItalic \
        AvenirNextCondensed-Bold AvenirNextCondensed-BoldItalic AvenirNextCondensed-Heavy \
        AvenirNextCondensed-HeavyItalic
        Baskerville | serif | Baskerville Baskerville-Italic Baskerville-SemiBold Baskerville-SemiBoldItalic \
        Baskerville-Bold Baskerville-BoldItalic
        Bodoni 72 | serif | BodoniSvtyTwoITCTT-Book BodoniSvtyTwoITCTT-BookIta BodoniSvtyTwoITCTT-Bold
        Bradley Hand | sans | BradleyHandITCTT-Bold
        Chalkboard SE | sans | ChalkboardSE-Regular ChalkboardSE-Light ChalkboardSE-Bold
        Chalkduster | sans | Chalkduster
        Charter | serif | Charter-Roman Charter-Italic Charter-Bold Charter-BoldItalic Charter-Black \
        Charter-BlackItalic
        Cochin | serif | Cochin Cochin-Italic Cochin-Bold Cochin-BoldItalic
        Copperplate | serif | Copperplate Copperplate-Light Copperplate-Bold
        Courier | mono | Courier Courier-Oblique Courier-Bold Courier-BoldOblique
        Courier New | mono | CourierNewPSMT CourierNewPS-ItalicMT CourierNewPS-BoldMT CourierNewPS-BoldItalicMT
        DIN Alternate | sans | DINAlternate-Bold
        DIN Condensed | sans | DINCondensed-Bold
        Didot | serif | Didot Didot-Italic Didot-Bold
        Futura | sans | Futura-Medium Futura-MediumItalic Futura-Bold Futura-CondensedMedium Futura-CondensedExtraBold
        Georgia | serif | Georgia Georgia-Italic Georgia-Bold Georgia-BoldItalic
        Gill Sans | sans | GillSans GillSans-Italic GillSans-Light GillSans-LightItalic GillSans-SemiBold \
        GillSans-SemiBoldItalic GillSans-Bold GillSans-BoldItalic GillSans-UltraBold
        Helvetica | sans | Helvetica Helvetica-Oblique Helvetica-Light Helvetica-LightOblique Helvetica-Bold \
        Helvetica-BoldOblique
        Helvetica Neue | sans | HelveticaNeue HelveticaNeue-Italic HelveticaNeue-UltraLight \
        HelveticaNeue-UltraLightItalic HelveticaNeue-Thin HelveticaNeue-ThinItalic HelveticaNeue-Light \
        HelveticaNeue-LightItalic HelveticaNeue-Medium HelveticaNeue-MediumItalic HelveticaNeue-Bold \
        HelveticaNeue-BoldItalic HelveticaNeue-CondensedBold HelveticaNeue-CondensedBlack
        Hiragino Mincho ProN | serif | HiraMinProN-W3 HiraMinProN-W6
        Hiragino Sans | sans | HiraginoSans-W3 HiraginoSans-W6 HiraginoSans-W7
        Hoefler Text | serif | HoeflerText-Regular HoeflerText-Italic HoeflerText-Black HoeflerText-BlackItalic
        Impact | sans | Impact
        Marker Felt | sans | MarkerFelt-Thin MarkerFelt-Wide
        Menlo | mono | Menlo-Regular Menlo-Italic Menlo-Bold Menlo-BoldItalic
        Noteworthy | sans | Noteworthy-Light Noteworthy-Bold
        Optima | sans | Optima-Regular Optima-Italic Optima-Bold Optima-BoldItalic Optima-ExtraBlack
        Palatino | serif | Palatino-Roman Palatino-Italic Palatino-Bold Palatino-BoldItalic
        Papyrus | sans | Papyrus Papyrus-Condensed
        Party LET | sans | PartyLetPlain
        PingFang HK | sans | PingFangHK-Regular PingFangHK-Ultralight PingFangHK-Thin PingFangHK-Light \
        PingFangHK-Medium PingFangHK-Semibold
        PingFang SC | sans | PingFangSC-Regular PingFangSC-Ultralight PingFangSC-Thin PingFangSC-Light \
        PingFangSC-Medium PingFangSC-Semibold
        PingFang TC | sans | PingFangTC-Regular PingFangTC-Ultralight PingFangTC-Thin PingFangTC-Light \
        PingFangTC-Medium PingFangTC-Semibold
        Rockwell | serif | Rockwell-Regular Rockwell-Italic Rockwell-Bold Rockwell-BoldItalic
        Savoye LET | sans | SavoyeLetPlain
        Snell Roundhand | serif | SnellRoundhand SnellRoundhand-Bold SnellRoundhand-Black
        Times New Roman | serif | TimesNewRomanPSMT TimesNewRomanPS-ItalicMT TimesNewRomanPS-BoldMT \
        TimesNewRomanPS-BoldItalicMT
        Trebuchet MS | sans | TrebuchetMS TrebuchetMS-Italic TrebuchetMS-Bold Trebuchet-BoldItalic
        Verdana | sans | Verdana Verdana-Italic Verdana-Bold Verdana-BoldItalic
        Zapfino | serif | Zapfino
        """
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
