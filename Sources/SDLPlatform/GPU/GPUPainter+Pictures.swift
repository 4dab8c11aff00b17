import Compositor
import RenderTree

/// Commands drawn as pictures of the CPU backend.
extension GPUPainter {
    mutating func drawGradient(_ command: DrawCommand, under map: QuadMap) throws(PlatformError) {
        guard let picture = try baked.picture(of: command, under: map, resources: resources) else { return }
        let size = SIMD2(Double(command.quad.width), Double(command.quad.height))
        try fill(
            command, under: map, with: picture.texture, color: SIMD4(repeating: command.alpha),
            mapping: TextureMap(map, origin: .zero, size: size))
    }

    mutating func drawShadow(_ command: DrawCommand, under map: QuadMap) throws(PlatformError) {
        guard let picture = try baked.picture(of: command, under: map, resources: resources) else { return }
        let origin = picture.origin + SIMD2<Double>(command.shadow.offset)
        let stretch = SIMD2(Double(command.quad.width), Double(command.quad.height)) - picture.quad
        let bounds = RoundedOutline(origin: origin, size: picture.size + stretch, radius: 0)
        var mapping = TextureMap(map, origin: origin, size: picture.size)
        mapping.stretch(at: picture.quad / 2 - picture.origin, by: stretch)
        // Cut by clips as well, its triangles would become so thin that rounding turns some over.
        try throughLayer(command) { painter throws(PlatformError) in
            painter.mesh.removeAll()
            painter.mesh.append(map.polygon(bounds.vertices(scale: 1)))
            try painter.drawMesh(
                within: command.box, with: picture.texture, color: command.components, mapping: mapping)
        }
    }

    mutating func drawPath(_ command: DrawCommand) throws(PlatformError) {
        guard case .path = resources[command.resource] else { return }
        let texture = try paths.picture(of: command, in: list, resources: resources)
        try place(texture, over: command.box, as: command, color: command.components)
    }

    /// Draws `texture`, pixel for pixel from its top left corner on, over `box`, within the clips of `command`.
    mutating func place(
        _ texture: GPUTexture, over box: PixelRect, as command: DrawCommand, color: SIMD4<Float>
    ) throws(PlatformError) {
        var placed = command
        placed.quad = RoundedQuad(
            tx: Float(box.minX), ty: Float(box.minY), width: Float(box.width), height: Float(box.height))
        guard let map = QuadMap(placed.quad, in: list) else { return }
        let used = SIMD2(Double(box.width), Double(box.height))
        let whole = SIMD2(Double(texture.width), Double(texture.height))
        try fill(
            placed, under: map, with: texture, color: color,
            mapping: TextureMap(map, origin: .zero, size: used, high: used / whole))
    }
}
