import Compositor
import Graphics
import RenderTree

extension GPUPainter {
    /// Draws the ring just inside the quad.
    mutating func drawBorder(_ command: DrawCommand, under map: QuadMap) throws(PlatformError) {
        try throughLayer(command) { painter throws(PlatformError) in
            painter.coverRing(command, under: map)
            try painter.drawMesh(
                within: command.box, with: painter.images.white, color: command.components, mapping: nil)
        }
    }

    private mutating func coverRing(_ command: DrawCommand, under map: QuadMap) {
        mesh.removeAll()
        let (quad, width) = (command.quad, Double(max(0, command.parameters.x)))
        let size = SIMD2(Double(quad.width), Double(quad.height))
        guard width > 0 else { return }
        guard 2 * width < size.min() else { return mesh.append(outline(of: quad, under: map)) }
        if quad.isBox {
            let (low, high, line) = (
                quad.corners.low, quad.corners.high, width * SIMD2(Double(abs(quad.a)), Double(abs(quad.d)))
            )
            return mesh.append(low: low, high: high, holeLow: low + line, holeHigh: high - line)
        }
        let outer = RoundedOutline(origin: .zero, size: size, radius: Double(quad.radius))
        let inner = RoundedOutline(
            origin: SIMD2(repeating: width), size: size - 2 * width, radius: max(0, Double(quad.radius) - width))
        let steps = outer.steps(scale: map.scale(at: size / 2))
        mesh.appendBand(
            outer: map.polygon(outer.vertices(steps: steps)), inner: map.polygon(inner.vertices(steps: steps)))
    }

    /// Draws a mesh's own triangles, in order, without smoothing.
    mutating func drawMesh(_ command: DrawCommand, under map: QuadMap) throws(PlatformError) {
        guard case .mesh(let triangles) = resources[command.resource] else { return }
        let texture = try images.texture(for: command.resource, in: resources)?.texture ?? images.white
        let nearest = texture === images.white || command.flags.contains(.nearest)
        try throughLayer(command) { painter throws(PlatformError) in
            let limits = painter.targets.count == 1 ? command.box.intersection(painter.region) : command.box
            guard try painter.confine(to: limits) else { return }
            try painter.batch.use(texture, nearest: nearest)
            painter.append(triangles, alpha: command.alpha, under: map)
        }
    }

    private mutating func append(_ triangles: Mesh, alpha: Float, under map: QuadMap) {
        let first = batch.begin()
        let origin = target.origin
        for vertex in triangles.vertices {
            let color = vertex.color * SIMD4(vertex.color.w, vertex.color.w, vertex.color.w, 1) * alpha
            let texture = SIMD2<Double>(vertex.textureCoordinate)
            batch.append(
                map.device(SIMD2<Double>(vertex.position)) - origin, color: color,
                texture: texture.clamped(lowerBound: .zero, upperBound: .one))
        }
        for start in stride(from: 0, to: triangles.indices.count, by: 3) {
            let corners = triangles.indices[start..<(start + 3)]
            guard
                corners.allSatisfy({
                    $0 < triangles.vertices.count
                        && map.isVisible(SIMD2<Double>(triangles.vertices[Int($0)].position))
                })
            else { continue }
            for corner in corners { batch.append(index: first + Int32(corner)) }
        }
    }
}
