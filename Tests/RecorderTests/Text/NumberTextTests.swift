import Testing

@testable import Recorder

struct NumberTextTests {
    @Test(
        arguments: [
            (0.0, 3, "0.000"), (-0.0, 3, "0.000"), (-0.0, 0, "0"), (-0.0004, 3, "0.000"), (-0.0006, 3, "-0.001"),
            (-0.4, 0, "0"), (-0.6, 0, "-1"), (12.3456, 2, "12.35"), (-100, 1, "-100.0"), (1e15, 0, "1000000000000000"),
            (.infinity, 1, "inf"), (-.infinity, 1, "-inf"),
        ] as [(Double, Int, String)])
    func decimalsHaveNoNegativeZero(value: Double, digits: Int, text: String) {
        #expect(value.decimal(digits) == text)
    }

    @Test(
        arguments: [
            (300.0, "300"), (-0.0, "0"), (0.25, "0.25"), (-2, "-2"), (1e20, "1e+20"),
            (9_007_199_254_740_992, "9007199254740992"),
        ] as [(Double, String)])
    func theShortestReadsBack(value: Double, text: String) {
        #expect(value.shortest == text)
        #expect(Double(text) == value)
    }
}
