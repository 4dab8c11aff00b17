import Testing

@testable import Films

@Suite struct FractionTests {
    /// Durations of frames at usual rates, and holds, are exact.
    @Test(
        arguments: [
            (1.0 / 60, 1, 60), (1001.0 / 30_000, 1001, 30_000), (0.5 + 1.0 / 60, 31, 60), (2, 2, 1),
            (1.0 / 1000, 1, 1000),
            (0, 0, 1), (65_535, 65_535, 1),
        ] as [(Double, UInt16, UInt16)])
    func aFractionIsExact(_ value: Double, _ numerator: UInt16, _ denominator: UInt16) {
        let fraction = Fraction(nearestTo: value)
        #expect(fraction.numerator == numerator && fraction.denominator == denominator)
    }

    @Test(arguments: [0.0166, 0.123_456_7, 3.141_592_65, 59.94, 1e-5, 70_000]) func anyValueIsNear(_ value: Double) {
        let fraction = Fraction(nearestTo: value)
        let near = Double(fraction.numerator) / Double(fraction.denominator)
        #expect(abs(near - min(value, 65_535)) < 1.6e-5)
    }
}
