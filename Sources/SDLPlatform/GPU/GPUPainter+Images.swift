import Compositor
import Foundation
import RenderTree

extension GPUPainter {
    mutating func drawImage(_ command: DrawCommand, under map: QuadMap) throws(PlatformError) {
        guard case .image(let image) = resources[command.resource] else { return }
        let part = SIMD4<Double>(command.contentsRect)
        var mapping = TextureMap(
            map, origin: .zero, size: SIMD2(Double(command.quad.width), Double(command.quad.height)),
            low: part.lowHalf, high: part.lowHalf + part.highHalf)
        let box = command.box
        let middle = SIMD2(Double(box.minX) + Double(box.maxX), Double(box.minY) + Double(box.maxY)) / 2
        let density = mapping.density(at: middle, of: SIMD2(Double(image.width), Double(image.height)))
        mapping.isNearest = command.isNearest(at: density)
        if !mapping.isNearest, command.flags.contains(.trilinear), density > 1, density.isFinite {
            return try drawMixed(command, under: map, mapping, density: density)
        }
        guard
            let match = try images.texture(
                for: command.resource, in: resources, density: mapping.isNearest ? 1 : density)
        else { return }
        mapping.narrow(to: match.used)
        try fill(command, under: map, with: match.texture, color: SIMD4(repeating: command.alpha), mapping: mapping)
    }

    /// Draws the mean of two copies of an image between whose densities `density` lies: as a weighted sum, in a picture of its
    /// own, so that what is translucent is composed once.
    private mutating func drawMixed(
        _ command: DrawCommand, under map: QuadMap, _ mapping: TextureMap, density: Double
    ) throws(PlatformError) {
        let level = log2(density).rounded(.down)
        let share = Float(log2(density) - level)
        try beginLayer(command.box)
        var copy = command
        copy.clip = 0
        for (halvings, weight) in [(level, 1 - share), (level + 1, share)] where weight > 0 {
            // A little denser, so that rounding does not choose the copy before.
            let match = try images.texture(for: command.resource, in: resources, density: exp2(halvings) * 1.0001)
            guard let match else { continue }
            var part = mapping
            part.narrow(to: match.used)
            try fill(
                copy, under: map, with: match.texture, color: SIMD4(repeating: weight), mapping: part,
                blend: GPUDevice.add)
        }
        try endLayer(DrawCommand(.endLayer, clip: command.clip, box: command.box, alpha: command.alpha))
    }
}
