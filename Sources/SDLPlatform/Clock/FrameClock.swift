/// Whatever paces the frame loop: the display in the window, a script in tests and in files.
@MainActor package protocol FrameClock: AnyObject {
    /// Whether it waits for the machine's time, so that frames have deadlines; otherwise its own time jumps to each frame.
    var isPaced: Bool { get }
    /// Frames per second.
    var rate: Double { get }
    /// Seconds between frames.
    var period: Double { get }
    /// Waits for the next turn and describes it.
    ///
    /// Ticks ascend strictly in both of their times.
    func nextTick(_ demand: FrameDemand) -> FrameTick
    /// Notes that a frame whose work began at `began` was given to the display at `presented`, and that the call came
    /// back at `returned`; seconds of the monotonic clock.
    func framePresented(began: Double, presented: Double, returned: Double)
}
