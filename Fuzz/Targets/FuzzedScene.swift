import Foundation
import Graphics
import RenderTree

/// A render tree of any nodes and resources, made from bytes.
@MainActor struct FuzzedScene {
    static let frameCount = 2
    private static let nodeLimit = 24
    private static let depthLimit = 6

    let store = ResourceStore()
    /// The target, in pixels.
    let width, height: Int
    /// Pixels to the point.
    let scale: Double
    private(set) var tree: RenderTree
    private var input: FuzzInput
    private let resources: FuzzedResources

    init(_ bytes: UnsafeRawBufferPointer) {
        input = FuzzInput(bytes)
        width = 1 + input.below(48)
        height = 1 + input.below(40)
        scale = input.chance(12) ? Double(1 + input.below(3)) : input.double()
        tree = RenderTree(size: CGSize(width: width, height: height))
        for _ in 0..<input.below(4) { tree.matrices.append(input.matrix()) }
        resources = FuzzedResources(&input, store)
        tree.nodes.append(RenderNode(.group, bounds: SIMD4(0, 0, Float(width), Float(height))))
        while !input.isAtEnd, tree.nodes.count < Self.nodeLimit { appendSubtree(depth: 1) }
        tree.nodes[0].subtreeCount = UInt32(tree.nodes.count)
        tree.history.commit = 1
    }

    private mutating func appendSubtree(depth: Int) {
        let index = tree.nodes.count
        tree.nodes.append(node())
        guard depth < Self.depthLimit, [.group, .context3D].contains(tree.nodes[index].kind) else { return }
        let children = input.below(5)
        for _ in 0..<children where !input.isAtEnd && tree.nodes.count < Self.nodeLimit {
            appendSubtree(depth: depth + 1)
        }
        tree.nodes[index].subtreeCount = UInt32(tree.nodes.count - index)
    }

    private mutating func node() -> RenderNode {
        var node = RenderNode(input.element(of: RenderNode.Kind.allCases))
        let parts = input.byte()
        node.bounds = input.floats()
        if parts & 1 != 0 { node.transform = input.transform() }
        if parts & 2 != 0 { node.flags = RenderNode.Flags(rawValue: input.word()) }
        if parts & 4 != 0 { node.payload = input.floats() }
        if parts & 8 != 0 { node.opacity = input.unit() }
        if parts & 16 != 0 { node.cornerRadius = input.float() }
        if parts & 32 != 0 { node.hardEdges = RenderNode.Edges(rawValue: input.byte() & 15) }
        node.color =
            parts & 64 != 0
            ? SIMD4(input.unit(), input.unit(), input.unit(), input.unit()) : SIMD4(0.8, 0.4, 0.2, 0.75)
        node.matrix = UInt32(input.below(max(1, tree.matrices.count) + (parts & 128 != 0 ? 1 : 0)))
        node.resource = resources.id(for: node.kind, &input)
        return node
    }

    /// Changes one node and tells so in the tree's history, as a commit does.
    mutating func change() {
        let index = input.below(tree.nodes.count)
        var node = node()
        node.kind = tree.nodes[index].kind
        node.subtreeCount = tree.nodes[index].subtreeCount
        let base = tree.history.commit
        tree.nodes[index] = node
        tree.history.changes = [Int32(index)]
        (tree.history.base, tree.history.commit) = (base, base + 1)
    }
}

extension FuzzInput {
    mutating func point() -> CGPoint { CGPoint(x: double(), y: double()) }

    fileprivate mutating func transform() -> CGAffineTransform {
        switch below(5) {
        case 0: CGAffineTransform(translationX: double(), y: double())
        case 1: CGAffineTransform(a: double(), b: 0, c: 0, d: double(), tx: double(), ty: double())
        case 2: CGAffineTransform(rotationAngle: double() / 8).translatedBy(x: double(), y: double())
        case 3: CGAffineTransform(a: 1, b: double() / 8, c: double() / 8, d: 1, tx: double(), ty: double())
        default: CGAffineTransform(a: double(), b: double(), c: double(), d: double(), tx: double(), ty: double())
        }
    }

    /// Mostly a rotation about the vertical or the horizontal axis under perspective.
    fileprivate mutating func matrix() -> CATransform3D {
        var matrix = CATransform3DMakeRotation(double() / 8, chance(8) ? 1 : 0, 1, chance(2) ? 1 : 0)
        matrix.m34 = double() / 256
        (matrix.m41, matrix.m42, matrix.m43) = (double(), double(), double())
        if chance(4) { (matrix.m14, matrix.m24, matrix.m44) = (double() / 64, double() / 64, double()) }
        if chance(2) { (matrix.m11, matrix.m22, matrix.m33) = (double(), double(), double()) }
        return matrix
    }
}
