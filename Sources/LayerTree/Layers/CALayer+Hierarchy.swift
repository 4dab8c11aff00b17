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
        insertPrepared(layer, at: sibling.map { .below($0) } ?? .index(0))
    }

    /// Puts `layer` just above `sibling`; on top where `sibling` is nil or elsewhere.
    public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        guard layer !== sibling, prepareToInsert(layer) else { return }
        insertPrepared(layer, at: sibling.map { .above($0) } ?? .index(.max))
    }

    /// Puts `newLayer` where `oldLayer` is; nothing happens where `oldLayer` is no sublayer.
    public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard oldLayer !== newLayer, oldLayer.parentLayer === self, prepareToInsert(newLayer),
            oldLayer.parentLayer === self
        else { return }
        let above = oldLayer.siblingLinks.next
        oldLayer.removeFromSuperlayer()
        insertPrepared(newLayer, at: above.map { .below($0) } ?? .index(.max))
    }

    /// Takes the layer out of its superlayer, or off the layer that it masks.
    final func detach() {
        if let masked = maskedLayer { masked.mask = nil }
        guard let parent = parentLayer else { return }
        let actions = (parent.pendingAction(forKey: "sublayers"), pendingAction(forKey: kCAOnOrderOut))
        // Whoever was asked may have changed the tree.
        guard parentLayer === parent else { return }
        context.animations.noteRemoval()
        parent.childList?.remove(self)
        parentLayer = nil
        parent.state.removeChild(state)
        if state.pointee.flags.contains(.animatesOrder) { parent.noteChildOrders() }
        parent.setNeedsCommit()
        actions.0?.run(forKey: "sublayers", object: parent, arguments: nil)
        actions.1?.run(forKey: kCAOnOrderOut, object: self, arguments: nil)
    }

    /// Releases the sublayers that are not retained elsewhere, one after the other: nested deinitializers would take
    /// as much of the stack as the tree is deep.
    final func dropSublayers() {
        guard var dropped = childList?.removeAll() else { return }
        while var layer = dropped.popLast() {
            guard layer.childList?.isEmpty == false, isKnownUniquelyReferenced(&layer) else { continue }
            dropped += layer.childList?.removeAll() ?? []
        }
    }

    /// The sublayers, in the order in which they were put there.
    final var childLayers: [CALayer] { childList?.nodes ?? [] }

    /// A place among the sublayers; beside a layer that is no sublayer, the nearest end.
    private enum Place {
        case index(Int)
        case below(CALayer)
        case above(CALayer)
    }

    /// Puts `layer` at `index` of the sublayers, or at the nearest there is.
    final func insert(_ layer: CALayer, at index: Int) {
        if prepareToInsert(layer) { insertPrepared(layer, at: .index(max(0, index))) }
    }

    /// Takes `layer` out of where it is; false where it cannot be put in here, because this layer lies in it.
    private func prepareToInsert(_ layer: CALayer) -> Bool {
        guard admits(layer) else { return false }
        layer.removeFromSuperlayer()
        return true
    }

    private func insertPrepared(_ layer: CALayer, at place: Place) {
        let actions = (pendingAction(forKey: "sublayers"), layer.pendingAction(forKey: kCAOnOrderIn))
        // Whoever was asked may have changed the tree.
        guard layer.parentLayer == nil, !isInside(layer) else { return }
        if let ownContext { layer.move(to: ownContext) }
        link(layer, at: place)
        layer.parentLayer = self
        layer.noteDepth(of: layer.state)
        let isLast = layer.siblingLinks.next == nil
        state.addChild(layer.state, above: isLast ? layer.siblingLinks.previous?.state : nil, isLast: isLast)
        if layer.state.pointee.flags.contains(.animatesOrder) { noteChildOrders() }
        layer.noteWaiting()
        setNeedsCommit()
        actions.0?.run(forKey: "sublayers", object: self, arguments: nil)
        actions.1?.run(forKey: kCAOnOrderIn, object: layer, arguments: nil)
    }

    private func link(_ layer: CALayer, at place: Place) {
        let list = childList ?? SiblingList()
        childList = list
        switch place {
        case .below(let sibling) where sibling.parentLayer === self: list.insert(layer, below: sibling)
        case .above(let sibling) where sibling.parentLayer === self: list.insert(layer, above: sibling)
        case .below: list.insert(layer, at: 0)
        case .above: list.append(layer)
        case .index(let index): list.insert(layer, at: index)
        }
    }

    /// Whether `layer` can be put into this one, or mask it; raises Core Animation's exception where this one lies in it.
    final func admits(_ layer: CALayer) -> Bool {
        guard isInside(layer) else { return true }
        let reason = "layer \(type(of: layer)) is a part of cycle in its layer tree"
        context.faults.raise("CALayerInvalid", by: layer.delegate ?? layer, reason)
        return false
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
