import Compositor
import Graphics

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
}
