import RenderTree

/// Turns the layers at one instant into a render tree.
///
/// It writes into two trees in turn and allocates only where a tree grows. Whoever keeps a tree beyond the next commit
/// copies it.
@MainActor package final class LayerCommitter {
    /// A tree, and the layer whose first node each of its nodes is.
    private struct Commit {
        var tree = RenderTree()
        var owners: ContiguousArray<LayerPointer?> = []
    }

    private var commits = [Commit(), Commit()]
    private var turn = 0
    private var overflow = NodeOverflow()
    private let context: LayerContext

    /// A committer for the layers of `context`.
    package init(context: LayerContext) {
        self.context = context
        context.committer = self
    }

    isolated deinit { overflow.reset(keeping: 0) }

    /// The tree committed last.
    package var tree: RenderTree { commits[turn].tree }

    /// Lays out and draws what waits for it, then commits `root` on a screen of `size` points.
    package func commit(_ root: CALayer, size: CGSize) {
        context.prepareCommit(of: root)
        turn = 1 - turn
        commits[turn].tree.size = size
        write(into: &commits[turn], notesOwners: true) { $0.writeScreen(root.state) }
        context.didCommit()
    }

    /// What `layer` looks like, as a fragment the size of its bounds: as of the last commit, or with all changes.
    ///
    /// As of the last commit, a layer that was not drawn then gives nil. Its own position, transform and opacity are
    /// left out with all changes as well as without; a hidden layer gives an empty fragment with all changes.
    package func fragment(of layer: CALayer, afterUpdates: Bool) -> Fragment? {
        afterUpdates ? pendingFragment(of: layer) : committedFragment(of: layer)
    }

    private func committedFragment(of layer: CALayer) -> Fragment? {
        let first = Int(layer.state.pointee.nodeIndex)
        let owners = commits[turn].owners
        guard owners.indices.contains(first), owners[first] == layer.state else { return nil }
        let mark = context.lastMark
        if layer.snapshotMark == mark, let fragment = layer.snapshot { return fragment }
        let nodes = commits[turn].tree.nodes
        var part = ContiguousArray(nodes[first..<first + Int(nodes[first].subtreeCount)])
        part[0].detach()
        let size = CGSize(width: CGFloat(part[0].bounds.z), height: CGFloat(part[0].bounds.w))
        let fragment = Fragment(
            tree: RenderTree(nodes: part, matrices: commits[turn].tree.matrices, size: size), store: context.resources)
        (layer.snapshot, layer.snapshotMark) = (fragment, mark)
        return fragment
    }

    private func pendingFragment(of layer: CALayer) -> Fragment {
        layer.updateTree()
        context.animations.refreshValues()
        let bounds = SIMD4<Float>(clamping: layer.state.shown.pointee.bounds)
        var commit = Commit()
        commit.tree.size = CGSize(width: CGFloat(bounds.z), height: CGFloat(bounds.w))
        write(into: &commit, notesOwners: false) { $0.writeFragment(layer.state) }
        return Fragment(tree: commit.tree, store: context.resources)
    }

    private func write(into commit: inout Commit, notesOwners: Bool, _ walk: (inout NodeWriter) -> Void) {
        // The arrays are handed over, not shared: what is shared would be copied when it is written to.
        var matrices = ContiguousArray<CATransform3D>()
        swap(&matrices, &commit.tree.matrices)
        matrices.removeAll(keepingCapacity: true)
        overflow.notesOwners = notesOwners
        let written = commit.owners.withUnsafeMutableBufferPointer { owners in
            commit.tree.nodes.withUnsafeMutableBufferPointer { nodes in
                var writer = NodeWriter(into: nodes, owners: owners)
                swap(&writer.matrices, &matrices)
                swap(&writer.overflow, &overflow)
                walk(&writer)
                swap(&writer.matrices, &matrices)
                swap(&writer.overflow, &overflow)
                return writer.count
            }
        }
        swap(&matrices, &commit.tree.matrices)
        let room = commit.tree.nodes.count
        if written < room {
            commit.tree.nodes.removeLast(room - written)
            commit.owners.removeLast(room - written)
        } else if written > room {
            commit.tree.nodes.append(contentsOf: overflow.nodes(written - room))
            // A layer that could not be placed has left its place at the end.
            commit.owners.append(contentsOf: overflow.owners.prefix(written - room))
        }
        overflow.reset(keeping: 1024)
    }
}

extension RenderNode {
    /// Takes the node out of its surroundings: its own transform and opacity go, its bounds start at the origin.
    fileprivate mutating func detach() {
        transform = CGAffineTransform(translationX: -CGFloat(bounds.x), y: -CGFloat(bounds.y))
        flags.remove([.projective, .singleSided])
        opacity = 1
    }
}
