/// One frame of a host, and whether another one would show something new.
extension LayerContext {
    /// Whether the picture will change without further input.
    package var wantsFrames: Bool {
        needsCommit || animations.isRunning || displayLinks.isActive || mainQueue.isDue(atHostTime: mediaTime)
    }

    /// Sets the time to that of a frame that begins at `timestamp` and is seen at `targetTimestamp`.
    package func setTime(timestamp: CFTimeInterval, targetTimestamp: CFTimeInterval) {
        frameTimestamp = timestamp
        mediaTime = targetTimestamp
    }

    /// Runs a frame that begins at `timestamp` and is seen at `targetTimestamp`, in seconds of the host's clock.
    ///
    /// The host is the current one meanwhile. `input` brings events to views and layers; `stepDidEnd` is called after each
    /// step. Nothing happens once the host is gone.
    package func frame(
        timestamp: CFTimeInterval, targetTimestamp: CFTimeInterval, input: () -> Void = {},
        stepDidEnd: (FrameStep) -> Void = { _ in }
    ) {
        guard host != nil else { return }
        setTime(timestamp: timestamp, targetTimestamp: targetTimestamp)
        withHost {
            input()
            stepDidEnd(.input)
            animate()
            stepDidEnd(.animation)
            layOut()
            stepDidEnd(.layout)
            commit()
            stepDidEnd(.commit)
        }
    }

    /// Ends the implicit transaction, and commits the root if a layer changed since the last commit.
    package func commit() {
        guard let root, let host else { return }
        withHost {
            // Its completion block may be what changes a layer.
            if !needsCommit { transactions.commitImplicit() }
            if needsCommit { committer.commit(root, size: host.screen.size) }
        }
    }

    private func animate() {
        mainQueue.run(atHostTime: mediaTime)
        displayLinks.fire(timestamp: frameTimestamp, targetTimestamp: mediaTime)
        animations.update(atHostTime: mediaTime)
    }

    private func layOut() {
        root?.updateTree()
        animations.update(atHostTime: mediaTime)
    }
}
