/// The limits of a tap. Apple publishes none of these; ours suit a mouse.
enum TapTuning {
    /// Seconds from the end of a tap to the next press, at most, of taps that belong together.
    static let interval: TimeInterval = 0.35
    /// Points between presses that belong together, at most.
    static let spread: Double = 40
    /// Points that a press may move and still be a tap.
    static let allowableMovement: Double = 10
    /// Seconds that a press may take which is to be followed by another one; a last tap may take any time.
    static let duration: TimeInterval = 0.75
}
