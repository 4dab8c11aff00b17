import Compositor
import Foundation
import Graphics
import RenderTree

/// Pictures of shadows and gradients, drawn once by the CPU backend and kept on the graphics card.
///
/// They are baked in their own space, in white where the command has a colour, so that moving, turning, fading and
/// recolouring bakes nothing anew. Of the shadow of a box the corners are baked, and what lies between is stretched: one
/// picture serves all sizes.
@MainActor final class BakedPictures {
    struct Key: Hashable {
        var kind: DrawCommand.Kind
        var flags: DrawCommand.Flags
        var resource: ResourceID
        var size: SIMD2<Float>
        var radius: Float
        var blur, line: Float
        var scale: Double
    }

    /// Texels across or down at most; larger ones are baked coarser.
    private static let largest = 2048.0
    /// A gradient spreads over its quad in unit coordinates, so that a few sizes serve all.
    private static let largestGradient = 1024.0
    /// Pixels of standard deviation at which a shadow has no detail that bilinear magnification could miss.
    private static let smooth = 4.0

    /// The pictures drawn by the CPU backend so far.
    var pictures = PictureCache<Key, BakedPicture>()
    private let device: GPUDevice
    private let painter = CPUBackend(width: 1, height: 1)

    init(device: GPUDevice) { self.device = device }

    func beginFrame() { pictures.beginFrame() }

    /// The picture of `command` under `map`, baked now where it is not there; nil where there is nothing to see.
    func picture(
        of command: DrawCommand, under map: QuadMap, resources: ResourceStore
    ) throws(PlatformError) -> BakedPicture? {
        guard let whole = shape(of: command, resources: resources) else { return nil }
        let wanted = scale(of: command, shape: whole, under: map)
        guard wanted.isFinite, wanted > 0 else { return nil }
        let command = Self.shrunk(command, scale: wanted)
        guard let shape = shape(of: command, resources: resources) else { return nil }
        let scale = command.kind == .gradient ? 1 : min(wanted, Self.largest / max(shape.width, shape.height))
        let key = Key(
            kind: command.kind, flags: command.flags.subtracting([.opaque, .fillsClip, .nearest]),
            resource: command.resource, size: Self.quadSize(of: command), radius: command.quad.radius,
            blur: command.kind == .shadow ? command.shadow.deviation : 0,
            line: command.pen.map { Float($0.width) } ?? 0, scale: scale)
        if let picture = pictures.picture(for: key) { return picture }
        let picture = try bake(command, shape: shape, scale: scale, resources: resources)
        pictures.insert(picture, bytes: picture.texture.bytes, for: key)
        return picture
    }

    /// The local rectangle in which `command`, without its offset, draws; nil where that is nothing.
    private func shape(of command: DrawCommand, resources: ResourceStore) -> CGRect? {
        var shape = CGRect(x: 0, y: 0, width: Double(command.quad.width), height: Double(command.quad.height))
        if command.flags.contains(.ofPath) {
            guard case .path(let path) = resources[command.resource] else { return nil }
            let reach = command.pen.map { $0.width / 2 * $0.longestReach } ?? 0
            shape = path.boundingBoxOfPath.insetBy(dx: -reach, dy: -reach)
        }
        guard !shape.isNull, !shape.isEmpty, (shape.minX + shape.minY + shape.width + shape.height).isFinite else {
            return nil
        }
        if command.kind == .shadow {
            let reach = 3 * Double(max(0, command.shadow.deviation))
            shape = shape.insetBy(dx: -reach, dy: -reach)
        }
        return shape
    }

    /// Texels to the local unit: the pixels that the unit covers on the device, in steps of an eighth of an octave.
    private func scale(of command: DrawCommand, shape: CGRect, under map: QuadMap) -> Double {
        if command.kind == .gradient { return 1 }
        let corners: [SIMD2<Double>] = [
            SIMD2(shape.minX, shape.minY), SIMD2(shape.maxX, shape.minY), SIMD2(shape.maxX, shape.maxY),
            SIMD2(shape.minX, shape.maxY),
        ]
        var scale = corners.reduce(0) { max($0, map.scale(at: $1)) }
        if command.kind == .shadow, scale > 0 {
            scale = min(scale, Self.smooth / max(1e-6, Double(command.shadow.deviation)))
        }
        return exp2((log2(scale) * 8).rounded(.up) / 8)
    }

