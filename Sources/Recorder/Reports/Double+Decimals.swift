import Foundation

extension Double {
    /// The number with so many decimals, the same in every country.
    func decimal(_ digits: Int) -> String { String(format: "%.\(digits)f", self) }
}
