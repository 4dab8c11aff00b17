import Foundation

/// An immutable colour in sRGB or on its grey axis, not premultiplied.
///
/// Components are limited to 0...1; one that is not a number counts as 0. Equal colours have the same number of
/// components and the same values, so a grey differs from the same colour given as red, green and blue.
public final class CGColor: Hashable, Sendable, CustomStringConvertible {
    /// Red, green, blue and alpha, or grey and alpha.
    public let components: [CGFloat]?
    /// Red, green, blue, alpha in 0...1, not premultiplied.
    package let rgba: SIMD4<Float>

    /// The opaque black of the grey axis.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// The opaque white of the grey axis.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// The grey axis' transparent black.
    public static let clear = CGColor(gray: 0, alpha: 0)

    private init(components: [CGFloat]) {
        let limited = components.map { $0.isNaN ? 0 : min(max($0, 0), 1) }
        self.components = limited
        let floats = limited.map(Float.init)
        rgba =
            floats.count == 2
            ? SIMD4(floats[0], floats[0], floats[0], floats[1]) : SIMD4(floats[0], floats[1], floats[2], floats[3])
    }

    /// A colour in sRGB, which is the device's space here.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(components: [red, green, blue, alpha])
    }

    /// A colour in sRGB.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(components: [red, green, blue, alpha])
    }

    /// A grey between black (0) and white (1), with sRGB's transfer curve.
    public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(components: [gray, alpha]) }

    /// A colour in sRGB with components as `rgba` has them.
    package convenience init(rgba: SIMD4<Float>) {
        self.init(components: [CGFloat(rgba.x), CGFloat(rgba.y), CGFloat(rgba.z), CGFloat(rgba.w)])
    }

    /// The number of components, alpha included: 4, or 2 for a grey.
    public var numberOfComponents: Int { components?.count ?? 0 }

    /// 0 where nothing of the colour is seen, 1 where it covers what is below.
    public var alpha: CGFloat { components?.last ?? 0 }

    /// The same colour with another alpha.
    public func copy(alpha: CGFloat) -> CGColor? {
        components.map { CGColor(components: $0.dropLast() + [alpha]) }
    }

    /// Whether both have the same components.
    public static func == (a: CGColor, b: CGColor) -> Bool { a.components == b.components }

    /// The colour space and the components, as Core Graphics prints them without addresses.
    public var description: String {
        let grey = "kCGColorSpaceModelMonochrome; Generic Gray Gamma 2.2 Profile"
        let space = numberOfComponents == 2 ? grey : "kCGColorSpaceModelRGB; sRGB IEC61966-2.1"
        let parts = (components ?? []).map { String(format: "%g", Double($0)) }.joined(separator: " ")
        return "<CGColor> [<CGColorSpace> (kCGColorSpaceICCBased; \(space))] ( \(parts) )"
    }

    /// Feeds the components.
    public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}
