import LayerTree
import LiveKit
import Recorder
import SDLPlatform
import ViewKit

/// One frame of a stage, in the steps of `LayerContext.frame`.
extension Stage {
    /// Whether the picture will change without further input.
    package var wantsFrames: Bool { !samples.isEmpty || layers.wantsFrames }

    /// When the next block that waits for a time is due, in seconds of the stage's clock; nil without one.
    package var nextDueTime: CFTimeInterval? { layers.mainQueue.nextDueTime }

    /// Whether blocks or tasks wait for a time, without which the stage would be idle.
    package var hasPendingWork: Bool { layers.mainQueue.hasPendingWork || TaskPause.returningCount > 0 }

    /// Begins the frame of `tick`, whose times are the stage's own, before input that does not wait for it; a frame does so by
    /// itself.
    ///
    /// The blocks and tasks that wait run here, between two frames: they find committed what the frame before set, and what
    /// input adds waits for the commit of this one, whatever brings that input.
    package func begin(_ tick: FrameTick) {
        let begins = layers.beginFrame(timestamp: tick.timestamp, targetTimestamp: tick.targetTimestamp)
        if begins { layers.event { run(MainThreadWork.serve) } }
    }

    /// Makes the frame of `tick`, whose times are the stage's own; `input` is what changes the stage in it, besides the
    /// samples that wait, and `stageDidEnd` is called after each stage up to commit, with nil for the time of its end.
    package func frame(
        _ tick: FrameTick, input: () -> Void = {}, stageDidEnd: (FrameStage, Nanoseconds?) -> Void = { _, _ in }
    ) {
        begin(tick)
        // The first frame does not begin: the launch goes on until its commit.
        MainThreadWork.isServed = layers.takesInput
        defer { MainThreadWork.isServed = false }
        layers.frame(
            timestamp: tick.timestamp, targetTimestamp: tick.targetTimestamp,
            input: {
                input()
                takeInput()
            }, stepDidEnd: { stageDidEnd(FrameStage($0), nil) })
    }

    /// Delivers the samples that arrived to the window; all of them reach the velocity estimators, and the newest moves the
    /// picture.
    package func takeInput() {
        guard !samples.isEmpty else { return }
        let taken = samples
        samples.removeAll(keepingCapacity: true)
        run { touchRouter.deliver(taken, main: window) }
    }

    /// Commits the layers outside of a frame, if any changed since the last commit.
    package func commit() { layers.commit() }
}
