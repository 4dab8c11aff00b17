import CKernels
import Foundation
import Graphics
import RenderTree

extension CPUBackend {
    func prepareShadow(_ command: DrawCommand, _ list: DrawList, _ resources: ResourceStore) {
        let map = list.map(of: command.quad)
        guard let inverse = map.inverted() else { return }
        let source = ShadowSource(command, map: map)
        guard let mask = shadows.mask(for: source.key, make: { makeMask(source, command, resources) }) else { return }
        var prepared = PreparedCommand(.shadow, box: command.box)
        prepared.w = SIMD3(inverse.m13, inverse.m23, inverse.m33)
        let offset = (x: Double(command.parameters.x), y: Double(command.parameters.y))
        prepared.u =
            SIMD3(inverse.m11, inverse.m21, inverse.m31) * mask.scale
            + prepared.w * (mask.originX - 0.5 - offset.x * mask.scale)
        prepared.v =
            SIMD3(inverse.m12, inverse.m22, inverse.m32) * mask.scale
            + prepared.w * (mask.originY - 0.5 - offset.y * mask.scale)
        prepared.mask = SampledMask(
            bytes: UnsafePointer(mask.bytes), stride: mask.width, width: Int32(mask.width), height: Int32(mask.height),
            split_x: mask.splitX, split_y: mask.splitY,
            skip_x: mask.splitX.isFinite ? Double(command.quad.width) * mask.scale - source.stretchedBox.x : 0,
            skip_y: mask.splitY.isFinite ? Double(command.quad.height) * mask.scale - source.stretchedBox.y : 0)
        append(prepared, command, list)
    }

    /// Draws what throws the shadow, white on nothing, and blurs its alpha.
    private func makeMask(
        _ source: ShadowSource, _ command: DrawCommand, _ resources: ResourceStore
    ) -> ShadowMasks.Mask? {
        let extent = source.extent(resources)
        guard extent.z > 0, extent.w > 0 else { return nil }
        let margin = (Double(source.key.deviation) * 3 * source.scale).rounded(.up) + 2
        let size = (x: Double(extent.z) * source.scale, y: Double(extent.w) * source.scale)
        guard size.x + size.y < 16_384 else { return nil }
        let width = Int((size.x + 2 * margin).rounded(.up)), height = Int((size.y + 2 * margin).rounded(.up))
        let mask = ShadowMasks.Mask(
            width: width, height: height, scale: source.scale, originX: margin - Double(extent.x) * source.scale,
            originY: margin - Double(extent.y) * source.scale)
        if source.key.width == 0 { mask.splitX = margin + (size.x / 2).rounded(.down) }
        if source.key.height == 0 { mask.splitY = margin + (size.y / 2).rounded(.down) }
        let pixels = PixelBuffer(width: width, height: height)
        let painter = CPUBackend(target: PixelTarget(pixels), kernels: kernels)
        painter.draw(source.list(command, mask, extent), over: Damage(painter.target.bounds), resources: resources)
        var blur = GaussianBlur(kernels)
        blur.run(
            width: width, height: height, channels: 1, deviation: Double(source.key.deviation) * source.scale,
            fill: { y, alphas in
                let row = pixels.row(y)
                for x in 0..<width { alphas[x] = Float(row[x] >> 24) }
            },
            take: { y, alphas in
                let row = mask.bytes + y * width
                for x in 0..<width { row[x] = UInt8(min(255, alphas[x] + 0.5)) }
            })
        return mask
    }
}

/// What throws a shadow, and how finely its mask is drawn.
struct ShadowSource {
    let key: ShadowMasks.Key
    /// Mask pixels to the local unit.
    let scale: Double
    /// The box that a stretched mask is made for, in mask pixels; an axis that is not stretched is not looked at.
    let stretchedBox: (x: Double, y: Double)
    private let pen: StrokePen?

    /// A blur of this deviation, in mask pixels, can be drawn larger without a difference.
    private static let enoughDeviation = 4.0
    /// The scales of masks; at the least one those of the largest deviations are small as well.
    private static let scales = 0x1p-128...1024

