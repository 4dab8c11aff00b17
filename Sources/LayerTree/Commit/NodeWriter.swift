import RenderTree

/// Walks plain layer states and writes nodes into raw storage, field by field where they stay.
///
/// A layer becomes one node where that is enough, otherwise a group of its parts: mask, shadow, background, contents,
/// sublayers and border. What does not fit into the storage goes into `overflow`. A layer that is hidden, or whose
/// place is not finite, is left out with all that it holds.
///
/// Nodes that the storage still has of a layer that did not change stay, if they stand where they belong.
@MainActor struct NodeWriter {
    /// The store of the resources that the nodes name.
    let resources: ResourceStore
    /// The host's time at which animations show.
    let animationTime: CFTimeInterval
    private let storage: UnsafeMutableBufferPointer<RenderNode>
    /// The layer whose first node each place of the storage holds; nil for further nodes. Empty where none are noted.
    private let owners: UnsafeMutableBufferPointer<LayerPointer?>
    /// The number of nodes written, to the storage first.
    private(set) var count = 0
    /// The nodes beyond the capacity of the storage.
    var overflow = NodeOverflow()
    /// The maps that projective nodes name.
    var matrices: ContiguousArray<CATransform3D> = []
    /// The tree that was committed before, and its owners.
    private let earlier: (nodes: UnsafeBufferPointer<RenderNode>, owners: UnsafeBufferPointer<LayerPointer?>)
    /// The nodes of the storage that were written, and did not stay; ascending.
    var written: ContiguousArray<Int32> = []
    /// Whether a node that stayed stood elsewhere in the earlier tree, or a sub-tree is larger or smaller than there.
    private(set) var isShifted = false
    /// Whether layers are written that were written before, which have no further place of their own.
    var isReplica = false
    /// Whether what is written lies in coordinates that have y up.
    var isUpsideDown = false
    /// Whether what is written is there for the shadow that it throws.
    var isInShadow = false

    /// Flags of what a layer may show besides its sublayers, and of how it shows it.
    private static let parts: LayerState.Flags = [
        .hasBackground, .hasContents, .hasBorder, .hasShadow, .hasMask, .hasKind, .hasOutline, .rasterizes,
    ]

    /// A writer of layers of `context` into `storage`, which compares with the `earlier` tree; `owners`, as long as
    /// `storage` or empty, are the layers of the nodes that the storage holds.
    init(
        of context: LayerContext, into storage: UnsafeMutableBufferPointer<RenderNode>,
        owners: UnsafeMutableBufferPointer<LayerPointer?> = UnsafeMutableBufferPointer(start: nil, count: 0),
        earlier: (nodes: UnsafeBufferPointer<RenderNode>, owners: UnsafeBufferPointer<LayerPointer?>) = (
            UnsafeBufferPointer(start: nil, count: 0), UnsafeBufferPointer(start: nil, count: 0)
        )
    ) {
        resources = context.resources
        animationTime = context.animations.time
        self.storage = storage
        self.owners = owners
        self.earlier = earlier
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
        let group = append(.group, of: shown)
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
        let node = append(.solid, of: shown)
        guard place(node, for: shown, in: isPlain ? nil : parent) else {
            count -= 1
            if written.last == Int32(truncatingIfNeeded: count) { written.removeLast() }
            return
        }
        note(layer, isPlain: isPlain)
        node.pointee.opacity = min(1, shown.pointee.opacity)
        let turns = flags.contains(.transformed) && shown.pointee.isUpsideDown
        if turns { isUpsideDown.toggle() }
        defer { if turns { isUpsideDown.toggle() } }
        if flags.contains(.keepsDepth) { return fillDepth(node, of: layer, shown, in: isPlain ? nil : parent) }
        fill(node, of: layer, shown)
    }

