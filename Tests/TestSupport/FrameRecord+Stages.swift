import Recorder

extension FrameRecord {
    /// A frame whose stages follow each other without gaps from `start` on, each as long as `length` says; the wait comes
    /// first.
    package init(index: Int, after start: Nanoseconds, length: (FrameStage) -> Nanoseconds) {
        self.init(index: index, phase: .settle)
        var reached = start
        func advance(_ stage: FrameStage) -> Nanoseconds {
            reached &+= length(stage)
            return reached
        }
        stamps.begin = advance(.waiting)
        stamps.inputEnd = advance(.input)
        stamps.animationEnd = advance(.animation)
        stamps.layoutEnd = advance(.layout)
        stamps.commitEnd = advance(.commit)
        stamps.drawListEnd = advance(.drawList)
        stamps.compositeEnd = advance(.composite)
        stamps.overlayEnd = advance(.overlay)
        stamps.presentStart = reached
        stamps.presentEnd = advance(.present)
    }
}
