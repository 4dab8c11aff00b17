import Recorder

/// What a tool draws over the measured picture: layers of its own on the stage, above the window's.
@MainActor protocol FrameOverlay: AnyObject {
    /// Brings the layers up to date with the frames made so far; called once a frame, after it was measured.
    func update(_ records: FrameRing)
}
