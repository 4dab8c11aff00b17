import RenderTree

/// Turns the layers at one instant into a render tree.
///
/// It writes into two trees in turn and allocates only where a tree grows. A tree that is kept beyond the next commit
/// has to be copied.
@MainActor package final class LayerCommitter {
    /// A tree, and the layer whose first node each of its nodes is.
    private struct Commit {
        var nodes: ContiguousArray<RenderNode> = []
        var matrices: ContiguousArray<CATransform3D> = []
        var size = CGSize.zero
        var history = TreeHistory()
        var owners: ContiguousArray<LayerPointer?> = []

        var tree: RenderTree { RenderTree(nodes: nodes, matrices: matrices, size: size, history: history) }
    }

    private var commits = [Commit(), Commit()]
    private var turn = 0
    private var overflow = NodeOverflow()
    /// The nodes that the commit in progress wrote; kept for its memory.
    private var written: ContiguousArray<Int32> = []
    /// Nil once the context, which owns its committer, is gone.
    private weak var context: LayerContext?
    /// The pictures in place of snapshots that would hold too many others.
    var pictures = SnapshotPictures()

    /// A committer for the layers of `context`.
    init(context: LayerContext) { self.context = context }

    isolated deinit { overflow.reset(keeping: 0) }

    /// The tree committed last.
    package var tree: RenderTree { commits[turn].tree }

    /// Writes `root`, which is up to date, on a screen of `size` points, as the commit of that `number`.
    func write(_ root: CALayer, size: CGSize, number: UInt) {
        guard let context else { return }
        turn = 1 - turn
        commits[turn].size = size
        let earlier = commits[1 - turn]
        let isRelated = write(of: context, into: &commits[turn], after: earlier) { $0.writeScreen(root.state) }
        commits[turn].history.commit = UInt64(number)
        noteHistory(of: &commits[turn], after: isRelated ? earlier : nil)
    }

    /// Records which nodes of `commit`, which was just written, differ from those of `earlier`, whose nodes stand in
    /// the same places.
    private func noteHistory(of commit: inout Commit, after earlier: Commit?) {
        var history = TreeHistory()
        swap(&history, &commit.history)
        history.base = earlier?.history.commit ?? 0
        history.changes.removeAll(keepingCapacity: true)
        // Room for all, so that the first frame in which much moves allocates nothing.
        history.changes.reserveCapacity(commit.nodes.count)
        written.reserveCapacity(commit.nodes.count)
        earlier?.nodes.withUnsafeBufferPointer { old in
            commit.nodes.withUnsafeBufferPointer { new in
                for index in written {
                    // What a projective node names may be other than it was, whatever its name is.
                    let isSame = old[Int(index)] == new[Int(index)]
                    if !isSame || new[Int(index)].flags.contains(.projective) { history.changes.append(index) }
                }
            }
        }
        swap(&history, &commit.history)
    }

    /// The appearance of `layer`, as a fragment the size of its bounds: as of the last commit, or with all changes.
    ///
    /// As of the last commit, a layer that was not drawn then gives nil. Its own position, transform and opacity are
    /// left out with all changes as well as without; a hidden layer gives an empty fragment with all changes. A layer of
    /// another context is made a fragment of that one with all changes, and was not drawn here.
    package func fragment(of layer: CALayer, afterUpdates: Bool) -> Fragment? {
        let owner = layer.context
        guard let context, owner === context else {
            return afterUpdates ? owner.committer.fragment(of: layer, afterUpdates: true) : nil
        }
        return afterUpdates ? pendingFragment(of: layer, in: context) : committedFragment(of: layer, in: context)
    }

    /// The appearance of `layer` with all changes, without animations.
    func modelFragment(of layer: CALayer) -> Fragment? {
        guard let context else { return nil }
        layer.updateTree()
        context.animations.refreshValues()
        let aside = layer.putShownAside()
        guard !aside.isEmpty else { return pendingFragment(of: layer, in: context) }
        defer { for (state, shown) in aside { state.pointee.presentation = shown } }
        return Fragment(tree: pendingTree(of: layer, in: context), store: context.resources)
    }

    private func committedFragment(of layer: CALayer, in context: LayerContext) -> Fragment? {
        let first = Int(layer.state.pointee.nodeIndex)
        let owners = commits[turn].owners
        guard owners.indices.contains(first), owners[first] == layer.state else { return nil }
        let mark = context.lastMark
        if layer.snapshotMark == mark, let fragment = layer.snapshot { return fragment }
        let nodes = commits[turn].nodes
        var part = ContiguousArray(nodes[first..<first + Int(nodes[first].subtreeCount)])
        part[0].detach(as: layer.state.shown)
        let size = CGSize(width: CGFloat(part[0].bounds.z), height: CGFloat(part[0].bounds.w))
        let fragment = fragment(
            of: RenderTree(nodes: part, matrices: commits[turn].matrices, size: size), showing: layer, in: context)
        layer.snapshot = fragment
        layer.snapshotMark = mark
        return fragment
    }

    private func pendingFragment(of layer: CALayer, in context: LayerContext) -> Fragment {
        // What is as it was at the last snapshot waits for nothing.
        if layer.pendingChanges != context.changeCount { layer.updateTree() }
        context.animations.refreshValues()
        if layer.pendingChanges == context.changeCount, let fragment = layer.pendingSnapshot,
            fragment.store === context.resources
        {
            return fragment
        }
        layer.updateTree()
        let changes = context.changeCount
        let tree = pendingTree(of: layer, in: context)
        layer.pendingChanges = changes
        // Something else may have changed than what is seen here.
        if let fragment = layer.pendingSnapshot, fragment.store === context.resources, fragment.tree.looksLike(tree) {
            return fragment
        }
        let fragment = fragment(of: tree, showing: layer, in: context)
        layer.pendingSnapshot = fragment
        return fragment
    }

    /// A fragment of `tree`, which shows `layer`: where it would hold too many others, a fragment of its picture; an empty
    /// one, with a report, where that cannot be made.
    private func fragment(of tree: RenderTree, showing layer: CALayer, in context: LayerContext) -> Fragment {
        let fragment = Fragment(tree: tree, store: context.resources)
        let isPlain = fragment.extent.nestedNodeCount == 0
        let total = context.resources.nestedNodeCount + fragment.extent.nestedNodeCount
        if isPlain || fragment.extent.isWithinLimits && total <= FragmentExtent.storeLimit { return fragment }
        do throws(SnapshotFault) {
            return try pictures.fragment(showing: fragment, for: context)
        } catch {
            context.faults.report(layer.delegate.map { $0 as AnyObject } ?? layer, error.description)
            return Fragment(tree: RenderTree(size: tree.size), store: context.resources)
        }
    }

    /// A tree of `layer` and its descendants alone, with all changes.
    private func pendingTree(of layer: CALayer, in context: LayerContext) -> RenderTree {
        let bounds = SIMD4<Float>(clamping: layer.state.shown.pointee.bounds)
        var commit = Commit()
        commit.size = CGSize(width: CGFloat(bounds.z), height: CGFloat(bounds.w))
        write(of: context, into: &commit, after: nil) { $0.writeFragment(layer.state) }
        return commit.tree
    }

    /// Writes into `commit` what `walk` visits; returns whether its nodes stand in the same places as those of
    /// `earlier`, without which owners and changes are not needed.
    @discardableResult
    private func write(
        of context: LayerContext, into commit: inout Commit, after earlier: Commit?, _ walk: (inout NodeWriter) -> Void
    ) -> Bool {
        // The arrays are handed over, not shared: what is shared would be copied when it is written to.
        var matrices = ContiguousArray<CATransform3D>()
        swap(&matrices, &commit.matrices)
        matrices.removeAll(keepingCapacity: true)
        overflow.notesOwners = earlier != nil
        let (written, isShifted) = fill(&commit, of: context, after: earlier) { writer in
            swap(&writer.nodes.matrices, &matrices)
            walk(&writer)
            swap(&writer.nodes.matrices, &matrices)
        }
        swap(&matrices, &commit.matrices)
        let room = commit.nodes.count
        if written < room {
            commit.nodes.removeLast(room - written)
            commit.owners.removeLast(room - written)
        } else if written > room {
            commit.nodes.append(contentsOf: overflow.nodes(written - room))
            // A layer that could not be placed has left its place at the end.
            commit.owners.append(contentsOf: overflow.owners.prefix(written - room))
        }
        overflow.reset(keeping: 1024)
        return !isShifted && written <= room && written == earlier?.nodes.count
    }

    /// Has `walk` write into the storage of `commit`, and returns how many nodes it wrote.
    private func fill(
        _ commit: inout Commit, of context: LayerContext, after earlier: Commit?, _ walk: (inout NodeWriter) -> Void
    ) -> (count: Int, isShifted: Bool) {
        var changed = ContiguousArray<Int32>()
        swap(&changed, &written)
        changed.removeAll(keepingCapacity: true)
        defer { swap(&changed, &written) }
        let nodes = earlier?.nodes ?? []
        let owners = earlier?.owners ?? []
        return nodes.withUnsafeBufferPointer { nodes in
            owners.withUnsafeBufferPointer { earlierOwners in
                commit.owners.withUnsafeMutableBufferPointer { owners in
                    commit.nodes.withUnsafeMutableBufferPointer { storage in
                        var writer = NodeWriter(
                            of: context,
                            into: NodeBuffer(storage, owners: owners, earlier: (nodes, earlierOwners)))
                        swap(&writer.nodes.written, &changed)
                        swap(&writer.nodes.overflow, &overflow)
                        walk(&writer)
                        swap(&writer.nodes.overflow, &overflow)
                        swap(&writer.nodes.written, &changed)
                        return (writer.nodes.count, writer.nodes.isShifted)
                    }
                }
            }
        }
    }
}

extension RenderNode {
    /// Takes the node, the first of `layer`, out of its surroundings: its own transform and opacity go, its bounds start at the origin.
    fileprivate mutating func detach(as layer: LayerPointer) {
        transform = CGAffineTransform(translationX: -CGFloat(bounds.x), y: -CGFloat(bounds.y))
        if layer.pointee.isUpsideDown { transform = layer.upsideDown.concatenating(transform) }
        flags.remove([.projective, .singleSided])
        opacity = 1
    }
}
