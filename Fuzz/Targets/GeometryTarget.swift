import Compositor
import Graphics
import RenderTree

@testable import SDLPlatform

/// Makes the triangles that the GPU renderer would send for a tree, without a graphics card.
enum GeometryTarget: FuzzTarget {
    static let name = "geometry"
    static let longestInput = 700

    static func run(_ bytes: UnsafeRawBufferPointer) {
        let scene = FuzzedScene(bytes)
        let fragments = FragmentCache(rasterizer: TreeRasterizer(kernels: .scalar), budget: 1 << 20)
        let builder = DrawListBuilder(fragments: fragments)
        builder.build(
            scene.tree, resources: scene.store, scale: scene.scale,
            bounds: PixelRect(width: scene.width, height: scene.height))
        let topologies = MeshTopologies()
        for command in builder.list.commands {
            guard let map = QuadMap(command.quad, in: builder.list) else { continue }
            if command.kind == .mesh, case .mesh(let mesh) = scene.store[command.resource] {
                check(SmoothedMesh(mesh, topologies.topology(of: mesh.indices), under: map, alpha: command.alpha))
            } else {
                check(command, under: map, in: builder.list)
            }
        }
    }

    /// Covers the quad of `command` within its clips, and lays a texture over it.
    private static func check(_ command: DrawCommand, under map: QuadMap, in list: DrawList) {
        var polygon = map.outline(of: command.quad, hard: command.hardEdges)
        for clip in ClipChain(of: command, in: list) {
            guard let map = QuadMap(clip.quad, in: list) else { continue }
            polygon = polygon.intersection(map.outline(of: clip.quad))
        }
        var mesh = CoverageMesh()
        mesh.append(polygon)
        if command.quad.isBox {
            let (low, high) = command.quad.corners
            mesh.append(low: low, high: high)
            mesh.append(low: low, high: high, holeLow: low + 1, holeHigh: high - 1)
        }
        mesh.appendRing(within: command.quad, width: Double(max(0, command.borderWidth)), under: map)
        let size = SIMD2(Double(command.quad.width), Double(command.quad.height))
        let part = SIMD4<Double>(command.contentsRect)
        var texture = TextureMap(
            map, origin: .zero, size: size, low: part.lowHalf, high: part.lowHalf + part.highHalf)
        let texels = SIMD2(33.0, 9.0)
        _ = texture.density(at: size / 2, of: texels)
        if !texture.isPixelForPixel(over: command.box, texels: texels) { texture.hold(&mesh, texels: texels) }
        texture.stretch(at: size / 2, by: SIMD2(repeating: Double(command.shadow.deviation)))
        texture.cutAtStretch(&mesh)
        texture.cutAtPerspective(&mesh, texels: texels)
        for vertex in mesh.vertices { _ = texture.coordinates(at: vertex.position) }
        for index in mesh.indices { precondition(mesh.vertices.indices.contains(Int(index)), "vertex \(index)") }
    }

    @MainActor private static func check(_ mesh: SmoothedMesh) {
        for index in mesh.indices { precondition(mesh.vertices.indices.contains(Int(index)), "vertex \(index)") }
        for vertex in mesh.vertices { _ = TriangleBatch.bytes(of: vertex.color) }
    }
}
