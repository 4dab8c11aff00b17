import Foundation

extension Double {
    /// The number with so many decimals, the same in every country; one that rounds to zero has no sign.
    package func decimal(_ digits: Int) -> String {
        let text = String(format: "%.\(digits)f", self)
        let isZero = text.utf8.allSatisfy { !(UInt8(ascii: "1")...UInt8(ascii: "9")).contains($0) }
        return isFinite && isZero && text.hasPrefix("-") ? String(text.dropFirst()) : text
    }
}
