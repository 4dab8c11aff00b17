// Between the objects that animations hold and the plain values that are interpolated.

extension AnimationValue {
    /// The value in an object that an animation holds; nil for objects that cannot be interpolated.
    init?(_ object: Any?) {
        switch object {
        case let value as Double: self = .scalar(value)
        case let value as CGFloat: self = .scalar(value)
        case let value as Float: self = .scalar(Double(value))
        case let value as Int: self = .scalar(Double(value))
        case let value as CGPoint: self = .pair(SIMD2(value))
        case let value as CGSize: self = .pair(SIMD2(value))
        case let value as CGRect: self = .quad(SIMD4(value))
        case let value as CATransform3D: self = .transform(value)
        case let value as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(value))
        case let value as CGColor: self = .quad(SIMD4<Double>(SIMD4<Float>(value)))
        case let value as NSNumber: self = .scalar(value.doubleValue)
        default: return nil
        }
    }

    /// The value as the object that an animation of `property` holds.
    package func object(for property: AnimatableProperty) -> Any {
        switch (self, property) {
        case (.scalar(let value), _): value
        case (.pair(let value), .boundsSize), (.pair(let value), .shadowOffset): CGSize(value)
        case (.pair(let value), _): CGPoint(value)
        case (.quad(let value), .bounds), (.quad(let value), .contentsRect): CGRect(value)
        case (.quad(let value), _): CGColor(rgba: SIMD4<Float>(value))
        case (.transform(let value), _): value
        }
    }
}
