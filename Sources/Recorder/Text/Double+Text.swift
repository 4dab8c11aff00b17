import Foundation

extension Double {
    /// The number with `digits` decimals, the same in every country; what rounds to zero has no sign.
    package func decimal(_ digits: Int) -> String {
        let text = String(format: "%.\(digits)f", self)
        return text.utf8.allSatisfy { "-0.".utf8.contains($0) } ? String(text.drop { $0 == "-" }) : text
    }
}

extension Double {
    /// The pixels to the point for readers, to a hundredth: `3.0x`, `0.88x`.
    package var scaleText: String { "\((self * 100).rounded() / 100)x" }
}

extension BinaryFloatingPoint where Self: LosslessStringConvertible {
    /// The fewest digits that read back as this number: `300`, `0.25`, `1e+20`; zero has no sign.
    var shortest: String { Int64(exactly: self).map(String.init) ?? String(self) }
}
