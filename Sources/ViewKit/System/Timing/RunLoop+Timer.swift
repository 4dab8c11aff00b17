extension RunLoop {
    /// Starts `timer` on the current host's clock, whatever this run loop and `mode` are.
    @preconcurrency @MainActor public func add(_ timer: Timer, forMode mode: RunLoop.Mode) { timer.start() }
}
