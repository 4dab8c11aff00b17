import Compositor
import RenderTree

extension GPUPainter {
    /// Draws a mesh's own triangles, in order, and fades its outline.
    mutating func drawMesh(_ command: DrawCommand, under map: QuadMap) throws(PlatformError) {
        guard case .mesh(let triangles) = resources[command.resource] else { return }
        let texture = try images.texture(for: command.resource, in: resources)?.texture ?? images.white
        let smoothed = SmoothedMesh(
            triangles, topologies.topology(of: triangles.indices), under: map, alpha: command.alpha)
        try throughLayer(command) { painter throws(PlatformError) in
            let limits = painter.targets.count == 1 ? command.box.intersection(painter.region) : command.box
            guard try painter.confine(to: limits) else { return }
            try painter.batch.use(texture, nearest: texture === painter.images.white)
            painter.append(smoothed)
        }
    }

    private mutating func append(_ mesh: SmoothedMesh) {
        let first = batch.begin()
        let origin = target.origin
        for vertex in mesh.vertices {
            batch.append(vertex.position - origin, color: vertex.color, texture: vertex.textureCoordinate)
        }
        for index in mesh.indices { batch.append(index: first + index) }
    }
}
