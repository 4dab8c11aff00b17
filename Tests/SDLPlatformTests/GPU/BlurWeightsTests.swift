import Testing

@testable import SDLPlatform

@Suite struct BlurWeightsTests {
    @Test(arguments: [0.5, 1, 2, 3, 5, 8, 13.5, 20, 40]) func weightsMakeAWhole(sigma: Double) {
        let weights = BlurWeights(sigma: sigma)
        #expect(weights.taps[0] + 2 * weights.taps.dropFirst().reduce(0, +) == 255)
        #expect(weights.taps.allSatisfy { $0 > 0 })
    }

    /// Variance of the taps, and what halving and magnifying add, make the variance asked for.
    @Test(arguments: [0.8, 1, 2, 3, 5, 8, 13.5, 20, 40]) func varianceIsRight(sigma: Double) {
        let weights = BlurWeights(sigma: sigma)
        let size = Double(1 << weights.halvings)
        let taps = weights.taps.enumerated().reduce(0.0) { $0 + 2 * Double($1.offset * $1.offset * $1.element) / 255 }
        let halving = weights.halvings > 0 ? (size * size - 1) / 12 + size * size / 6 : 0
        #expect(abs((taps * size * size + halving).squareRoot() / sigma - 1) < 0.03)
    }

    @Test(arguments: [0.0, -3, .nan, .infinity]) func unusableRadiiBlurNothing(sigma: Double) {
        let weights = BlurWeights(sigma: sigma)
        #expect(weights.taps == [255] && weights.halvings == 0)
    }
}
