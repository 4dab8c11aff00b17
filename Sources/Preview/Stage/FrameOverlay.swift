import Recorder

/// The overlay of a tool over the measured picture, on a stage of its own, so that it costs the measured one nothing.
@MainActor protocol FrameOverlay: AnyObject {
    /// The stage of the overlay's layers, and of nothing else.
    var stage: Stage { get }
    /// Whether the next frame would show something else over the same picture.
    var wantsFrame: Bool { get }
    /// Brings the layers up to date with the frames made so far, at `time` in seconds of the machine's clock; called
    /// once a frame, after it was measured.
    func update(_ records: FrameRing, at time: Double)
}
