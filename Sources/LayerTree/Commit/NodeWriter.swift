import RenderTree

/// Walks plain layer states and writes the nodes that show them.
///
/// A layer becomes one node where that is enough, otherwise a group of its parts: mask, shadow, background, contents,
/// sublayers and border; a part that takes more than a few nodes has a writer of its own. A layer that is hidden, or whose
/// place is not finite, is left out with all that it holds.
///
/// Nodes that are still there of a layer that did not change stay, if they stand where they belong.
@MainActor struct NodeWriter {
    /// The store of the resources that the nodes name.
    let resources: ResourceStore
    /// The host's time at which animations show.
    let animationTime: CFTimeInterval
    var nodes: NodeBuffer
    /// Whether layers are written that were written before, which have no further place of their own.
    var isReplica = false
    /// Whether what is written lies in coordinates that have y up.
    var isUpsideDown = false
    /// Whether what is written is there for the shadow that it throws.
    var isInShadow = false

    /// Flags of what a layer may show besides its sublayers, and of how it shows it.
    private static let parts: LayerState.Flags = [
        .hasBackground, .hasContents, .hasBorder, .hasShadow, .hasMask, .drawsSubclassState, .hasOutline, .rasterizes,
    ]

    /// A writer of layers of `context` into `nodes`.
    init(of context: LayerContext, into nodes: NodeBuffer) {
        resources = context.resources
        animationTime = context.animations.time
        self.nodes = nodes
    }

    /// Writes the tree of `root`, whose parent space is the screen.
    mutating func writeScreen(_ root: LayerPointer) { write(root, in: nil) }

    /// Writes the tree of `root` as it looks by itself: its bounds start at the origin, its opacity does not count.
    mutating func writeFragment(_ root: LayerPointer) {
        let shown = root.shown
        let origin = shown.pointee.bounds.origin
        guard !shown.pointee.flags.contains(.hidden), shown.pointee.opacity > 0, (origin.x + origin.y).isFinite else {
            return
        }
        let group = nodes.append(.group, of: shown)
        group.pointee.transform = CGAffineTransform(translationX: -origin.x, y: -origin.y)
        if shown.pointee.isUpsideDown {
            group.pointee.transform = shown.upsideDown.concatenating(group.pointee.transform)
            isUpsideDown = true
        }
        fillGroup(group, of: root, shown)
        isUpsideDown = false
    }

    private mutating func write(_ layer: LayerPointer, in parent: LayerPointer?) {
        let isPlain = parent?.pointee.flags.contains(.transformsSublayers) != true
        if isPlain, isKept(layer) { return keep(layer) }
        let shown = layer.shown
        let flags = shown.pointee.flags
        guard !flags.contains(.hidden), shown.pointee.opacity > 0 else { return }
        let node = nodes.append(.solid, of: shown)
        guard place(node, for: shown, in: isPlain ? nil : parent) else {
            nodes.removeLast()
            return
        }
        if !isReplica { nodes.setOwner(layer, isPlain: isPlain) }
        node.pointee.opacity = min(1, shown.pointee.opacity)
        let turns = flags.contains(.transformed) && shown.pointee.isUpsideDown
        if turns { isUpsideDown.toggle() }
        defer { if turns { isUpsideDown.toggle() } }
        if flags.contains(.keepsDepth) {
            return DepthWriter.fill(node, of: layer, shown, in: isPlain ? nil : parent, with: &self)
        }
        fill(node, of: layer, shown)
    }

