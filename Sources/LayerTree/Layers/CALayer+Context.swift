/// The context that a layer belongs to.
extension CALayer {
    /// The context of the layer: that of the tree that it is in or was in last, or of the host under which it was made.
    ///
    /// It is that of the current host for a layer that was made outside of any and was in no tree yet, and once the layer's
    /// host is gone.
    package final var context: LayerContext { ownContext ?? HostScope.current.layers }

    /// The host that the layer belongs to; nil where its context is that of the current host.
    package final var host: (any Host)? { ownContext?.host }

    /// Moves the layer, with all that it holds, to `context`.
    ///
    /// Nothing is to be done within one context. What comes from another one takes its resources along, counts as new for the
    /// next commit, and leaves its animations behind, unfinished: their times are those of the other host.
    final func move(to context: LayerContext) {
        guard ownContext !== context else { return }
        var ended: [AttachedAnimation] = []
        var waiting = [self]
        while let layer = waiting.popLast() {
            if layer.ownContext !== context { layer.adopt(context, endingAnimationsInto: &ended) }
            waiting += layer.childLayers
            if let mask = layer.maskLayer { waiting.append(mask) }
        }
        context.setNeedsCommit()
        for animation in ended { animation.stop(finished: false) }
    }

    private func adopt(_ context: LayerContext, endingAnimationsInto ended: inout [AttachedAnimation]) {
        if !attached.isEmpty, registry !== context.animations {
            ended += attached
            attached.removeAll()
            noteAnimations()
            registry?.dropIdle()
        }
        ownContext = context
        contentsOwnership = contentsOwnership?.moved(to: context.resources)
        state.pointee.contents = contentsOwnership?.id ?? .none
        shadowPathOwnership = shadowPathOwnership?.moved(to: context.resources)
        state.pointee.shadowPath = shadowPathOwnership?.id ?? .none
        snapshot = nil
        pendingSnapshot = nil
        state.pointee.nodeIndex = .max
        state.pointee.flags.formUnion([.uncommitted, .staleOnce, .staleTwice])
        if !childLayers.isEmpty || maskLayer != nil { state.pointee.flags.insert(.subtreeNeedsUpdate) }
    }
}
