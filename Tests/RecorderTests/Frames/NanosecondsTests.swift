import Testing

@testable import Recorder

struct NanosecondsTests {
    @Test(
        arguments: [
            (0, 0), (1, 1_000_000_000), (0.0166666675, 16_666_667), (1.9e-9, 1), (-1.9e-9, -1), (-2.5, -2_500_000_000),
            (1e300, .max), (-1e300, .min), (.infinity, .max), (-.infinity, .min), (.nan, 0),
        ] as [(Double, Nanoseconds)])
    func secondsAreRoundedTowardsZero(seconds: Double, expected: Nanoseconds) {
        #expect(Nanoseconds(seconds: seconds) == expected)
    }

    @Test func unitsOfADuration() {
        let duration: Nanoseconds = 2_500_000
        #expect(duration.seconds == 0.0025)
        #expect(duration.milliseconds == 2.5)
        #expect(duration.microseconds == 2_500)
    }
}