    /// Makes `node`, which was written last and stands in its place, what `layer` shows.
    @inline(__always)
    mutating func fill(_ node: NodePointer, of layer: LayerPointer, _ shown: LayerPointer) {
        let flags = shown.pointee.flags
        if flags.contains(.showsTransition), let transition = shown.pointee.transition {
            return TransitionWriter(look: transition.pointee, shown: shown).fill(node, of: layer, with: &self)
        }
        if layer.pointee.childCount == 0 {
            switch flags.intersection(Self.parts) {
            case .hasBackground:
                node.pointee.color = shown.pointee.backgroundColor
                return
            case .hasContents where !isUpsideDown && ContentsWriter(layer: shown).fitsOneNode:
                ContentsWriter(layer: shown).fill(node, isAlone: true)
                return
            case .drawsSubclassState where !flags.contains(.masksToBounds):
                guard let kind = shown.pointee.drawnSubclassState, kind.nodeCount == 1 else { break }
                kind.fill(node, 0, of: shown, in: resources)
                return
            default: break
            }
        }
        fillGroup(node, of: layer, shown)
    }

    /// Sets where `layer` goes in its parent, which is nil unless it transforms it; false where that is not finite.
    private mutating func place(_ node: NodePointer, for layer: LayerPointer, in parent: LayerPointer?) -> Bool {
        let flags = layer.pointee.flags
        if !flags.contains(.doubleSided) { node.pointee.flags.insert(.singleSided) }
        if !flags.contains(.projective), parent == nil {
            return layer.placeAffinely(node)
        }
        let matrix = layer.matrix(in: parent)
        guard matrix.isFinite else { return false }
        nodes.place(node, by: matrix, keepsDepth: false)
        return true
    }

    /// Whether the nodes of `layer` are still in this place, as they are to be.
    private func isKept(_ layer: LayerPointer) -> Bool {
        nodes.hasNext(layer) && layer.pointee.presentation == nil
            && layer.pointee.flags.isDisjoint(with: .rewritten)
            && !(isUpsideDown && layer.pointee.flags.contains(.hasContents))
    }

    /// Goes on behind the node of a layer that stays and has this one only, at its place in both trees, as most have; false
    /// where it has to be looked at.
    @inline(__always)
    private mutating func keepLeaf(_ layer: LayerPointer) -> Bool {
        guard layer.pointee.childCount == 0, nodes.isPlaceOfEarlier(layer), isKept(layer) else { return false }
        // A plain colour is one node, whatever else there is; that saves a look at it.
        if layer.pointee.flags.intersection(Self.parts) != .hasBackground, nodes.isGroup(nodes.count) { return false }
        nodes.keepNext()
        return true
    }

    /// Goes on behind the nodes of a layer that stay; what it holds is looked at.
    private mutating func keep(_ layer: LayerPointer) {
        let index = nodes.count
        nodes.keepNext(of: layer)
        guard nodes.isGroup(index) else { return }
        let flags = layer.pointee.flags
        if flags.contains(.hasBackground) { nodes.keepNext() }
        if flags.contains(.hasContents) { nodes.keepNext() }
        writeChildren(of: layer, layer)
        if flags.contains(.hasBorder) { writeBorder(of: layer) }
        nodes.close(index)
    }

    /// Makes `node`, which was written last, the group of all parts.
    mutating func fillGroup(_ node: NodePointer, of layer: LayerPointer, _ shown: LayerPointer) {
        let flags = shown.pointee.flags
        if flags.contains(.hasOutline), let outline = shown.visibleOutline {
            return OutlineWriter(outline: outline, shown: shown).fill(node, of: layer, with: &self)
        }
        let index = nodes.count - 1
        let mask = flags.contains(.hasMask) ? shown.pointee.mask : nil
        node.pointee.kind = .group
        if flags.contains(.masksToBounds) { node.pointee.flags.insert(.clips) }
        if flags.contains(.allowsGroupOpacity) { node.pointee.flags.insert(.flattens) }
        if flags.contains(.rasterizes) { node.rasterize(as: shown) }
        if let mask {
            // One by one: a literal of several is made on the heap.
            node.pointee.flags.insert(.masked)
            node.pointee.flags.insert(.flattens)
            writeMask(mask)
        }
        if flags.contains(.hasShadow), !flags.contains(.masksToBounds) {
            ShadowWriter(layer: layer, shown: shown).write(with: &self)
        }
        writeBody(of: layer, shown)
        nodes.close(index)
    }

