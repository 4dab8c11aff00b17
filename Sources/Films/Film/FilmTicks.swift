/// Times of a film in whole ticks of a format.
///
/// Starts are rounded, not durations: no frame is more than half a tick off, however long the film is.
struct FilmTicks: Sendable {
    let ticksPerSecond: Double

    /// The ticks from the start of `frame` to its end; at least 0.
    func duration(of frame: FilmFrame) -> Int { max(0, tick(at: frame.end) - tick(at: frame.start)) }

    /// The tick nearest to `seconds` from the start of the film.
    func tick(at seconds: Double) -> Int { Int((seconds * ticksPerSecond).rounded()) }
}
