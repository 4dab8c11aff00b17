/// The times at which a transition plays over and over: a moment after each of its ends.
struct LoopTimer: Hashable, Sendable {
    /// Seconds from the end of a transition to the start of the next.
    static let pause = 0.6

    /// Whether it plays over and over.
    private(set) var isOn = false
    /// The time of the next start, in seconds of the machine's clock; nil while it moves, or does not loop.
    private(set) var due: Double?

    /// Turns it on, with the first start at `time`, or off.
    mutating func toggle(at time: Double) {
        isOn.toggle()
        due = isOn ? time : nil
    }

    /// Follows a frame at `time`, in which something moved or not.
    mutating func follow(isMoving: Bool, at time: Double) {
        guard isOn else { return }
        due = isMoving ? nil : due ?? time + Self.pause
    }

    /// Whether the next start is due at `time`; the one after it is a pause later, unless the motion takes longer.
    mutating func isDue(at time: Double) -> Bool {
        guard let due, due <= time else { return false }
        self.due = time + Self.pause
        return true
    }
}
