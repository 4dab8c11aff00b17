import RenderTree

/// The walk that goes only where something changed.
extension SceneFlattener {
    /// Walks over what changed in `tree` since `commit`; nil where the whole of it has to be walked.
    mutating func walkChanges(of tree: RenderTree, since commit: UInt64, in root: GroupState) -> Outcome? {
        if tree.history.commit == commit || tree.history.changes.isEmpty { return .unchanged }
        depth.removeAll()
        update.begin(&writer)
        tree.nodes.withUnsafeBufferPointer { nodes in
            tree.matrices.withUnsafeBufferPointer { matrices in
                tree.history.changes.withUnsafeBufferPointer {
                    walk(NodeSource(nodes: nodes, matrices: matrices), changes: $0, in: root)
                }
            }
        }
        update.end(&writer)
        return writer.isUpdating ? .patched : nil
    }

    private mutating func walk(_ source: NodeSource, changes: UnsafeBufferPointer<Int32>, in root: GroupState) {
        groups.removeAll(keepingCapacity: true)
        groups.append(root)
        groups[0].end = source.nodes.count
        groups[0].resume = source.nodes.count
        groups[0].isSame = true
        var cursor = 0
        var change = 0
        while !groups.isEmpty, writer.isUpdating {
            let isSame = groups[groups.count - 1].isSame
            let end = groups[groups.count - 1].end
            if isSame {
                update.closePatch(&writer)
                while change < changes.count, changes[change] < cursor { change += 1 }
                let changed = change < changes.count ? Int(changes[change]) : end
                cursor = changed < end ? source.sibling(holding: changed, from: cursor, limit: end) : end
                if cursor < end {
                    cursor = revisit(cursor, isChanged: cursor == changed, end: end, source)
                    continue
                }
            }
            cursor = cursor >= end ? finishGroup(source) : visit(cursor, source)
        }
        groups.removeAll(keepingCapacity: true)
    }

    /// Opens a group in which something changed, and which itself is as it was; anything else is walked whole, as a patch.
    private mutating func revisit(_ index: Int, isChanged: Bool, end: Int, _ source: NodeSource) -> Int {
        let count = groups.count
        let next = index + source.subtreeCount(index, limit: end)
        let patch = update.patch(at: index, upTo: next, &writer)
        var staysItself = !isChanged
        // A mask is a child that changes what its siblings show.
        if source.nodes[index].flags.contains(.masked) { staysItself = false }
        if source.nodes[index].kind != .group { staysItself = false }
        let cursor = visit(index, source)
        if staysItself, groups.count > count, groups[count].isMarked {
            groups[count].isSame = true
        } else {
            update.open(patch)
        }
        return cursor
    }
}
