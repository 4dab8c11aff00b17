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

    /// Begins the frame that `frame(timestamp:targetTimestamp:input:stepDidEnd:)` makes at these times, so that input may
    /// come before that: sets the time, and runs the turn between the frame before and that input.
    ///
    /// Only sets the time, and returns false, if it has begun already, and before the first commit.
    package func beginFrame(timestamp: CFTimeInterval, targetTimestamp: CFTimeInterval) -> Bool {
        setTime(timestamp: timestamp, targetTimestamp: targetTimestamp)
        // The launch is a turn of its own, which ends with the first commit.
        guard host != nil, hasEndedTurn, !takesInput else { return false }
        withHost { mainQueue.runTurn() }
        takesInput = true
        return true
    }

    /// Runs a frame that begins at `timestamp` and is seen at `targetTimestamp`, in seconds of the host's clock; it begins
    /// here where it has not begun.
    ///
    /// The host is the current one meanwhile. `input` brings events to views and layers; `stepDidEnd` is called after each
    /// step. Nothing happens once the host is gone.
    package func frame(
        timestamp: CFTimeInterval, targetTimestamp: CFTimeInterval, input: () -> Void = {},
        stepDidEnd: (FrameStep) -> Void = { _ in }
    ) {
        guard host != nil else { return }
        _ = beginFrame(timestamp: timestamp, targetTimestamp: targetTimestamp)
        withHost {
            for step in FrameStep.allCases {
                perform(step, input)
                self.stepDidEnd()
                stepDidEnd(step)
            }
        }
    }

    private func perform(_ step: FrameStep, _ input: () -> Void) {
        switch step {
        case .input: input()
        case .animation: animate()
        case .layout: layOut()
        case .commit: commit()
        }
    }

    /// Ends the implicit transaction, and commits the root if a layer changed since the last commit.
    package func commit() {
        hasEndedTurn = true
        takesInput = false
        withHost {
            // Its completion block may be what changes a layer.
            if root == nil || !needsCommit { transactions.commitImplicit() }
            if let root, let host, needsCommit { commit(root, size: host.screen.size) }
        }
    }

    /// Brings `root`, which becomes the root, up to date, and commits it on a screen of `size` points.
    package func commit(_ root: CALayer, size: CGSize) {
        self.root = root
        flush()
        committer.write(root, size: size, number: commitCount + 1)
        didCommit()
    }

    /// Brings the root up to date for a commit: layout, display, the end of the implicit transaction, and the values of
    /// animations that were added.
    func flush() {
        root?.updateTree(commits: true)
        transactions.commitImplicit()
        root?.updateTree(commits: true)
        animations.dropNewOutsideOfTree()
        animations.refresh()
        // Content that is drawn as it shows waits for the values.
        root?.updateTree(commits: true)
        committedValues.reset()
    }

    private func animate() {
        mainQueue.run(atHostTime: mediaTime)
        displayLinks.fire(timestamp: frameTimestamp, targetTimestamp: mediaTime)
        animations.update(atHostTime: mediaTime)
    }

    private func layOut() {
        let changes = changeCount
        root?.updateTree()
        // All else shows what it shows at this time already.
        if changeCount != changes { animations.update(atHostTime: mediaTime) }
    }
}

/// A step of a frame; every frame runs all of them, in this order.
package enum FrameStep: CaseIterable, Sendable {
    /// Events reach views and layers.
    case input
    /// Work that is due, display links, and the ends and begins of animations.
    case animation
    /// Layout, and the begins of the animations that it adds.
    case layout
    /// The layer tree becomes a render tree.
    case commit
}
