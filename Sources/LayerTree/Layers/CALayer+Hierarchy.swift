/// The tree of layers.
extension CALayer {
    /// The layers in this one, in the order in which they were put there; nil without any.
    public var sublayers: [CALayer]? {
        get {
            let layers = modelLayer.map { $0.childLayers.compactMap { $0.presentation() } } ?? childLayers
            return layers.isEmpty ? nil : layers
        }
        set {
            for child in childLayers.reversed() { child.removeFromSuperlayer() }
            for child in newValue ?? [] { addSublayer(child) }
        }
    }

    /// Puts `layer` just below `sibling`; at the bottom where `sibling` is nil or elsewhere.
    public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        guard layer !== sibling, prepareToInsert(layer) else { return }
        insertPrepared(layer, at: sibling.flatMap { index(of: $0) } ?? 0)
    }

    /// Puts `layer` just above `sibling`; on top where `sibling` is nil or elsewhere.
    public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        guard layer !== sibling, prepareToInsert(layer) else { return }
        insertPrepared(layer, at: sibling.flatMap { index(of: $0) }.map { $0 + 1 } ?? childLayers.count)
    }

    /// Puts `newLayer` where `oldLayer` is; nothing happens where `oldLayer` is no sublayer.
    public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard oldLayer !== newLayer, oldLayer.parentLayer === self, prepareToInsert(newLayer),
            let index = index(of: oldLayer)
        else { return }
        oldLayer.removeFromSuperlayer()
        insertPrepared(newLayer, at: index)
    }

    /// Takes the layer out of its superlayer, or off the layer that it masks.
    final func detach() {
        if let masked = maskedLayer { masked.mask = nil }
        guard let parent = parentLayer else { return }
        let actions = (parent.pendingAction(forKey: "sublayers"), pendingAction(forKey: kCAOnOrderOut))
        // Whoever was asked may have changed the tree.
        guard parentLayer === parent else { return }
        context.animations.noteRemoval()
        if let index = parent.index(of: self) { parent.childLayers.remove(at: index) }
        parentLayer = nil
        parent.state.removeChild(state)
        if state.pointee.flags.contains(.animatesOrder) { parent.noteChildOrders() }
        parent.setNeedsCommit()
        actions.0?.run(forKey: "sublayers", object: parent, arguments: nil)
        actions.1?.run(forKey: kCAOnOrderOut, object: self, arguments: nil)
    }

    /// Lets go of all sublayers that nobody else holds, one after the other: each within the end of the one around it would take
    /// as much of the stack as the tree is deep.
    final func dropSublayers() {
        guard !childLayers.isEmpty else { return }
        var dropped = childLayers
        childLayers = []
        while var layer = dropped.popLast() {
            guard !layer.childLayers.isEmpty, isKnownUniquelyReferenced(&layer) else { continue }
            dropped += layer.childLayers
            layer.childLayers = []
        }
    }

    /// The index of a sublayer, found by its ascending number among the siblings; nil for any other layer.
    private func index(of layer: CALayer) -> Int? {
        guard layer.parentLayer === self else { return nil }
        let wanted = layer.state.pointee.siblingIndex
        var (low, high) = (0, childLayers.count)
        while low < high {
            let middle = (low + high) / 2
            if childLayers[middle].state.pointee.siblingIndex < wanted { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Puts `layer` at `index` of the sublayers, or at the nearest there is.
    final func insert(_ layer: CALayer, at index: Int) {
        if prepareToInsert(layer) { insertPrepared(layer, at: min(max(0, index), childLayers.count)) }
    }

    /// Takes `layer` out of where it is; false where it cannot be put in here, because this layer lies in it.
    private func prepareToInsert(_ layer: CALayer) -> Bool {
        guard !isInside(layer) else { return false }
        layer.removeFromSuperlayer()
        return true
    }

    private func insertPrepared(_ layer: CALayer, at index: Int) {
        let actions = (pendingAction(forKey: "sublayers"), layer.pendingAction(forKey: kCAOnOrderIn))
        // Whoever was asked may have changed the tree.
        guard layer.parentLayer == nil, !isInside(layer) else { return }
        if let ownContext { layer.move(to: ownContext) }
        let index = min(index, childLayers.count)
        let isLast = index == childLayers.count
        let previous = childLayers.last?.state.pointee.siblingIndex ?? -1
        childLayers.insert(layer, at: index)
        layer.parentLayer = self
        layer.noteDepth(of: layer.state)
        if isLast, previous < .max - 1 {
            state.appendChild(layer.state, siblingIndex: previous + 1)
        } else {
            for (index, child) in childLayers.enumerated() { child.state.pointee.siblingIndex = Int32(index) }
            state.appendChild(layer.state, siblingIndex: Int32(index))
        }
        if layer.state.pointee.flags.contains(.animatesOrder) { noteChildOrders() }
        layer.noteWaiting()
        setNeedsCommit()
        actions.0?.run(forKey: "sublayers", object: self, arguments: nil)
        actions.1?.run(forKey: kCAOnOrderIn, object: layer, arguments: nil)
    }

    /// Whether this layer is `layer`, or lies in it or in its mask; putting a layer into itself is left undone.
    final func isInside(_ layer: CALayer) -> Bool {
        var ancestor: CALayer? = self
        while let current = ancestor {
            if current === layer { return true }
            ancestor = current.parentLayer ?? current.maskedLayer
        }
        return false
    }
}
