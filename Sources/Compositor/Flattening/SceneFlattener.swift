import Foundation
import Graphics
import RenderTree

/// Flattens a tree: walks its raw nodes once, in drawing order, and writes a draw list.
///
/// The stack of open groups is an array, so that depth costs no call stack and the memory is reused in the next frame.
@MainActor struct SceneFlattener {
    var list = DrawList()
    var frames: ContiguousArray<GroupState> = []
    /// Children of open 3-D contexts in the order of the tree, and then what was cut off them; each context has a run of these.
    var order: ContiguousArray<DepthEntry> = []
    /// The same by depth, each context's in the same places.
    var ranks: ContiguousArray<DepthRank> = []
    /// The sorter that finds the order of `ranks`.
    var sorter = DepthSorter()
    /// The cuts of children of 3-D contexts.
    var depthCuts: ContiguousArray<DepthCut> = []
    /// The edges past which faces of 3-D contexts go on.
    var edgeBleeds: ContiguousArray<EdgeBleed> = []
    var fragments: FragmentCache?
    var resources: ResourceStore?
    /// Pixels per point of the root, and whether it mirrors.
    var rootScale = 1.0
    var rootMirrors = false
    /// The nesting depth of the fragments that are being walked.
    var fragmentDepth = 0
    /// The outermost `beginLayer` that is open; -1 without one.
    var outermostLayer = -1
    var passStart = 0
    var passReads = false

    /// The position of the walk in the list and its tables.
    var position = WalkPosition.start
    /// The offset from places in `list.commands` to places in the whole list, while a patch is written apart from it.
    var markOffset = 0
    /// The positions of the walk before each node whose siblings are marked, and at the end of the walk.
    var marks: ContiguousArray<WalkPosition> = []
    /// Whether only what changed is walked.
    var isPatching = false
    /// Whether clips or maps were written that differ from those that stood there.
    var changesTables = false
    /// The changed part of the tree that is being walked.
    var openPatch: ListPatch?
    /// Ranges of commands replaced by the last incremental update.
    var patches: ContiguousArray<ListPatch> = []
    /// The commands of a walk over what changed.
    var fresh: ContiguousArray<DrawCommand> = []
    /// The inputs that the list was made from; nil where it cannot be patched.
    private var input: WalkInput?

    init(fragments: FragmentCache?) { self.fragments = fragments }

    /// The effect of a walk on the list.
    enum Outcome {
        case unchanged
        /// The commands of `patches` stand where as many others stood, and were others.
        case patched
        case rebuilt
    }

    /// Writes the list of `tree`, hidden commands included; only what changed, where it comes from the tree of the
    /// walk before.
    mutating func run(
        _ tree: RenderTree, resources: ResourceStore, transform: CGAffineTransform, bounds: PixelRect
    ) -> Outcome {
        self.resources = resources
        defer { self.resources = nil }
        let root = GroupState(
            role: .group, end: 0, resume: 0, world: Homography(transform), opacity: 1, clip: 0, clipBox: bounds,
            layer: -1, isMarked: true)
        let next = WalkInput(tree: tree, store: resources, transform: transform, bounds: bounds)
        if let input, next.resembles(input), let outcome = patch(tree, from: input.commit, in: root) {
            self.input?.commit = next.commit
            return outcome
        }
        rebuild(tree, in: root, transform: transform, bounds: bounds)
        let canBePatched = list.passes.count <= 1 && !passReads && next.commit != 0
        input = canBePatched ? next : nil
        return .rebuilt
    }

    private mutating func rebuild(
        _ tree: RenderTree, in root: GroupState, transform: CGAffineTransform, bounds: PixelRect
    ) {
        list.removeCommands(bounds: bounds)
        let determinant = transform.determinant
        rootScale = determinant.magnitude.squareRoot()
        rootMirrors = determinant < 0
        outermostLayer = -1
        passStart = 0
        passReads = false
        fragmentDepth = 0
        position = .start
        markOffset = 0
        isPatching = false
        order.removeAll(keepingCapacity: true)
        ranks.removeAll(keepingCapacity: true)
        edgeBleeds.removeAll(keepingCapacity: true)
        depthCuts.removeAll(keepingCapacity: true)
        resizeMarks(to: tree.nodes.count + 1)
        if let resources { fragments?.beginFrame(resources) }
        if !bounds.isEmpty, rootScale > 0, rootScale.isFinite { walk(tree, in: root) }
        mark(tree.nodes.count)
        list.endTables(clips: Int(position.clip), homographies: Int(position.homography))
        endPass(at: list.commands.count, nextReads: false)
    }

