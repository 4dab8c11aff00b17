import CPango
import Foundation

/// A font of a file that was added to the library.
package struct AddedFace: Hashable, Sendable {
    /// The PostScript name, as in `Lato-BoldItalic`.
    package var name: String
    /// The names of family and style together, as in `Lato Bold Italic`, in the languages that the file has.
    package var fullNames: [String]
    /// The names of the family; some fonts have one for the family, and one for the weight within it.
    package var familyNames: [String]
    /// The family by which Pango finds this face and no other.
    package var family: String
    /// As `FontDescription.weight`.
    package var weight: Int
    package var isItalic: Bool

    /// The distance from an upright font of regular weight.
    var strangeness: Int { abs(weight - 400) + (isItalic ? 1000 : 0) }

    /// The faces of the files that were added to `configuration`, in the order in which they were.
    static func faces(in configuration: OpaquePointer) -> [AddedFace] {
        guard let set = FcConfigGetFonts(configuration, FcSetApplication) else { return [] }
        return (0..<Int(set.pointee.nfont)).compactMap { index in
            set.pointee.fonts[index].flatMap { AddedFace($0, in: configuration) }
        }
    }

    /// The face of `pattern`; nil for one without names, or that stands for all weights of a variable font.
    private init?(_ pattern: OpaquePointer, in configuration: OpaquePointer) {
        var isVariable: FcBool = 0
        let hasAxes = FcPatternGetBool(pattern, FC_VARIABLE, 0, &isVariable) == FcResultMatch && isVariable != 0
        let families = Self.texts(FC_FAMILY, of: pattern).filter { !$0.contains(",") }
        let fullNames = Self.texts(FC_FULLNAME, of: pattern)
        guard !hasAxes, let first = families.first,
            let name = Self.texts(FC_POSTSCRIPT_NAME, of: pattern).first ?? fullNames.first
        else { return nil }
        var weight = 0.0
        let hasWeight = FcPatternGetDouble(pattern, FC_WEIGHT, 0, &weight) == FcResultMatch
        var slant: Int32 = 0
        let hasSlant = FcPatternGetInteger(pattern, FC_SLANT, 0, &slant) == FcResultMatch
        self.name = name
        self.fullNames = fullNames
        familyNames = families
        self.weight = hasWeight ? Int(FcWeightToOpenTypeDouble(weight).rounded()) : 400
        isItalic = hasSlant && slant != FC_SLANT_ROMAN
        family = first
        if let exact = families.first(where: { isFound(by: $0, in: configuration) }) { family = exact }
    }

    /// Whether the face is the one of its weight and slant in the family of that name.
    private func isFound(by family: String, in configuration: OpaquePointer) -> Bool {
        guard let wanted = FcPatternCreate() else { return false }
        defer { FcPatternDestroy(wanted) }
        FcPatternAddString(wanted, FC_FAMILY, family)
        FcPatternAddDouble(wanted, FC_WEIGHT, FcWeightFromOpenTypeDouble(Double(weight)))
        FcPatternAddInteger(wanted, FC_SLANT, isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
        FcDefaultSubstitute(wanted)
        var result = FcResultNoMatch
        guard let found = FcFontMatch(configuration, wanted, &result) else { return false }
        defer { FcPatternDestroy(found) }
        return Self.texts(FC_POSTSCRIPT_NAME, of: found).first == name
    }

    /// The texts of `property`.
    private static func texts(_ property: String, of pattern: OpaquePointer) -> [String] {
        var texts: [String] = []
        var text: UnsafeMutablePointer<FcChar8>?
        while FcPatternGetString(pattern, property, Int32(texts.count), &text) == FcResultMatch, let found = text {
            texts.append(String(cString: found))
        }
        return texts
    }
}
