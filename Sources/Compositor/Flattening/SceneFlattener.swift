import Foundation
import Graphics
import RenderTree

/// Flattens a tree: walks its raw nodes once, in drawing order, and has a draw list written.
///
/// The stack of open groups is an array, so that depth costs no call stack and the memory is reused in the next frame.
@MainActor struct SceneFlattener {
    var writer = DrawListWriter()
    var depth = DepthOrdering()
    var update = ListUpdate()
    var groups: ContiguousArray<GroupState> = []
    let fragments: FragmentCache?
    /// Pixels per point of the root, and whether it mirrors.
    private(set) var rootScale = 1.0
    private(set) var rootMirrors = false
    /// The nesting depth of the fragments that are being walked.
    var fragmentDepth = 0
    /// The nodes of fragments in others that were drawn node by node.
    var nestedNodeCount = 0
    /// Whether the list lacks fragments, as too many lie in others.
    var omitsFragments = false
    /// The inputs that the list was made from; nil where it cannot be updated.
    private var input: WalkInput?

    init(fragments: FragmentCache?) { self.fragments = fragments }

    /// The list of the last walk, hidden commands included.
    var list: DrawList { _read { yield writer.list } }

    /// The effect of a walk on the list.
    enum Outcome {
        case unchanged
        /// The commands of `update` differ from those in their places, and all others are the same.
        case patched
        case rebuilt
    }

    /// Writes the list of `tree`; only what changed, where it comes from the tree of the walk before.
    mutating func run(
        _ tree: RenderTree, resources: ResourceStore, transform: CGAffineTransform, bounds: PixelRect
    ) -> Outcome {
        writer.resources = resources
        defer { writer.resources = nil }
        let root = GroupState(
            role: .group, end: 0, resume: 0, world: Homography(transform), opacity: 1, clip: 0, clipBox: bounds,
            layer: -1, isMarked: true)
        let next = WalkInput(tree: tree, store: resources, transform: transform, bounds: bounds)
        if let input, next.resembles(input), let outcome = walkChanges(of: tree, since: input.commit, in: root) {
            self.input?.commit = next.commit
            return outcome
        }
        rebuild(tree, in: root, transform: transform, bounds: bounds)
        let canBeUpdated = writer.list.passes.count <= 1 && !writer.passReads && next.commit != 0
        input = canBeUpdated ? next : nil
        return .rebuilt
    }

    /// Writes what changed over the list, and adds its places; whether `occlusion` surely stays.
    mutating func applyUpdate(_ occlusion: Occlusion, places: inout ContiguousArray<Range<Int>>) -> Bool {
        update.apply(to: &writer.list, occlusion, places: &places)
    }

    private mutating func rebuild(
        _ tree: RenderTree, in root: GroupState, transform: CGAffineTransform, bounds: PixelRect
    ) {
        let determinant = transform.determinant
        rootScale = determinant.magnitude.squareRoot()
        rootMirrors = determinant < 0
        fragmentDepth = 0
        nestedNodeCount = 0
        omitsFragments = false
        depth.removeAll()
        writer.beginList(bounds: bounds)
        update.beginList(nodeCount: tree.nodes.count)
        if let resources = writer.resources { fragments?.beginFrame(resources) }
        if !bounds.isEmpty, rootScale > 0, rootScale.isFinite { walk(tree, in: root) }
        update.mark(tree.nodes.count, writer)
        writer.endList()
    }

    /// Walks a whole tree as the children of `group`.
    mutating func walk(_ tree: RenderTree, in group: GroupState) {
        tree.nodes.withUnsafeBufferPointer { nodes in
            tree.matrices.withUnsafeBufferPointer { matrices in
                let bottom = groups.count
                groups.append(group)
                groups[bottom].end = nodes.count
                groups[bottom].resume = nodes.count
                let source = NodeSource(nodes: nodes, matrices: matrices)
                var cursor = 0
                while groups.count > bottom {
                    if cursor >= groups[groups.count - 1].end {
                        cursor = finishGroup(source)
                    } else {
                        cursor = visit(cursor, source)
                    }
                }
            }
        }
    }

    /// Draws or opens node `index`, and returns the node that comes next.
    mutating func visit(_ index: Int, _ source: NodeSource) -> Int {
        let node = source.nodes.baseAddress.unsafelyUnwrapped + index
        let top = groups.count - 1
        if groups[top].isMarked { update.mark(index, writer) }
        let next = index + source.subtreeCount(index, limit: groups[top].end)
        guard node.pointee.opacity > 0 else { return next }
        if next == index + 1, node.pointee.kind.fillsBounds, node.pointee.hardEdges.isEmpty,
            node.pointee.flags.isFlat, groups[top].world.isAffine, groups[top].edgeBleed == 0
        {
            // Most nodes are such leaves.
            let world = groups[top].world.affinePart(after: node.pointee.transform)
            if let (quad, box) = writer.place(node.pointee.bounds, radius: node.pointee.cornerRadius, under: world) {
                writer.drawQuad(node, quad, box, in: groups[top])
            }
            return next
        }
        guard let world = source.world(of: node, in: groups[top].world) else { return next }
        if node.pointee.flags.contains(.singleSided),
            world.facesAway(node.pointee.bounds, isMirrored: rootMirrors)
        {
            return next
        }
        return visit(node, world, index: index, next: next, source)
    }

    private mutating func visit(
        _ node: UnsafePointer<RenderNode>, _ world: Homography, index: Int, next: Int, _ source: NodeSource
    ) -> Int {
        switch node.pointee.kind {
        case .group: return openGroup(node, world, index: index, next: next, source)
        case .context3D: return openContext3D(node, world, index: index, next: next, source)
        case .fragment: drawPiece(node, world)
        case .path, .stroke, .mesh: writer.drawOutline(node, world, in: groups[groups.count - 1])
        case .shadow: writer.drawShadow(node, world, in: groups[groups.count - 1])
        case .solid, .border, .image, .gradient, .backdrop: drawLeaf(node, world)
        }
        guard next > index + 1 else { return next }
        return push(world, opacity: node.pointee.opacity, from: index + 1, to: next)
    }

    /// Opens a group without a clip or a layer; returns its first node.
    private mutating func push(_ world: Homography, opacity: Float, from first: Int, to end: Int) -> Int {
        var group = groups[groups.count - 1].child(under: world)
        group.end = end
        group.resume = end
        group.opacity *= min(opacity, 1)
        groups.append(group)
        return first
    }
}
