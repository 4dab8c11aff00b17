/// Whatever paces the frame loop: the display in the window, a script in tests and in files.
@MainActor package protocol FrameClock: AnyObject {
    /// Waits for the next turn and describes it.
    ///
    /// Ticks ascend strictly in both of their times.
    func nextTick(_ demand: FrameDemand) -> FrameTick
}
