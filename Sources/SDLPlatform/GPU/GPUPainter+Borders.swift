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
        mesh.appendRing(within: command.quad, width: Double(max(0, command.borderWidth)), under: map)
    }
}
