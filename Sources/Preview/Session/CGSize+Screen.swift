import Foundation

extension Double {
    /// The longest side of a screen, in points or pixels.
    static let longestScreenSide = 16_384.0
}

extension CGSize {
    /// The size that `screen` names, in points: `390x844`, decimals with a point allowed; nil for anything else, and for
    /// sides that are not above 0.
    package init?(screen: String) {
        let sides = screen.split(separator: "x", omittingEmptySubsequences: false).map(Self.side)
        guard sides.count == 2, let width = sides[0], let height = sides[1] else { return nil }
        self.init(width: width, height: height)
    }

    private static func side(_ text: Substring) -> Double? {
        // Double itself also takes "nan", "inf", "0x1p3" and spaces.
        guard text.allSatisfy({ ("0"..."9").contains($0) || $0 == "." }), let side = Double(text),
            side > 0, side.isFinite
        else { return nil }
        return side
    }
}
