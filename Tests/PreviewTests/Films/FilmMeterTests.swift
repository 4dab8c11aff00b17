import Testing

@testable import Preview

@MainActor @Suite struct FilmMeterTests {
    @Test(
        arguments: [
            (30, 120, 1.0, "frame 30 of 120, 3 s left"), (1, 120, 0.1, "frame 1 of 120, 12 s left"),
            (120, 120, 9.0, "frame 120 of 120, 0 s left"), (121, 120, 9.0, "frame 121"), (5, nil, 9.0, "frame 5"),
        ] as [(Int, Int?, Double, String)])
    func theTimeLeftIsTold(_ done: Int, _ count: Int?, _ seconds: Double, _ text: String) {
        #expect(FilmMeter.text(done, of: count, after: seconds, "frame") == text)
    }
}