    @MainActor init(_ command: DrawCommand, map: Homography) {
        let (quad, deviation) = (command.quad, Double(command.parameters.z))
        let center = map.homogeneous(CGPoint(x: Double(quad.width) / 2, y: Double(quad.height) / 2)).z
        let distance = center > Homography.nearestW ? center : Self.distance(to: command.box, map)
        let area = map.determinant.magnitude / max(distance * distance * distance, 1e-6)
        let step = Self.step(area.squareRoot(), deviation)
        scale = exp2(Double(step) / 2)
        // Farther than this from its corners the edge of a blurred box looks the same all along.
        let corner = (Double(quad.radius) + 3 * deviation) * scale
        let box = 2 * corner.rounded(.up) + 1
        let isBox = command.resource.isNone
        let (stretchesX, stretchesY) = (
            isBox && Double(quad.width) * scale > box, isBox && Double(quad.height) * scale > box
        )
        stretchedBox = (box, box)
        let isPath = command.flags.contains(.ofPath)
        pen = StrokePen(command)
        key = ShadowMasks.Key(
            resource: command.resource, isPath: isPath, evenOdd: command.flags.contains(.evenOdd),
            line: pen == nil ? 0 : command.parameters.w,
            lineFlags: command.flags.intersection([.roundCap, .squareCap, .roundJoin, .bevelJoin]),
            width: stretchesX ? 0 : quad.width, height: stretchesY ? 0 : quad.height, radius: quad.radius,
            deviation: command.parameters.z, resolution: step)
    }

    /// How far from the eye what `map` shows in the middle of `box` is.
    private static func distance(to box: PixelRect, _ map: Homography) -> Double {
        let middle = CGPoint(x: Double(box.minX + box.maxX) / 2, y: Double(box.minY + box.maxY) / 2)
        return map.inverted().map { 1 / $0.homogeneous(middle).z } ?? 1
    }

    /// Pixels to the unit, in half powers of two, with which a mask of this `deviation` is fine enough for `wanted` pixels of
    /// the device to the unit.
    private static func step(_ wanted: Double, _ deviation: Double) -> Int {
        let wanted = min(wanted, deviation > 0 ? enoughDeviation / deviation : .infinity)
        return Int((2 * log2(max(scales.lowerBound, min(scales.upperBound, wanted)))).rounded(.up))
    }

    /// What throws a shadow of this `deviation` is drawn with as many pixels to the unit as its mask has.
    static func scale(_ wanted: Double, _ deviation: Float) -> Double {
        // A rounding error is no step.
        exp2(Double(step(wanted * (1 - 1e-6), Double(deviation))) / 2)
    }

    /// The box around what throws the shadow, in local units.
    @MainActor func extent(_ resources: ResourceStore) -> SIMD4<Float> {
        if key.isPath {
            guard case .path(let path) = resources[key.resource] else { return .zero }
            return pen.map { Extent(of: path, strokedWith: $0) }?.bounds ?? Extent(of: path).bounds
        }
        return SIMD4(
            0, 0, key.width == 0 ? Float(stretchedBox.x / scale) : key.width,
            key.height == 0 ? Float(stretchedBox.y / scale) : key.height)
    }

    /// What throws the shadow, in white, drawn into a mask.
    @MainActor func list(_ command: DrawCommand, _ mask: ShadowMasks.Mask, _ extent: SIMD4<Float>) -> DrawList {
        let bounds = PixelRect(width: mask.width, height: mask.height)
        var list = DrawList(bounds: bounds)
        let quad = RoundedQuad(
            a: Float(scale), d: Float(scale), tx: Float(mask.originX), ty: Float(mask.originY),
            width: key.isPath ? 0 : extent.z, height: key.isPath ? 0 : extent.w, radius: key.radius)
        let kind: DrawCommand.Kind = key.isPath ? .path : key.resource.isNone ? .solid : .image
        var drawn = DrawCommand(kind, box: bounds, quad: quad)
        drawn.color = 0xFF_FFFF
        drawn.resource = command.resource
        drawn.parameters = SIMD4(0, 0, 1, 1)
        if key.evenOdd { drawn.flags.insert(.evenOdd) }
        pen?.describe(in: &drawn)
        list.commands.append(drawn)
        list.passes.append(DrawPass(start: 0, end: 1, readsTarget: false))
        return list
    }
}
