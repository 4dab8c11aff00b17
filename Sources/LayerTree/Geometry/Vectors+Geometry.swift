// Between the geometry of Core Graphics and the vectors that animations interpolate.

extension SIMD2<Double> {
    init(_ size: CGSize) { self.init(size.width, size.height) }
}

extension SIMD4<Double> {
    /// x, y, width, height, with signs as stored.
    init(_ rect: CGRect) { self.init(rect.origin.x, rect.origin.y, rect.size.width, rect.size.height) }
}

extension SIMD4<Float> {
    /// x, y, width, height; sizes below zero and values that are not finite become zero.
    @inline(__always)
    init(clamping rect: CGRect) {
        let values = SIMD4<Float>(
            Float(rect.origin.x), Float(rect.origin.y), Float(rect.size.width), Float(rect.size.height))
        let floor = SIMD4<Float>(-.greatestFiniteMagnitude, -.greatestFiniteMagnitude, 0, 0)
        let isUsable = (values .>= floor) .& (values .<= SIMD4(repeating: .greatestFiniteMagnitude))
        self = SIMD4<Float>.zero.replacing(with: values, where: isUsable)
    }

    /// Red, green, blue, alpha of a colour; clear without one.
    init(_ color: CGColor?) { self = color?.rgba ?? .zero }
}

extension CGSize {
    init(_ pair: SIMD2<Double>) { self.init(width: pair.x, height: pair.y) }
}

extension CGRect {
    init(_ quad: SIMD4<Double>) { self.init(x: quad.x, y: quad.y, width: quad.z, height: quad.w) }
}
