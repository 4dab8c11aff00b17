import Foundation
import Graphics
import RenderTree

/// Quads and boxes on the device.
extension DrawListWriter {
    /// The quad on the device of `bounds` of a space under the affine `world`, and the box of the pixels that it
    /// touches; nil where it is empty or not finite.
    @inline(__always)
    func place(
        _ bounds: SIMD4<Float>, radius: Float, under world: CGAffineTransform
    ) -> (quad: RoundedQuad, box: PixelRect)? {
        guard bounds.z > 0, bounds.w > 0, world.a * world.d != world.b * world.c else { return nil }
        let x = Double(bounds.x)
        let y = Double(bounds.y)
        var quad = RoundedQuad(
            a: Float(world.a), b: Float(world.b), c: Float(world.c), d: Float(world.d),
            tx: Float(world.a * x + world.c * y + world.tx), ty: Float(world.b * x + world.d * y + world.ty),
            width: bounds.z, height: bounds.w)
        if radius > 0 { quad.radius = min(radius, min(bounds.z, bounds.w) / 2) }
        let box = quad.box
        return box.isEmpty ? nil : (quad, box)
    }

    /// The same under any map.
    mutating func place(
        _ bounds: SIMD4<Float>, radius: Float, under world: Homography
    ) -> (quad: RoundedQuad, box: PixelRect)? {
        if world.isAffine { return place(bounds, radius: radius, under: world.affine) }
        let map = world.after(CGAffineTransform(translationX: Double(bounds.x), y: Double(bounds.y)))
        guard let box = Self.box(ofWidth: bounds.z, height: bounds.w, under: map) else { return nil }
        var quad = RoundedQuad(width: bounds.z, height: bounds.w)
        if radius > 0 { quad.radius = min(radius, min(bounds.z, bounds.w) / 2) }
        quad.homography = add(map)
        return (quad, box)
    }

    /// The pixels that `bounds` of a space under `world` touches; nil where it is empty or not finite.
    func box(of bounds: SIMD4<Float>, under world: Homography) -> PixelRect? {
        if world.isAffine { return place(bounds, radius: 0, under: world.affine)?.box }
        let origin = CGAffineTransform(translationX: Double(bounds.x), y: Double(bounds.y))
        return Self.box(ofWidth: bounds.z, height: bounds.w, under: world.after(origin))
    }

    private static func box(ofWidth width: Float, height: Float, under map: Homography) -> PixelRect? {
        guard width > 0, height > 0 else { return nil }
        let image = map.image(of: CGRect(x: 0, y: 0, width: Double(width), height: Double(height)))
        guard !image.isEmpty else { return nil }
        let edges = image.boundingBox
        return PixelRect(enclosing: edges.minX, edges.minY, edges.maxX, edges.maxY)
    }

    /// The space under `world` from (`x`, `y`) on, as a quad without a size: that point itself need not be seen.
    mutating func space(x: Float, y: Float, under world: Homography) -> RoundedQuad {
        let x = Double(x)
        let y = Double(y)
        if world.isAffine {
            let world = world.affine
            return RoundedQuad(
                a: Float(world.a), b: Float(world.b), c: Float(world.c), d: Float(world.d),
                tx: Float(world.a * x + world.c * y + world.tx), ty: Float(world.b * x + world.d * y + world.ty))
        }
        var quad = RoundedQuad()
        quad.homography = add(world.after(CGAffineTransform(translationX: x, y: y)))
        return quad
    }

    /// Device pixels to the unit of the quad's space; under perspective, at its middle.
    func scale(of quad: RoundedQuad) -> Double {
        if quad.homography == 0 { return quad.scale }
        let map = list.homographies[Int(quad.homography)]
        let w = map.homogeneous(CGPoint(x: Double(quad.width) / 2, y: Double(quad.height) / 2)).z
        return (map.determinant.magnitude / max(w * w * w, Homography.nearestW)).squareRoot()
    }
}
