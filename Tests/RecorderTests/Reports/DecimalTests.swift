import Testing

@testable import Recorder

@Suite struct DecimalTests {
    @Test(
        arguments: [
            (-0.04, 1, "0.0"), (-0.05001, 1, "-0.1"), (-0.0, 0, "0"), (-0.0, 3, "0.000"), (-0.4, 0, "0"),
            (-0.6, 0, "-1"),
            (-0.000_49, 3, "0.000"), (0.04, 1, "0.0"), (-14.5, 1, "-14.5"), (-10, 0, "-10"), (0.05, 2, "0.05"),
            (-.infinity, 1, "-inf"),
        ] as [(Double, Int, String)])
    func zeroHasNoSign(_ value: Double, _ digits: Int, text: String) { #expect(value.decimal(digits) == text) }
}
