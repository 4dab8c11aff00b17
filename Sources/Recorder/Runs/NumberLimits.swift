/// Numbers that may be read from a file, or from another process: sums, differences and conversions of them do not overflow.
package enum NumberLimits {
    /// Counts of things: up to the greatest number that JSON's readers keep exactly.
    package static let counts = 0...(1 << 53)
    /// Stamps and durations in nanoseconds: 36 years.
    package static let nanoseconds: ClosedRange<Nanoseconds> = -(1 << 60)...(1 << 60)
    /// Measures with a fraction: sums and squares of them stay finite.
    package static let reals = -1e15...1e15
    /// Frames per second; 0 for none.
    static let rates = 0...1e6
    static let slowestRate = 1e-3
}

extension KeyedDecodingContainer {
    /// The number for `key`, which has to lie in `range`.
    func decode<Number: Decodable & Comparable>(
        _ key: Key, in range: ClosedRange<Number>
    ) throws -> Number {
        let number = try decode(Number.self, forKey: key)
        guard range.contains(number) else { throw outside(key, range, number) }
        return number
    }

    /// The number for `key`, which has to lie in `range`; nil where there is none.
    func decodeIfPresent<Number: Decodable & Comparable>(
        _ key: Key, in range: ClosedRange<Number>
    ) throws -> Number? {
        guard let number = try decodeIfPresent(Number.self, forKey: key) else { return nil }
        guard range.contains(number) else { throw outside(key, range, number) }
        return number
    }

    private func outside<Number>(_ key: Key, _ range: ClosedRange<Number>, _ number: Number) -> DecodingError {
        .dataCorruptedError(
            forKey: key, in: self,
            debugDescription: "\(number) is not between \(range.lowerBound) and \(range.upperBound)")
    }
}
