import Testing

@testable import SDLPlatform

struct RoundedOutlineTests {
    /// From nothing to what no screen can show: never fewer than one step, never more than are needed.
    @Test(arguments: [0, 1e-300, 0.1, 4, 1e3, 1e9, 1e19, 1e300, .infinity]) func stepsStayWithinBounds(radius: Double) {
        let outline = RoundedOutline(origin: .zero, size: SIMD2(repeating: 2 * radius), radius: radius)
        #expect((1...64).contains(outline.steps(scale: 2)))
    }
}
