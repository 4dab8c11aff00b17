import Testing

@testable import Films

@Suite struct FilmTicksTests {
    /// However long a film is, each of its frames ends within half a tick of its time.
    @Test(arguments: [100.0, 1_000], [24.0, 30, 50, 59.94, 60, 120]) func durationsAddUp(ticks: Double, rate: Double) {
        let clock = FilmTicks(ticksPerSecond: ticks)
        var sum = 0
        for number in 0..<2_000 {
            let frame = FilmFrame(
                TestPicture.plain(0xFF00_0000, width: 1, height: 1), start: Double(number) / rate,
                end: Double(number + 1) / rate)
            sum += clock.duration(of: frame)
            #expect(abs(Double(sum) - frame.end * ticks) <= 0.5 + 1e-6)
        }
    }
}