    /// `command` with a quad no larger than its shadow needs to show its corners, at `scale` texels to the local unit: the
    /// shadow of a box looks the same all along between them.
    private static func shrunk(_ command: DrawCommand, scale: Double) -> DrawCommand {
        guard command.kind == .shadow, command.resource.isNone else { return command }
        let corner = Double(command.quad.radius) + 3 * Double(max(0, command.shadow.deviation))
        let side = Float(2 * ((corner * scale).rounded(.up) + 2) / scale)
        var small = command
        small.quad.width = min(command.quad.width, side)
        small.quad.height = min(command.quad.height, side)
        return small
    }

    private func bake(
        _ command: DrawCommand, shape: CGRect, scale: Double, resources: ResourceStore
    ) throws(PlatformError) -> BakedPicture {
        let stretch =
            command.kind == .gradient
            ? SIMD2(Self.gradientTexels(shape.width) / shape.width, Self.gradientTexels(shape.height) / shape.height)
            : SIMD2(repeating: scale)
        // A transparent texel all around lets the edges fade instead of repeat.
        let border = command.kind == .gradient ? 0.0 : 1.0
        let slack = 1.0 / 1024
        let low = (SIMD2(shape.minX, shape.minY) * stretch + slack).rounded(.down) - border
        let high = (SIMD2(shape.maxX, shape.maxY) * stretch - slack).rounded(.up) + border
        let texels = high - low
        let list = Self.list(
            of: command, width: Int(texels.x), height: Int(texels.y), stretch: stretch, shift: -low)
        let pixels = PixelBuffer(width: Int(texels.x), height: Int(texels.y))
        painter.setTarget(PixelTarget(pixels))
        painter.draw(list, over: Damage(list.bounds), resources: resources)
        let texture = try GPUTexture(device: device, access: .still, width: pixels.width, height: pixels.height)
        try texture.upload(pixels.base, bytesPerRow: pixels.bytesPerRow)
        return BakedPicture(
            texture: texture, origin: low / stretch, size: texels / stretch,
            quad: SIMD2(Double(command.quad.width), Double(command.quad.height)))
    }

    /// A list of `command` alone, in white, under an upright map.
    private static func list(
        of command: DrawCommand, width: Int, height: Int, stretch: SIMD2<Double>, shift: SIMD2<Double>
    ) -> DrawList {
        var list = DrawList(bounds: PixelRect(width: width, height: height))
        var alone = command.alone(in: list.bounds)
        if command.kind == .shadow { alone.shadow.offset = .zero }
        if command.kind == .gradient { alone.quad.radius = 0 }
        alone.quad.homography = 0
        alone.quad.a = Float(stretch.x)
        alone.quad.b = 0
        alone.quad.c = 0
        alone.quad.d = Float(stretch.y)
        alone.quad.tx = Float(shift.x)
        alone.quad.ty = Float(shift.y)
        list.commands.append(alone)
        list.passes.append(DrawPass(start: 0, end: 1, readsTarget: false))
        return list
    }

    /// The size of the quad as far as the picture depends on it.
    private static func quadSize(of command: DrawCommand) -> SIMD2<Float> {
        let size = SIMD2(command.quad.width, command.quad.height)
        guard command.kind == .gradient else { return size }
        return SIMD2(Float(gradientTexels(Double(size.x))), Float(gradientTexels(Double(size.y))))
    }

    private static func gradientTexels(_ length: Double) -> Double {
        min(max(exp2(log2(max(length, 1)).rounded(.up)) * 2, 2), largestGradient)
    }
}

/// A picture of something that triangles cannot draw, and the local rectangle over which it is spread.
struct BakedPicture {
    let texture: GPUTexture
    let origin, size: SIMD2<Double>
    /// The quad that it was baked for, in local units: smaller than that of the command where the middle is to be stretched.
    let quad: SIMD2<Double>
}
