import Foundation
import Graphics
import RenderTree
import Testing

@testable import Compositor

/// Nodes of all kinds with numbers that none should have: nothing traps, nothing takes memory without end.
@MainActor struct UnusableNodesTests {
    private static let odd: [Float] = [
        .nan, .infinity, -.infinity, 3e38, -3e38, 1e20, 1e9, -1e9, 1e6, 70_000, 300, 1e-38, 0, -1,
    ]
    private let store = ResourceStore()

    private func draw(_ nodes: [RenderNode], scale: Double) {
        var root = RenderNode(.group, bounds: SIMD4(0, 0, 40, 40))
        root.subtreeCount = UInt32(nodes.count + 1)
        let tree = RenderTree(nodes: [root] + nodes, size: CGSize(width: 40, height: 40))
        let renderer = FrameRenderer(backend: CPUBackend(width: 40, height: 40))
        renderer.prepare(tree, resources: store, width: 40, height: 40, scale: scale)
        #expect(throws: Never.self) { try renderer.draw() }
    }

    /// The ways to put `value` into a node, and for groups into what holds one.
    private static let changes: [(inout RenderNode, Float) -> Void] = [
        { $0.payload.x = $1 }, { $0.payload.y = $1 }, { $0.payload.z = $1 }, { $0.payload.w = $1 },
        { $0.bounds.x = $1 }, { $0.bounds.z = $1 }, { $0.bounds.w = $1 }, { $0.cornerRadius = $1 },
        { $0.bounds = SIMD4(-$1 / 2, -$1 / 2, $1, $1) }, { $0.opacity = $1 }, { $0.color.w = $1 },
        { $0.transform.a = Double($1) }, { $0.transform.b = Double($1) }, { $0.transform.tx = Double($1) },
        { $0.transform = CGAffineTransform(scaleX: Double($1), y: Double($1)) },
        { $0.transform = CGAffineTransform(a: 1, b: Double($1), c: Double($1), d: 1, tx: 3, ty: 3) },
    ]

    @Test(arguments: RenderNode.Kind.allCases) func areSurvived(kind: RenderNode.Kind) {
        let resources = RandomResources(seed: 1, store)
        var node = RenderNode(kind, bounds: SIMD4(4, 4, 24, 20))
        node.color = SIMD4(1, 0, 0, 0.8)
        node.cornerRadius = 3
        if let names = resources.names(for: kind) { node.resource = names[0] }
        if kind == .shadow { node.shadow = RenderNode.Shadow(offset: SIMD2(1, 2), deviation: 3) }
        if kind == .border { node.borderWidth = 3 }
        if kind == .backdrop { node.backdrop.deviation = 3 }
        if kind == .group { node.flags = [.clips, .flattens] }
        for change in Self.changes {
            for value in Self.odd {
                var odd = node
                change(&odd, value)
                odd.subtreeCount = 2
                let inner = RenderNode(.solid, bounds: SIMD4(2, 2, 20, 20))
                draw([odd, inner], scale: value == 300 ? 3 : 1)
                guard kind == .shadow else { continue }
                for resource in [resources.images[0], resources.paths[1]] {
                    odd.resource = resource
                    draw([odd, inner], scale: 1)
                }
            }
        }
    }

    /// The origin of their space lies behind the viewer, and they before the eye.
    @Test(arguments: [RenderNode.Kind.path, .stroke, .mesh, .shadow])
    func outlinesWhoseOriginIsBehindTheViewerAreInTheirPlace(kind: RenderNode.Kind) throws {
        let far = CGRect(x: 400, y: 10, width: 20, height: 20)
        var node = RenderNode(kind)
        let corners = [SIMD2<Float>(400, 10), SIMD2(420, 10), SIMD2(420, 30), SIMD2(400, 30)]
        node.resource = store.insert(
            kind == .mesh
                ? .mesh(
                    Mesh(
                        vertices: ContiguousArray(corners.map { Mesh.Vertex(position: $0, textureCoordinate: .zero) }),
                        indices: [0, 1, 2, 0, 2, 3], image: nil)) : .path(CGPath(rect: far, transform: nil)))
        if kind == .stroke { node.line = RenderNode.Line(width: 4) }
        // At x = 400 and 420 the depth is 2 and 2.2, at 0 it is -2: the box goes from (16, 5) to (23.6, 13.6).
        var matrix = CATransform3DIdentity
        matrix.m14 = 0.01
        matrix.m44 = -2
        matrix.m41 = -368
        node.flags.insert(.projective)
        let tree = RenderTree(nodes: [node], matrices: [matrix], size: CGSize(width: 40, height: 40))
        let backend = CPUBackend(width: 40, height: 40)
        let renderer = FrameRenderer(backend: backend)
        renderer.prepare(tree, resources: store, width: 40, height: 40, scale: 1)
        try renderer.draw()
        let pixels = backend.readPixels()
        #expect(pixels[kind == .stroke ? 16 : 20, 9] >> 24 > 200, "\(kind)")
        #expect(pixels[30, 9] >> 24 == 0 && pixels[20, 30] >> 24 == 0)
    }
}