    private mutating func resizeMarks(to count: Int) {
        if marks.count > count { marks.removeLast(marks.count - count) }
        if marks.count < count { marks.append(contentsOf: repeatElement(.start, count: count - marks.count)) }
    }

    /// Notes where the walk stands as the place of node `index`.
    @inline(__always)
    mutating func mark(_ index: Int) {
        position.command = UInt32(truncatingIfNeeded: list.commands.count + markOffset)
        marks[index] = position
    }

    /// Walks a whole tree as the children of `frame`.
    mutating func walk(_ tree: RenderTree, in frame: GroupState) {
        tree.nodes.withUnsafeBufferPointer { nodes in
            tree.matrices.withUnsafeBufferPointer { matrices in
                let bottom = frames.count
                frames.append(frame)
                frames[bottom].end = nodes.count
                frames[bottom].resume = nodes.count
                let source = NodeSource(nodes: nodes, matrices: matrices)
                var cursor = 0
                while frames.count > bottom {
                    if cursor >= frames[frames.count - 1].end {
                        cursor = finishFrame(source)
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
        let frame = frames.count - 1
        if frames[frame].isMarked { mark(index) }
        let next = index + source.subtreeCount(index, limit: frames[frame].end)
        guard node.pointee.opacity > 0 else { return next }
        if next == index + 1, node.pointee.kind.fillsBounds, node.pointee.hardEdges.isEmpty,
            node.pointee.flags.isFlat, frames[frame].world.isAffine, frames[frame].edgeBleed == 0
        {
            // Most nodes are such leaves.
            let world = frames[frame].world.affinePart(after: node.pointee.transform)
            if let (quad, box) = place(node.pointee.bounds, radius: node.pointee.cornerRadius, under: world) {
                drawQuad(node, quad, box)
            }
            return next
        }
        guard let world = world(of: node, source) else { return next }
        if node.pointee.flags.contains(.singleSided), facesAway(world, node.pointee.bounds) { return next }
        return visit(node, world, index: index, next: next, source)
    }

    private mutating func visit(
        _ node: UnsafePointer<RenderNode>, _ world: Homography, index: Int, next: Int, _ source: NodeSource
    ) -> Int {
        switch node.pointee.kind {
        case .group: return openGroup(node, world, index: index, next: next, source)
        case .context3D: return openContext3D(node, world, index: index, next: next, source)
        case .fragment: drawPiece(node, world)
        case .path, .stroke, .mesh: drawOutline(node, world)
        case .shadow: drawShadow(node, world)
        case .solid, .border, .image, .gradient, .backdrop: drawLeaf(node, world)
        }
        guard next > index + 1 else { return next }
        return push(world, opacity: node.pointee.opacity, from: index + 1, to: next)
    }

    /// The map from the node's space to the device; nil where it is not finite or maps everything onto a line.
    func world(of node: UnsafePointer<RenderNode>, _ source: NodeSource) -> Homography? {
        let parent = frames[frames.count - 1].world
        if node.pointee.flags.contains(.projective) {
            guard Int(node.pointee.matrix) < source.matrices.count else { return nil }
            let world = Homography(source.matrices[Int(node.pointee.matrix)]).concatenating(parent)
            return world.isUsable ? world : nil
        }
        let world = parent.after(node.pointee.transform)
        return world.isUsable ? world : nil
    }

    /// Whether a viewer in front of the screen sees the back of `bounds`, judged at its centre.
    func facesAway(_ world: Homography, _ bounds: SIMD4<Float>) -> Bool {
        let center = CGPoint(x: Double(bounds.x + bounds.z / 2), y: Double(bounds.y + bounds.w / 2))
        let isBehind = world.homogeneous(center).z < 0
        return ((world.determinant < 0) != isBehind) != rootMirrors
    }

    /// Opens a frame without a clip or a layer; returns its first node.
    mutating func push(_ world: Homography, opacity: Float, from first: Int, to end: Int) -> Int {
        var frame = frames[frames.count - 1]
        frame.role = .group
        frame.isSame = false
        frame.end = end
        frame.resume = end
        frame.world = world
        frame.layer = -1
        frame.opacity *= min(opacity, 1)
        frames.append(frame)
        return first
    }
}
