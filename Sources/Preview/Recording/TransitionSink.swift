import Recorder

/// Notes whether a session shows a transition.
@MainActor final class TransitionSink: FrameSink {
    private(set) var hasTransition = false

    func append(_ record: FrameRecord, from runner: FrameRunner) {
        hasTransition = hasTransition || record.transition != nil
    }
}
