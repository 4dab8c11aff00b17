import Compositor
import Foundation
import Graphics

extension GPUPainter {
    /// Sends what follows to a transparent picture of `box`.
    mutating func beginLayer(_ box: PixelRect) throws(PlatformError) {
        let texture = try pool.acquire(width: box.width, height: box.height)
        try push(Target(texture: texture, box: box))
    }

    /// Draws the layer's picture in its place, within the command's clip.
    mutating func endLayer(_ command: DrawCommand) throws(PlatformError) {
        guard targets.count > 1 else { return }
        let layer = try pop()
        defer { pool.release(layer.texture) }
        guard targets.count > 1 || command.box.intersects(region) else { return }
        try place(layer.texture, over: layer.box, as: command, color: SIMD4(repeating: command.alpha))
        try batch.flush()
    }

    /// Multiplies the layer's picture by the alpha of the mask's, over the whole box.
    mutating func endMask() throws(PlatformError) {
        guard targets.count > 2 else { return }
        let mask = try pop()
        defer { pool.release(mask.texture) }
        let low = mask.origin
        let size = SIMD2(Double(mask.box.width), Double(mask.box.height))
        guard let map = QuadMap(Homography(CGAffineTransform(translationX: low.x, y: low.y))) else { return }
        let whole = SIMD2(Double(mask.texture.width), Double(mask.texture.height))
        mesh.removeAll()
        mesh.append(low: low, high: low + size)
        try drawMesh(
            within: mask.box, with: mask.texture, color: .one,
            mapping: TextureMap(map, origin: .zero, size: size, high: size / whole), blend: GPUDevice.multiplyByAlpha)
        try batch.flush()
    }

    /// Draws what no polygon can clip: into a picture of the command's box, which its clips then limit.
    mutating func throughLayer(
        _ command: DrawCommand, _ body: (inout GPUPainter) throws(PlatformError) -> Void
    ) throws(PlatformError) {
        guard !clips(of: command).isEmpty else { return try body(&self) }
        try beginLayer(command.box)
        try body(&self)
        var end = DrawCommand(.endLayer, box: command.box)
        end.clip = command.clip
        try endLayer(end)
    }

    /// Sends what follows to `target`, which starts out transparent.
    mutating func push(_ target: Target) throws(PlatformError) {
        try batch.flush()
        targets.append(target)
        try select()
        try device.clear()
    }

    /// Goes back to the target below.
    mutating func pop() throws(PlatformError) -> Target {
        try batch.flush()
        let top = targets.removeLast()
        try select()
        return top
    }

    /// Has the device draw on the topmost target.
    func select() throws(PlatformError) {
        try device.setTarget(drawsOnWindow && targets.count == 1 ? nil : target.texture)
    }
}