    /// Writes what the layer shows, from the background up to the border.
    mutating func writeBody(of layer: LayerPointer, _ shown: LayerPointer) {
        if shown.pointee.flags.contains(.hasBackground) {
            nodes.append(.solid, of: shown).pointee.color = shown.pointee.backgroundColor
        }
        writeInside(of: layer, shown)
        if shown.pointee.flags.contains(.hasBorder) { writeBorder(of: shown) }
    }

    /// Writes what lies between the background and the border.
    mutating func writeInside(of layer: LayerPointer, _ shown: LayerPointer) {
        let flags = shown.pointee.flags
        if flags.contains(.hasContents) { writeContents(of: shown) }
        if let kind = shown.pointee.drawnSubclassState { writeKind(kind, of: shown) }
        writeChildren(of: layer, shown)
    }

    /// Writes the contents so that they show upright, also in coordinates that have y up.
    private mutating func writeContents(of shown: LayerPointer) {
        let contents = ContentsWriter(layer: shown)
        guard isUpsideDown else { return contents.write(into: &nodes) }
        let index = nodes.count
        let group = nodes.append(.group, of: shown)
        group.pointee.cornerRadius = 0
        group.pointee.transform = shown.upsideDown
        contents.write(into: &nodes)
        nodes.close(index)
    }

    /// Writes what only the layer's kind has; what fills the bounds has the layer's corners, whichever these are.
    private mutating func writeKind(_ kind: SubclassState, of shown: LayerPointer) {
        let outline = kind.staysInBounds && kind.nodeCount > 0 ? shown.visibleOutline : nil
        let isCut = shown.pointee.flags.contains(.masksToBounds)
        let clip = outline.map { isCut ? -1 : OutlineWriter(outline: $0, shown: shown).openClip(with: &self) } ?? -1
        for index in 0..<kind.nodeCount {
            let node = nodes.append(.group, of: shown)
            kind.fill(node, index, of: shown, in: resources)
            if outline != nil { node.pointee.cornerRadius = 0 }
        }
        if clip >= 0 { nodes.close(clip) }
    }

    mutating func writeMask(_ mask: LayerPointer) {
        let first = nodes.count
        write(mask, in: nil)
        // A mask that shows nothing lets nothing through; the node keeps its place.
        if nodes.count == first { nodes.append(.group) }
    }

    private mutating func writeChildren(of layer: LayerPointer, _ shown: LayerPointer) {
        if !layer.pointee.flags.isDisjoint(with: .depth) {
            if let values = shown.pointee.drawnSubclassState as? ReplicatorState {
                return ReplicaWriter(values: values, layer: layer, shown: shown).write(with: &self)
            }
            if DepthWriter.isNeeded(by: layer) { return DepthWriter.writeSpace(of: layer, shown, with: &self) }
        }
        writeOwnChildren(of: layer, shown)
    }

    /// Writes the sublayers one above the other.
    mutating func writeOwnChildren(of layer: LayerPointer, _ shown: LayerPointer) {
        guard let children = layer.orderedChildren else { return }
        if layer.pointee.flags.contains(.sortsEveryCommit) { layer.sortChildren() }
        let isPlain = !shown.pointee.flags.contains(.transformsSublayers)
        for index in 0..<Int(layer.pointee.childCount) {
            if !isPlain || !keepLeaf(children[index]) { write(children[index], in: shown) }
        }
    }

    private mutating func writeBorder(of layer: LayerPointer) {
        let node = nodes.append(.border, of: layer)
        node.pointee.color = layer.pointee.borderColor
        // Wider than the layer is as good as filled, and stays finite.
        let bounds = node.pointee.bounds
        node.pointee.borderWidth = min(Float(layer.pointee.borderWidth), max(bounds.z, bounds.w))
    }
}
