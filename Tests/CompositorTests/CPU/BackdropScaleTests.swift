import Testing

@testable import Compositor

@Suite struct BackdropScaleTests {
    /// The variances of the blur, of shrinking and of magnifying add up to the requested one.
    @Test(arguments: [0.8, 1, 2, 3, 5, 8, 13.5, 20, 40, 700]) func varianceIsRight(deviation: Double) {
        let scale = BackdropScale(deviation: deviation)
        let size = Double(scale.shrinkage)
        let own = size > 1 ? (size * size - 1) / 12 + size * size / 6 : 0
        #expect(abs((scale.rest * scale.rest * size * size + own).squareRoot() - deviation) < 1e-9 * deviation)
        #expect(scale.rest < 3 && scale.shrinkage <= 256)
    }

    @Test func nothingIsLeftOfNothing() {
        let scale = BackdropScale(deviation: 0)
        #expect(scale.shrinkage == 1 && scale.rest == 0)
    }
}
