import Recorder

extension FrameRecord {
    /// A frame whose stages follow each other without gaps from `start` on, each as long as `length` says; the wait comes
    /// first.
    package init(index: Int, after start: Nanoseconds, length: (FrameStage) -> Nanoseconds) {
        self.init(index: index, phase: .settle)
        stamps.begin = start &+ length(.waiting)
        var reached = stamps.begin
        for stage in FrameStage.timeline {
            if stage != .waiting { reached &+= length(stage) }
            stamps.ends[stage] = reached
        }
    }
}
