import Foundation
import Graphics
import LayerTree

/// A colour set of an asset catalogue.
enum ColorSet {
    /// Whether `contents` say no colour at all.
    static func isEmpty(_ contents: AssetContents) -> Bool {
        !contents.entries("colors").contains { $0["color"] != nil }
    }

    /// The colour with `contents`, of the folder at `place`; throws where they say none that can be shown.
    static func color(_ contents: AssetContents, place: String) throws(AssetProblem) -> NamedColor {
        let entries = contents.entries("colors").compactMap { entry in
            AssetVariant(entry).map { (variant: $0, entry: entry) }
        }
        func value(isDark: Bool) throws(AssetProblem) -> NamedColor.Value? {
            guard let best = AssetVariant.best(of: entries, isDark: isDark, variant: { $0.variant }).first else {
                return nil
            }
            return try Self.value(best.entry["color"] as? [String: Any] ?? [:], place: place)
        }
        let dark = try value(isDark: true)
        guard let light = try value(isDark: false) ?? dark else {
            throw AssetProblem(
                place: place, problem: "it has no colour for a phone", remedy: "give it one for any appearance")
        }
        return NamedColor(light: light, dark: dark == light ? nil : dark)
    }

    /// The colour of one entry.
    private static func value(_ color: [String: Any], place: String) throws(AssetProblem) -> NamedColor.Value {
        if let reference = color["reference"] as? String { return .system(reference) }
        let components = color["components"] as? [String: Any] ?? [:]
        let space = color["color-space"] as? String ?? "srgb"
        let isGray = ["gray-gamma-22", "extended-gray"].contains(space)
        let names = isGray ? ["white", "white", "white"] : ["red", "green", "blue"]
        var parts: [Double] = []
        for name in names {
            guard let part = component(components[name]) else {
                throw AssetProblem(
                    place: place, problem: "its colour has no component \"\(name)\" that is a number",
                    remedy: "write it as \"0.5\", \"128\" or \"0x80\"")
            }
            parts.append(part)
        }
        let alpha = components["alpha"].map { (fraction($0) ?? 1).clamped } ?? 1
        guard let srgb = srgb(parts, from: space) else {
            throw AssetProblem(
                place: place, problem: "its colour space \"\(space)\" is not known",
                remedy: "use srgb, extended-srgb, display-p3 or gray-gamma-22")
        }
        return .fixed(CGColor(red: srgb[0], green: srgb[1], blue: srgb[2], alpha: alpha))
    }

    // MARK: Components

    /// A component: a fraction, or of 255 where it is a text without a decimal point or begins with `0x`; nil for no number.
    private static func component(_ value: Any?) -> Double? {
        guard let text = (value as? String)?.trimmingCharacters(in: .whitespaces).lowercased() else {
            return fraction(value)
        }
        if text.hasPrefix("0x") { return UInt32(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
        if let whole = Int32(text) { return Double(whole) / 255 }
        return fraction(text)
    }

    /// A finite number, also as a text; nil for others.
    private static func fraction(_ value: Any?) -> Double? {
        let number = (value as? String).map { Double($0) } ?? (value as? NSNumber)?.doubleValue
        return number.flatMap { $0.isFinite ? $0 : nil }
    }

    // MARK: Spaces

    /// Red, green and blue in sRGB, each 0 to 1, for those in `space`; nil for an unknown space.
    private static func srgb(_ parts: [Double], from space: String) -> [Double]? {
        switch space {
        case "srgb", "extended-srgb", "extended-gray": parts.map(\.clamped)
        case "extended-linear-srgb": parts.map { SRGB.component(of: $0).clamped }
        case "gray-gamma-22": parts.map { SRGB.component(of: pow(max(0, $0), 2.2)).clamped }
        case "display-p3": SRGB.components(ofDisplayP3: parts).map(\.clamped)
        default: nil
        }
    }
}

extension Double {
    /// The nearest number from 0 to 1.
    fileprivate var clamped: Double { min(max(self, 0), 1) }
}
