/// The motion of a transition that a golden shows.
enum GoldenMotion: String, CaseIterable, Codable, Sendable {
    /// There, from the first screen.
    case forward
    /// The way back, after it has played to its end.
    case back
    /// There, after it was held half-way and cancelled.
    case afterCancel = "after-cancel"
}
