/// A positive fraction of two numbers of 16 bits.
struct Fraction: Hashable, Sendable {
    let numerator: UInt16
    let denominator: UInt16

    /// The fraction nearest to `value`, 0 to 65,535, among the convergents of its continued fraction: exact for every
    /// fraction of small numbers, such as 1/60 and 1001/30000.
    init(nearestTo value: Double) {
        let limit = Double(UInt16.max)
        var former = (numerator: 1.0, denominator: 0.0)
        var last = (numerator: min(value, limit).rounded(.down), denominator: 1.0)
        var remainder = min(value, limit) - last.numerator
        // Beyond the precision of the number its digits are noise.
        while remainder > 1e-9 {
            let term = (1 / remainder).rounded(.down)
            let next = (
                numerator: term * last.numerator + former.numerator,
                denominator: term * last.denominator + former.denominator
            )
            guard next.numerator <= limit, next.denominator <= limit else { break }
            former = last
            last = next
            if abs(last.numerator / last.denominator - value) < 1e-12 { break }
            remainder = 1 / remainder - term
        }
        numerator = UInt16(last.numerator)
        denominator = UInt16(last.denominator)
    }
}
