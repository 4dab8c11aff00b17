import Foundation
import Graphics
import RenderTree

@testable import Compositor

/// The resources that the nodes of a random tree show.
@MainActor struct RandomResources {
    let images, paths, gradients, meshes, fragments: [ResourceID]

    init(seed: Int, _ store: ResourceStore) {
        images = [
            store.insert(.image(.page(20, 20, style: 0))), store.insert(.image(.photo(16, seed: seed))),
            store.insert(.image(.photo(150, seed: seed))),
        ]
        let star = CGPath(
            elements: (0..<5).map { corner in
                let (x, y) = (cos(Double(corner) * 0.8 * .pi), sin(Double(corner) * 0.8 * .pi))
                let point = CGPoint(x: 20 + 18 * x, y: 16 + 15 * y)
                return corner == 0 ? .move(point) : .line(point)
            } + [.close])
        paths = [
            store.insert(.path(CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 30, height: 20), transform: nil))),
            store.insert(.path(star)),
        ]
        gradients = Gradient.Shape.allCases.map { shape in
            let stops: [Gradient.Stop] = [
                .init(location: 0, color: SIMD4(1, 0, 0, 1)), .init(location: 1, color: SIMD4(0, 0, 1, 0)),
            ]
            return store.insert(
                .gradient(
                    Gradient(shape: shape, start: CGPoint(x: 0.2, y: 0.3), end: CGPoint(x: 1, y: 1), stops: stops)))
        }
        meshes = [
            Self.mesh(nil, bend: 3), Self.mesh(.photo(16, seed: seed), bend: 0),
            Self.mesh(.page(30, 30, style: 1), bend: 14),
        ]
        .map { store.insert(.mesh($0)) }
        fragments = [(3, false), (12, false), (2, true), (10, true)].map { count, isBlurred in
            store.insert(.fragment(Self.fragment(count, isBlurred: isBlurred, store)))
        }
    }

    /// The resources that nodes of `kind` name; nil for kinds that name none, or not always.
    func names(for kind: RenderNode.Kind) -> [ResourceID]? {
        switch kind {
        case .image: images
        case .path, .stroke: paths
        case .gradient: gradients
        case .mesh: meshes
        case .fragment: fragments
        case .group, .solid, .border, .shadow, .backdrop, .context3D: nil
        }
    }

    private static func mesh(_ image: CGImage?, bend: Double) -> Mesh {
        var vertices = ContiguousArray<Mesh.Vertex>()
        var indices = ContiguousArray<UInt32>()
        for y in 0...3 {
            for x in 0...3 {
                let (u, v) = (Double(x) / 3, Double(y) / 3)
                vertices.append(
                    Mesh.Vertex(
                        position: SIMD2(Float(40 * u + bend * sin(5 * v)), Float(30 * v + bend * sin(4 * u))),
                        textureCoordinate: SIMD2(Float(u), Float(v)),
                        color: bend == 0 ? .one : SIMD4(Float(u), 1, Float(v), 1)))
            }
        }
        for cell in 0..<9 as Range<UInt32> {
            let a = cell / 3 * 4 + cell % 3
            indices += [a, a + 1, a + 5, a, a + 5, a + 4]
        }
        return Mesh(vertices: vertices, indices: indices, image: image)
    }

    /// Of `count` squares, and a blur of them and of what is below.
    private static func fragment(_ count: Int, isBlurred: Bool, _ store: ResourceStore) -> Fragment {
        var nodes = ContiguousArray((0..<count).map { RenderNode(.solid, bounds: SIMD4(Float($0), 2, 10, 10)) })
        if isBlurred {
            var blur = RenderNode(.backdrop, bounds: SIMD4(4, 4, 12, 8))
            blur.backdrop.deviation = 2
            nodes.append(blur)
        }
        return Fragment(tree: RenderTree(nodes: nodes, size: CGSize(width: 20, height: 20)), store: store)
    }
}
