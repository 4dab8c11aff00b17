import RenderTree

/// The incremental update of a list to that of the next tree, by a walk that goes only where something changed.
extension SceneFlattener {
    /// Walks over what changed in `tree` since `commit`; nil where the whole of it has to be walked.
    mutating func patch(_ tree: RenderTree, from commit: UInt64, in root: GroupState) -> Outcome? {
        if tree.history.commit == commit || tree.history.changes.isEmpty { return .unchanged }
        patches.removeAll(keepingCapacity: true)
        edgeBleeds.removeAll(keepingCapacity: true)
        depthCuts.removeAll(keepingCapacity: true)
        isPatching = true
        changesTables = false
        openPatch = nil
        swap(&list.commands, &fresh)
        list.commands.removeAll(keepingCapacity: true)
        tree.nodes.withUnsafeBufferPointer { nodes in
            tree.matrices.withUnsafeBufferPointer { matrices in
                tree.history.changes.withUnsafeBufferPointer {
                    walk(NodeSource(nodes: nodes, matrices: matrices), changes: $0, in: root)
                }
            }
        }
        swap(&list.commands, &fresh)
        return isPatching ? .patched : nil
    }

    /// Leaves the rest of the tree to a walk over all of it.
    mutating func giveUp() { isPatching = false }

    private mutating func walk(_ source: NodeSource, changes: UnsafeBufferPointer<Int32>, in root: GroupState) {
        frames.removeAll(keepingCapacity: true)
        frames.append(root)
        (frames[0].end, frames[0].resume, frames[0].isSame) = (source.nodes.count, source.nodes.count, true)
        var cursor = 0
        var change = 0
        while !frames.isEmpty, isPatching {
            let top = frames.count - 1
            let isSame = frames[top].isSame
            let end = frames[top].end
            if isSame {
                closePatch()
                while change < changes.count, changes[change] < cursor { change += 1 }
                let changed = change < changes.count ? Int(changes[change]) : end
                cursor = changed < end ? child(holding: changed, from: cursor, to: end, source) : end
                if cursor < end {
                    cursor = revisit(cursor, isChanged: cursor == changed, end: end, source)
                    continue
                }
            }
            cursor = cursor >= end ? finishFrame(source) : visit(cursor, source)
        }
        frames.removeAll(keepingCapacity: true)
    }

    /// The sibling from `index` on whose sub-tree has node `wanted` in it.
    @inline(__always)
    private func child(holding wanted: Int, from index: Int, to end: Int, _ source: NodeSource) -> Int {
        var child = index
        while true {
            let next = child + source.subtreeCount(child, limit: end)
            if next > wanted { return child }
            child = next
        }
    }

    /// Opens a group in which something changed, and which itself is as it was; anything else is walked whole, as a patch.
    private mutating func revisit(_ index: Int, isChanged: Bool, end: Int, _ source: NodeSource) -> Int {
        let depth = frames.count
        let first = list.commands.count
        position = marks[index]
        markOffset = Int(position.command) - first
        let patch = ListPatch(
            start: Int(position.command), first: first, next: index + source.subtreeCount(index, limit: end))
        var staysItself = !isChanged
        // A mask is a child that changes what its siblings show.
        if source.nodes[index].flags.contains(.masked) { staysItself = false }
        if case .group = source.nodes[index].kind {} else { staysItself = false }
        let cursor = visit(index, source)
        if staysItself, frames.count > depth, frames[depth].isMarked {
            frames[depth].isSame = true
        } else {
            openPatch = patch
        }
        return cursor
    }

    /// Writes the commands of the patches over those in the list, and adds their places; whether `occlusion` surely stays.
    mutating func takePatches(_ occlusion: Occlusion, places: inout ContiguousArray<Range<Int>>) -> Bool {
        var hidesTheSame = true
        list.commands.withUnsafeMutableBufferPointer { commands in
            fresh.withUnsafeBufferPointer { fresh in
                for patch in patches {
                    for offset in 0..<patch.count {
                        let place = patch.start + offset
                        let new = patch.first + offset
                        hidesTheSame = hidesTheSame && occlusion.stays(commands[place], fresh[new], at: place)
                        commands[place] = fresh[new]
                    }
                    places.append(patch.places)
                }
            }
        }
        return hidesTheSame
    }

    /// Adds the patch that was just walked to `patches`, if it fits where the commands before it stood; gives up
    /// otherwise.
    private mutating func closePatch() {
        guard var patch = openPatch else { return }
        openPatch = nil
        let end = marks[patch.next]
        patch.count = list.commands.count - patch.first
        position.command = UInt32(truncatingIfNeeded: patch.start + patch.count)
        if position != end { return giveUp() }
        if patch.count > 0 { patches.append(patch) }
    }
}
