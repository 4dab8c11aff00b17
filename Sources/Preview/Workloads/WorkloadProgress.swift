/// The progress of a workload in each frame of a run that scrubs it from 0 to 1 and back to 0.
package struct WorkloadProgress: Hashable, Sendable {
    /// The number of frames of the run.
    package var frameCount: Int

    package init(frameCount: Int) { self.frameCount = frameCount }

    /// The progress of frame `frame`, counted from 0; in the middle of the run it is 1.
    ///
    /// Frames before 0 warm up: they jump about the run in steps of seven frames, as the peers' do. A run without
    /// frames stays at 0.
    package subscript(frame: Int) -> Double {
        guard frameCount > 0 else { return 0 }
        let index = frame < 0 ? (frame % frameCount) * -7 % frameCount : frame
        let half = Double(frameCount) / 2
        return Double(index) < half ? Double(index) / half : 2 - Double(index) / half
    }
}
