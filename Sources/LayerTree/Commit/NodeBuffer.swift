import RenderTree

/// The nodes of a tree that is being written, in raw storage, field by field where they stay.
///
/// What does not fit into the storage goes into `overflow`. Nodes that the storage still has of an earlier tree can stay.
@MainActor struct NodeBuffer {
    private let storage: UnsafeMutableBufferPointer<RenderNode>
    /// The layer whose first node each place of the storage holds; nil for further nodes. Empty where none are noted.
    private let owners: UnsafeMutableBufferPointer<LayerPointer?>
    /// The tree that was committed before, and its owners.
    private let earlier: (nodes: UnsafeBufferPointer<RenderNode>, owners: UnsafeBufferPointer<LayerPointer?>)
    /// The number of nodes written, to the storage first.
    private(set) var count = 0
    /// The nodes beyond the capacity of the storage.
    var overflow = NodeOverflow()
    /// The maps that projective nodes name.
    var matrices: ContiguousArray<CATransform3D> = []
    /// The nodes of the storage that were written, and did not stay; ascending.
    var written: ContiguousArray<Int32> = []
    /// Whether a node that stayed stood elsewhere in the earlier tree, or a sub-tree is larger or smaller than there.
    private(set) var isShifted = false

    /// A buffer that begins with `storage`, and compares with the `earlier` tree; `owners`, as long as `storage` or empty,
    /// are the layers of the nodes that the storage holds.
    init(
        _ storage: UnsafeMutableBufferPointer<RenderNode>, owners: UnsafeMutableBufferPointer<LayerPointer?>,
        earlier: (nodes: UnsafeBufferPointer<RenderNode>, owners: UnsafeBufferPointer<LayerPointer?>)
    ) {
        self.storage = storage
        self.owners = owners
        self.earlier = earlier
    }

    /// Adds a node as large as `layer`, rounded as it is, that covers it in its own space.
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

    /// Takes the node appended last away.
    mutating func removeLast() {
        count -= 1
        if written.last == Int32(truncatingIfNeeded: count) { written.removeLast() }
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

    /// Records that the node appended last is the first one of `layer`, and up to date.
    mutating func setOwner(_ layer: LayerPointer, isPlain: Bool) {
        let index = count - 1
        guard index < owners.count || overflow.notesOwners else { return }
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

    /// Whether the storage has the first node of `layer` in the next place.
    @inline(__always)
    func hasNext(_ layer: LayerPointer) -> Bool { count < owners.count && owners[count] == layer }

    /// Whether the next place is that of `layer` in the earlier tree.
    @inline(__always)
    func isPlaceOfEarlier(_ layer: LayerPointer) -> Bool {
        layer.pointee.nodeIndex == UInt32(truncatingIfNeeded: count) && count < earlier.owners.count
            && earlier.owners[count] == layer
    }

    /// Whether node `index` of the storage is a group.
    @inline(__always)
    func isGroup(_ index: Int) -> Bool { if case .group = storage[index].kind { true } else { false } }

    /// Leaves the next node of the storage as it is.
    @inline(__always)
    mutating func keepNext() { count += 1 }

    /// Leaves the next node of the storage, the first one of `layer`, as it is.
    mutating func keepNext(of layer: LayerPointer) {
        let index = count
        if layer.pointee.nodeIndex != UInt32(index) { layer.pointee.nodeIndex = UInt32(index) }
        if index >= earlier.owners.count || earlier.owners[index] != layer { isShifted = true }
        count += 1
    }

    /// Multiplies the colours of all nodes from `first` on; they are written anew in the next commit.
    mutating func tint(from first: Int, by tint: SIMD4<Float>) {
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
