import Foundation
import Graphics
import RenderTree

/// The shape that throws a shadow, and the resolution of its mask.
struct ShadowSource {
    let key: ShadowMasks.Key
    /// Mask pixels to the local unit, where the mask does not become too large.
    let scale: Double
    /// The side of the box that a stretched mask is made for, in local units.
    let stretchedSide: Double
    private let pen: StrokePen?

    /// A blur of this deviation, in mask pixels, can be drawn larger without a difference.
    private static let enoughDeviation = 4.0
    /// The scales of masks; at the least one those of the largest deviations are small as well.
    private static let scales = 0x1p-128...1024
    /// The most pixels of a mask without its margin, and of one of its sides; a larger shadow is drawn at a lower scale.
    private static let largestArea = 0x1p23
    private static let longestSide = 8192.0

    @MainActor init(_ command: DrawCommand, map: Homography) {
        let quad = command.quad
        let deviation = Double(command.shadow.deviation)
        let center = map.homogeneous(CGPoint(x: Double(quad.width) / 2, y: Double(quad.height) / 2)).z
        let distance = center > Homography.nearestW ? center : Self.distance(to: command.box, map)
        let area = map.determinant.magnitude / max(distance * distance * distance, 1e-6)
        let step = Self.step(area.squareRoot(), deviation)
        scale = exp2(Double(step) / 2)
        // Farther than this from its corners the edge of a blurred box looks the same all along.
        let corner = (Double(quad.radius) + 3 * deviation) * scale
        let box = 2 * corner.rounded(.up) + 1
        let isBox = command.resource.isNone
        let stretchesX = isBox && Double(quad.width) * scale > box
        let stretchesY = isBox && Double(quad.height) * scale > box
        stretchedSide = box / scale
        let isPath = command.flags.contains(.ofPath)
        pen = command.pen
        key = ShadowMasks.Key(
            resource: command.resource, isPath: isPath, evenOdd: command.flags.contains(.evenOdd),
            line: pen.map { Float($0.width) } ?? 0,
            lineFlags: command.flags.intersection([.roundCap, .squareCap, .roundJoin, .bevelJoin]),
            width: stretchesX ? 0 : quad.width, height: stretchesY ? 0 : quad.height, radius: quad.radius,
            deviation: command.shadow.deviation, resolution: step)
    }

    /// The distance from the viewer (w) of the point that `map` shows in the middle of `box`; 1 where the map has no
    /// inverse.
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

    /// The resolution, in pixels to the unit, of the picture of a group that throws a shadow of this `deviation`: that
    /// of the mask for `wanted` device pixels to the unit.
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
            0, 0, key.stretchesX ? Float(stretchedSide) : key.width,
            key.stretchesY ? Float(stretchedSide) : key.height)
    }

    /// Returns the geometry of the mask of a shape that covers `extent`; nil for an empty or infinite shape.
    func geometry(_ extent: SIMD4<Float>) -> ShadowMask.Geometry? {
        let width = Double(extent.z)
        let height = Double(extent.w)
        guard width > 0, height > 0, width.isFinite, height.isFinite else { return nil }
        let areaLimit = (Self.largestArea / (width * height)).squareRoot()
        let scale = min(scale, areaLimit, Self.longestSide / max(width, height))
        let margin = (Double(key.deviation) * 3 * scale).rounded(.up) + 2
        let size = (x: width * scale, y: height * scale)
        var geometry = ShadowMask.Geometry(
            width: Int((size.x + 2 * margin).rounded(.up)), height: Int((size.y + 2 * margin).rounded(.up)),
            scale: scale, originX: margin - Double(extent.x) * scale, originY: margin - Double(extent.y) * scale)
        if key.stretchesX { geometry.splitX = margin + (size.x / 2).rounded(.down) }
        if key.stretchesY { geometry.splitY = margin + (size.y / 2).rounded(.down) }
        return geometry
    }

    /// Makes `list` one that draws what throws the shadow, in white, into a mask.
    func describe(
        _ command: DrawCommand, _ extent: SIMD4<Float>, _ geometry: ShadowMask.Geometry, in list: inout DrawList
    ) {
        let bounds = PixelRect(width: geometry.width, height: geometry.height)
        list.removeCommands(bounds: bounds)
        let quad = RoundedQuad(
            a: Float(geometry.scale), d: Float(geometry.scale), tx: Float(geometry.originX),
            ty: Float(geometry.originY),
            width: key.isPath ? 0 : extent.z, height: key.isPath ? 0 : extent.w, radius: key.radius)
        let kind: DrawCommand.Kind = key.isPath ? .path : key.resource.isNone ? .solid : .image
        var drawn = DrawCommand(kind, box: bounds, quad: quad)
        drawn.color = 0xFF_FFFF
        drawn.resource = command.resource
        drawn.contentsRect = SIMD4(0, 0, 1, 1)
        if key.evenOdd { drawn.flags.insert(.evenOdd) }
        drawn.pen = pen
        list.commands.append(drawn)
        list.passes.append(DrawPass(start: 0, end: 1, readsTarget: false))
    }
}
