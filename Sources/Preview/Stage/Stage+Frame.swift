import LayerTree
import SDLPlatform
import ViewKit

/// One frame of a stage, in the steps that the record tells apart.
extension Stage {
    /// Whether the picture will change without further input.
    package var wantsFrames: Bool { !samples.isEmpty || layers.wantsFrames || hasDueBlocks }

    private var hasDueBlocks: Bool { nextDueTime.map { $0 <= layers.mediaTime } ?? false }

    /// When the next block that waits for a time is due, in seconds of the stage's clock; nil without one.
    package var nextDueTime: CFTimeInterval? { run { MainQueue.current.nextDueTime } }

    /// Sets the stage's time to the frame of `tick`, whose times are the stage's own.
    package func begin(_ tick: FrameTick) {
        layers.frameTimestamp = tick.timestamp
        layers.mediaTime = tick.targetTimestamp
    }

    /// Hands the samples that arrived to the window; all of them reach the velocity estimators, and the newest moves the
    /// picture.
    package func takeInput() {
        guard !samples.isEmpty else { return }
        let taken = samples
        samples.removeAll(keepingCapacity: true)
        run { touchRouter.deliver(taken, main: window) }
    }

    /// Runs what waited for this time: blocks, display links, the ends and begins of animations.
    package func animate() {
        run {
            MainQueue.current.run(atHostTime: layers.mediaTime)
            layers.displayLinks.fire(timestamp: layers.frameTimestamp, targetTimestamp: layers.mediaTime)
            layers.animations.update(atHostTime: layers.mediaTime)
        }
    }

    /// Lays out and draws what asked for it, and starts the animations that layout created.
    package func layOut() {
        run {
            root.updateTree()
            layers.animations.update(atHostTime: layers.mediaTime)
        }
    }

    /// Commits the layers, if any changed since the last commit.
    package func commit() {
        guard layers.needsCommit else { return }
        run { committer.commit(root, size: screen.size) }
    }

    /// All of it, for those who need no stamps.
    package func frame(_ tick: FrameTick) {
        begin(tick)
        takeInput()
        animate()
        layOut()
        commit()
    }
}
