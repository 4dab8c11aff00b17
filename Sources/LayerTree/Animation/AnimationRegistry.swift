/// The layers of one host that animate.
@MainActor package final class AnimationRegistry {
    private var layers: [CALayer] = []
    /// Players that advance animations of several layers together.
    package private(set) var players: [any AnimationPlayer] = []
    private var hasNew = false
    /// Whether animations were added since the last commit.
    private var hasUncommitted = false
    private var hierarchyChanged = false
    private var hasStaleValues = false
    /// The host's time of the last update.
    private(set) var time: CFTimeInterval = 0
    /// The clock that animations added now follow; set while a transition is set up.
    package var clock: AnimationClock?
    /// The context that is to commit what the animations show.
    weak var context: LayerContext?

    init() {}

    /// Drops all animations without calling delegates: their completions often hold the views that own the animated
    /// layers, a retain cycle that nothing else would break.
    isolated deinit {
        for player in players { player.drop() }
        for layer in layers { layer.dropAnimations() }
    }

    /// The layers that have animations, whether these go on or not.
    var animatedLayers: [CALayer] { layers }

    /// Whether an animation that follows `clock` is not over yet.
    package func follows(_ clock: AnimationClock) -> Bool {
        layers.contains { $0.attached.contains { $0.clock === clock && !$0.isOver } }
    }

    /// Whether some animation will change the picture when time goes on.
    package var isRunning: Bool {
        for layer in layers where layer.animationsAdvance { return true }
        return players.contains { $0.isAdvancing }
    }

    /// Advances `player` with every update.
    package func add(_ player: any AnimationPlayer) {
        guard !players.contains(where: { $0 === player }) else { return }
        players.append(player)
        context?.setNeedsCommit()
    }

    /// Ends that.
    package func remove(_ player: any AnimationPlayer) { players.removeAll { $0 === player } }

    func insert(_ layer: CALayer) {
        hasNew = true
        hasUncommitted = true
        guard layer.registry !== self else { return }
        layer.registry = self
        layers.append(layer)
    }

    /// Notes that a layer left its superlayer.
    func noteRemoval() { hierarchyChanged = true }

    /// Notes that the model of an animated layer changed, so that what it shows has to be computed again.
    package func noteChange() { hasStaleValues = true }

    /// Begins new animations, ends those that are over, and computes the presentation values of all animated layers at
    /// the host's `time`.
    ///
    /// Delegates and completions may add animations; these begin in the same update, so that no model value shows for
    /// a frame. Layers that were removed from the committed tree end their animations unfinished.
    package func update(atHostTime time: CFTimeInterval) {
        self.time = time
        endOutsideOfTree()
        // A bound for completions that start something without a duration again and again.
        for _ in 0..<8 {
            hasNew = false
            for player in players { player.advance(toHostTime: time) }
            var ended: ContiguousArray<AttachedAnimation> = []
            var moment = HostMoment(time)
            for layer in layers { layer.advanceAnimations(to: &moment, ended: &ended) }
            hasStaleValues = false
            tell(ended)
            dropIdle()
            if !hasNew { break }
        }
        refreshValues()
        if isRunning { context?.setNeedsCommit() }
    }

    /// Calls the delegates and completions of `ended`, after all of them have ended: one may remove the layer of
    /// another.
    private func tell(_ ended: ContiguousArray<AttachedAnimation>) {
        for animation in ended {
            if let context {
                context.event { animation.stop(finished: true) }
            } else {
                animation.stop(finished: true)
            }
        }
    }

    /// Applies changes made since the last update, such as by layout just before a commit.
    func refresh() {
        if hasNew { update(atHostTime: time) } else { refreshValues() }
    }

    /// Computes again what layers show whose model changed since the last update; begins and ends nothing.
    func refreshValues() {
        guard hasStaleValues else { return }
        hasStaleValues = false
        var moment = HostMoment(time)
        for layer in layers { layer.updatePresentation(at: &moment) }
    }

    /// Ends all animations that follow `clock`, at their end values; those that stay on their layers stay.
    package func finish(_ clock: AnimationClock) {
        var ended: ContiguousArray<AttachedAnimation> = []
        for layer in layers { layer.endAnimations(into: &ended) { $0.clock === clock && $0.track == nil } }
        tell(ended)
        for player in players { player.clockFinished(clock) }
        dropIdle()
    }

    private func endOutsideOfTree() {
        guard hierarchyChanged, let root = context?.root else { return }
        hierarchyChanged = false
        for layer in layers where layer.wasCommitted && !layer.isDisplayed(in: root) { layer.removeAllAnimations() }
    }

    /// Ends animations that were added to layers outside of the committed tree, unfinished: as measured, they do not outlast the
    /// commit, whether the layer comes into the tree later or not.
    func dropNewOutsideOfTree() {
        guard hasUncommitted, let root = context?.root else { return }
        hasUncommitted = false
        for layer in layers where !layer.isDisplayed(in: root) { layer.removeAllAnimations() }
    }

    /// Drops layers without animations.
    func dropIdle() {
        var idle = 0
        for layer in layers where layer.attached.isEmpty {
            idle += 1
            if layer.registry === self { layer.registry = nil }
        }
        if idle > 0 { layers.removeAll { $0.attached.isEmpty } }
    }
}

extension CALayer {
    /// Whether the layer is `root` or shows in its tree, as a layer or as a mask.
    fileprivate func isDisplayed(in root: CALayer) -> Bool {
        var layer: CALayer? = self
        while let current = layer {
            if current === root { return true }
            layer = current.parentLayer ?? current.maskedLayer
        }
        return false
    }
}
