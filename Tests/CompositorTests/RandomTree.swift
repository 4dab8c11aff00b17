import Foundation
import Graphics
import RenderTree

@testable import Compositor

/// A tree of everything, and random changes of it.
@MainActor struct RandomTree {
    let store = ResourceStore()
    private(set) var tree = RenderTree(size: CGSize(width: 160, height: 120))
    private var random: RandomRows
    private let resources: RandomResources
    /// In a hundred nodes that are no groups.
    private let backdrops: Int
    private var commit: UInt64 = 1
    /// Whether the trees tell what changed.
    var hasHistory = true

    init(seed: Int, backdrops: Int = 1) {
        random = RandomRows(seed: UInt64(seed))
        self.backdrops = backdrops
        resources = RandomResources(seed: seed, store)
        var background = RenderNode(.solid, bounds: SIMD4(0, 0, 160, 120))
        background.color = SIMD4(0.9, 0.9, 0.9, 1)
        var root = RenderNode(.group, bounds: SIMD4(0, 0, 160, 120))
        tree.nodes = [root, background]
        for _ in 0..<(4 + random.below(6)) { addSubtree(depth: 0) }
        root.subtreeCount = UInt32(tree.nodes.count)
        tree.nodes[0] = root
        tree.history.commit = commit
    }

    private mutating func unit() -> Float { Float(random.below(101)) / 100 }

    private mutating func chance(_ percent: Int) -> Bool { random.below(100) < percent }

    private mutating func addSubtree(depth: Int) {
        let index = tree.nodes.count
        tree.nodes.append(node(isGroup: depth < 3 && chance(45)))
        guard tree.nodes[index].kind == .group || tree.nodes[index].kind == .context3D else { return }
        for _ in 0..<(1 + random.below(4)) { addSubtree(depth: depth + 1) }
        tree.nodes[index].subtreeCount = UInt32(tree.nodes.count - index)
    }

    private mutating func node(isGroup: Bool) -> RenderNode {
        let kinds: [RenderNode.Kind] = [
            .solid, .solid, .image, .image, .border, .path, .stroke, .shadow, .gradient, .mesh, .fragment,
        ]
        var node = RenderNode(isGroup ? .group : kinds[random.below(kinds.count)])
        if isGroup, chance(8) { node.kind = .context3D }
        if !isGroup, chance(backdrops) { node.kind = .backdrop }
        if isGroup, chance(15) { node.flags.insert(.masked) }
        if isGroup, chance(8) {
            node.flags.insert(.rasterized)
            node.rasterizationScale = chance(50) ? 1 : 0.7
        } else if isGroup, chance(8) {
            node.flags.insert(.throwsShadow)
        }
        change(&node)
        return node
    }

    /// Gives the node another place and other looks; its kind stays.
    private mutating func change(_ node: inout RenderNode) {
        let large = chance(10)
        node.bounds = SIMD4(0, 0, (large ? 150 : 60) * unit(), (large ? 110 : 50) * unit())
        node.transform = CGAffineTransform(translationX: Double(130 * unit() - 10), y: Double(90 * unit() - 10))
        if chance(15) { node.transform.b = Double(unit()) }
        if chance(20) { node.transform.a = Double(3 * unit() - 1) }
        if chance(20) { node.transform.d = Double(2 * unit() - 0.5) }
        node.opacity = chance(75) ? 1 : unit()
        node.cornerRadius = chance(25) ? 6 * unit() : 0
        node.color = SIMD4(unit(), unit(), unit(), chance(80) ? 1 : unit())
        changeFlags(&node)
        changeContents(&node)
    }

    private mutating func changeFlags(_ node: inout RenderNode) {
        node.flags.formIntersection([.masked, .rasterized, .throwsShadow])
        node.hardEdges = RenderNode.Edges(rawValue: chance(20) ? UInt8(random.below(16)) : 0)
        if chance(30) { node.flags.insert(.clips) }
        if chance(50) { node.flags.insert(.flattens) }
        if chance(5) { node.flags.insert(.singleSided) }
        if chance(30) { node.flags.insert([.evenOdd, .nearest, .roundJoin, .squareCap][random.below(4)]) }
        if chance(5) {
            var matrix = CATransform3DMakeRotation(Double(unit()), 0, 1, 0)
            matrix.m34 = -0.002
            matrix.m41 = Double(60 * unit())
            matrix.m42 = Double(40 * unit())
            node.flags.insert(.projective)
            node.matrix = UInt32(tree.matrices.count)
            tree.matrices.append(matrix)
        }
    }

    private mutating func changeContents(_ node: inout RenderNode) {
        switch node.kind {
        case .group where node.flags.contains(.throwsShadow):
            node.payload = SIMD4(4 * unit() - 2, 2, 3 * unit(), 0)
        case .border: node.borderWidth = 3 * unit()
        case .backdrop: node.backdrop.deviation = chance(70) ? 4 * unit() : 20 * unit()
        case .stroke: node.line = RenderNode.Line(width: 8 * unit(), miterLimit: 6 * unit())
        case .shadow:
            node.payload = SIMD4(4 * unit() - 2, 2, 3 * unit(), chance(20) ? 4 * unit() : 0)
            if node.line.width > 0 || chance(25) { node.resource = resources.paths[random.below(2)] }
        case .image, .fragment:
            node.contentsRect = chance(70) ? SIMD4(0, 0, 1, 1) : SIMD4(unit(), unit(), 2 * unit() - 1, unit())
        default: break
        }
        if let names = resources.names(for: node.kind) { node.resource = names[random.below(names.count)] }
    }

    /// The next tree: one of the same nodes, a few of which are others, or one with more nodes; with its history.
    mutating func change() {
        let base = commit
        commit += 1
        if chance(8) {
            addSubtree(depth: 1)
            tree.nodes[0].subtreeCount = UInt32(tree.nodes.count)
            tree.history.base = 0
            tree.history.commit = commit
            return
        }
        var changed: Set<Int32> = []
        for _ in 0..<random.below(4) {
            let index = random.below(tree.nodes.count)
            if chance(60) {
                tree.nodes[index].transform.tx += Double(4 * unit() - 2)
            } else {
                var node = tree.nodes[index]
                change(&node)
                tree.nodes[index] = node
            }
            changed.insert(Int32(index))
        }
        tree.history.changes = ContiguousArray(changed.sorted())
        tree.history.base = base
        tree.history.commit = hasHistory ? commit : 0
    }
}