    /// Makes `node`, which was written last and stands in its place, what `layer` shows.
    @inline(__always)
    mutating func fill(_ node: NodePointer, of layer: LayerPointer, _ shown: LayerPointer) {
        let flags = shown.pointee.flags
        if flags.contains(.showsTransition), let transition = shown.pointee.transition {
            return fillTransition(node, of: layer, shown, transition.pointee)
        }
        if layer.pointee.childCount == 0 {
            switch flags.intersection(Self.parts) {
            case .hasBackground:
                node.pointee.color = shown.pointee.backgroundColor
                return
            case .hasContents where !isUpsideDown && contentsFill(shown):
                fillContents(node, of: shown, isAlone: true)
                return
            case .hasKind where !flags.contains(.masksToBounds):
                guard let kind = shown.pointee.kindValues, kind.nodeCount == 1 else { break }
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
        place(node, by: matrix, keepsDepth: false)
        return true
    }

    /// Sets the transform of `node` to `matrix`; without depth a map of the plane alone will do.
    mutating func place(_ node: NodePointer, by matrix: CATransform3D, keepsDepth: Bool) {
        let plane = Homography(matrix)
        let isFlat = matrix.m13 == 0 && matrix.m23 == 0 && matrix.m43 == 0
        if plane.isAffine, isFlat || !keepsDepth {
            node.pointee.transform = plane.affine
        } else {
            node.pointee.flags.insert(.projective)
            node.pointee.matrix = UInt32(matrices.count)
            matrices.append(matrix)
        }
    }

    /// Notes that the node written last is the first one of `layer`, and up to date.
    mutating func note(_ layer: LayerPointer, isPlain: Bool) {
        let index = count - 1
        guard index < owners.count || overflow.notesOwners, !isReplica else { return }
        if index < owners.count { owners[index] = layer } else { overflow.owners[index - storage.count] = layer }
        if layer.pointee.nodeIndex != UInt32(index) { layer.pointee.nodeIndex = UInt32(index) }
        let flags = layer.pointee.flags
        if !isPlain {
            // The place depends on the parent, which may change while the layer does not.
            if !flags.isSuperset(of: .stale) { layer.pointee.flags.formUnion(.stale) }
        } else if !flags.isDisjoint(with: .stale) {
            layer.pointee.flags.remove(flags.contains(.staleTwice) ? .staleTwice : .staleOnce)
        }
    }

    /// Whether the storage has the nodes of `layer` in this place, as they are to be.
    private func isKept(_ layer: LayerPointer) -> Bool {
        count < owners.count && owners[count] == layer && layer.pointee.presentation == nil
            && layer.pointee.flags.isDisjoint(with: .rewritten)
            && !(isUpsideDown && layer.pointee.flags.contains(.hasContents))
    }

    /// Goes on behind the node of a layer that stays and has this one only, at its place in both trees, as most have; false
    /// where it has to be looked at.
    @inline(__always)
    private mutating func keepLeaf(_ layer: LayerPointer) -> Bool {
        let index = count
        guard layer.pointee.nodeIndex == UInt32(truncatingIfNeeded: index), layer.pointee.childCount == 0,
            index < earlier.owners.count, earlier.owners[index] == layer, isKept(layer)
        else { return false }
        // A plain colour is one node, whatever else there is; that saves a look at it.
        if layer.pointee.flags.intersection(Self.parts) != .hasBackground, case .group = storage[index].kind {
            return false
        }
        count = index + 1
        return true
    }

    /// Goes on behind the nodes of a layer that stay; what it holds is looked at.
    private mutating func keep(_ layer: LayerPointer) {
        let index = count
        if layer.pointee.nodeIndex != UInt32(index) { layer.pointee.nodeIndex = UInt32(index) }
        if index >= earlier.owners.count || earlier.owners[index] != layer { isShifted = true }
        count += 1
        guard storage[index].kind == .group else { return }
        let flags = layer.pointee.flags
        if flags.contains(.hasBackground) { count += 1 }
        if flags.contains(.hasContents) { count += 1 }
        writeChildren(of: layer, layer)
        if flags.contains(.hasBorder) { writeBorder(of: layer) }
        close(index)
    }

    /// Makes `node`, which was written last, the group of all parts.
    mutating func fillGroup(_ node: NodePointer, of layer: LayerPointer, _ shown: LayerPointer) {
        let flags = shown.pointee.flags
        if flags.contains(.hasOutline), let outline = shown.visibleOutline {
            return fillOutlined(node, of: layer, shown, outline)
        }
        let index = count - 1
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
        if flags.contains(.hasShadow), !flags.contains(.masksToBounds) { writeShadow(of: layer, shown) }
        writeBody(of: layer, shown)
        close(index)
    }

    /// Writes what the layer shows, from the background up to the border.
    mutating func writeBody(of layer: LayerPointer, _ shown: LayerPointer) {
        if shown.pointee.flags.contains(.hasBackground) {
            append(.solid, of: shown).pointee.color = shown.pointee.backgroundColor
        }
        writeInside(of: layer, shown)
        if shown.pointee.flags.contains(.hasBorder) { writeBorder(of: shown) }
    }

    /// Writes what lies between the background and the border.
    mutating func writeInside(of layer: LayerPointer, _ shown: LayerPointer) {
        let flags = shown.pointee.flags
        if flags.contains(.hasContents) { writeUpright(of: shown) { $0.writeWholeContents(of: shown) } }
        if let kind = shown.pointee.kindValues { writeKind(kind, of: shown) }
        writeChildren(of: layer, shown)
    }

    mutating func writeMask(_ mask: LayerPointer) {
        let first = count
        write(mask, in: nil)
        // A mask that shows nothing lets nothing through; the node keeps its place.
        if count == first { append(.group) }
    }

    private mutating func writeChildren(of layer: LayerPointer, _ shown: LayerPointer) {
        if !layer.pointee.flags.isDisjoint(with: .depth) {
            if let values = shown.pointee.kindValues as? ReplicaValues {
                return writeReplicas(of: layer, shown, values)
            }
            if writeSharedDepth(of: layer, shown) { return }
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
        let node = append(.border, of: layer)
        node.pointee.color = layer.pointee.borderColor
        // Wider than the layer is as good as filled, and stays finite.
        let bounds = node.pointee.bounds
        node.pointee.parameters.x = min(Float(layer.pointee.borderWidth), max(bounds.z, bounds.w))
    }

    /// Writes a node as large as `layer`, rounded as it is, that covers it in its own space.
    @discardableResult
    mutating func append(_ kind: RenderNode.Kind, of layer: LayerPointer? = nil) -> NodePointer {
        let index = count
        count += 1
        let node: NodePointer
        if index < storage.count, let base = storage.baseAddress {
            node = base + index
            if index < owners.count {
                owners[index] = nil
                written.append(Int32(truncatingIfNeeded: index))
            }
        } else {
            node = overflow.place(index - storage.count)
        }
        node.reset(to: kind)
        if let layer { node.cover(layer) }
        return node
    }

    /// Multiplies the colours of all nodes from `first` on; they are written anew in the next commit.
    mutating func tintNodes(from first: Int, by tint: SIMD4<Float>) {
        for index in first..<count {
            if index < owners.count {
                owners[index] = nil
            } else if overflow.notesOwners {
                overflow.owners[index - storage.count] = nil
            }
            let node =
                index < storage.count ? storage.baseAddress.map { $0 + index } : overflow.place(index - storage.count)
            switch node?.pointee.kind {
            case .solid, .border, .path, .stroke:
                node?.pointee.color *= SIMD4(tint.x, tint.y, tint.z, 1)
            default: break
            }
        }
    }

    /// Makes all nodes that were written since node `index` its sub-tree.
    mutating func close(_ index: Int) {
        let size = UInt32(count - index)
        if index >= earlier.nodes.count || earlier.nodes[index].subtreeCount != size { isShifted = true }
        if index < storage.count {
            if storage[index].subtreeCount != size { storage[index].subtreeCount = size }
        } else {
            overflow.place(index - storage.count).pointee.subtreeCount = size
        }
    }
}
