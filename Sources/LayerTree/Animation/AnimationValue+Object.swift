// Between the objects that animations hold and the plain values that are interpolated.

extension AnimationValue {
    /// The value in an object that an animation holds: a number, a geometric structure, either in a box or not, or a
    /// colour; nil for other objects, and where a number in it is not finite.
    init?(_ object: Any?) {
        guard let object else { return nil }
        // A cast of a structure to a class makes an object of it first.
        let value =
            type(of: object) is AnyClass
            ? Self.number(object) ?? Self.color(object) ?? Self.structure(object)
            : Self.structure(object) ?? Self.number(object)
        guard let value, value.isFinite else { return nil }
        self = value
    }

    private static func number(_ object: Any) -> AnimationValue? {
        (object as? NSNumber).map { .scalar($0.doubleValue) }
    }

    private static func color(_ object: Any) -> AnimationValue? {
        (object as? CGColor).map { .quad(SIMD4<Double>(SIMD4<Float>($0))) }
    }

    private static func structure(_ object: Any) -> AnimationValue? {
        switch object {
        case let value as CATransform3D: .transform(value)
        case let value as CGPoint: .pair(SIMD2(value))
        case let value as CGSize: .pair(SIMD2(value))
        case let value as CGRect: .quad(SIMD4(value))
        case let value as CGAffineTransform: .transform(CATransform3DMakeAffineTransform(value))
        default: nil
        }
    }

    /// The value as the object that an animation of `property` holds.
    package func object(for property: AnimatableProperty) -> Any {
        switch self {
        case .scalar(let value): NSNumber(value: value)
        case .pair(let value): property.isSize ? CGSize(value) : CGPoint(value)
        case .quad(let value): property.root.kind == .rect ? CGRect(value) : CGColor(rgba: SIMD4<Float>(value))
        case .transform(let value): value
        }
    }

    /// Whether all numbers of the value are finite.
    package var isFinite: Bool {
        switch self {
        case .scalar(let value): value.isFinite
        case .pair(let value): value.sum().isFinite
        case .quad(let value): value.sum().isFinite
        case .transform(let value): value.isFinite
        }
    }
}

extension AnimatableProperty {
    /// Whether a pair of numbers is a size here; a shift counts as one, as in Core Animation.
    fileprivate var isSize: Bool { root.kind == .size || part == .size || part == .translation }
}
