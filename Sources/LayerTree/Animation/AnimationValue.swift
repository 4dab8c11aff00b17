/// A value that an animation moves between two others, plain and trivially copyable.
package enum AnimationValue: Equatable, Sendable {
    case scalar(Double)
    /// A point or a size.
    case pair(SIMD2<Double>)
    /// A rectangle or a colour.
    case quad(SIMD4<Double>)
    case transform(CATransform3D)

    /// Interpolates to `end`, with `fraction` 0 here and 1 there; fractions outside 0...1 extrapolate. Values of
    /// different kinds give `end`.
    package func interpolated(to end: AnimationValue, by fraction: Double) -> AnimationValue {
        switch (self, end) {
        case (.scalar(let a), .scalar(let b)): .scalar(a + (b - a) * fraction)
        case (.pair(let a), .pair(let b)): .pair(a + (b - a) * fraction)
        case (.quad(let a), .quad(let b)): .quad(a + (b - a) * fraction)
        case (.transform(let a), .transform(let b)):
            .transform(TransformParts.interpolate(from: a, to: b, by: fraction))
        default: end
        }
    }

    /// This value on top of `base`: sums, and for transforms this one applied before the base.
    func added(to base: AnimationValue) -> AnimationValue {
        switch (self, base) {
        case (.scalar(let a), .scalar(let b)): .scalar(a + b)
        case (.pair(let a), .pair(let b)): .pair(a + b)
        case (.quad(let a), .quad(let b)): .quad(a + b)
        case (.transform(let a), .transform(let b)): .transform(CATransform3DConcat(a, b).withoutRoundingErrors)
        default: base
        }
    }

    /// `count` of this value on top of one another; for transforms the whole part of the count, and at most 2⁵³.
    func multiplied(by count: Double) -> AnimationValue {
        switch self {
        case .scalar(let a): return .scalar(a * count)
        case .pair(let a): return .pair(a * count)
        case .quad(let a): return .quad(a * count)
        case .transform(let a):
            // By squaring, so that an animation that has run for years costs no more.
            var rest = UInt64(min(max(0, count), 0x1p53))
            var square = a
            var product = CATransform3DIdentity
            while rest > 0 {
                if rest & 1 == 1 { product = CATransform3DConcat(product, square) }
                square = CATransform3DConcat(square, square)
                rest >>= 1
            }
            return .transform(product)
        }
    }

    /// The Euclidean distance to a value of the same kind, over all entries for transforms; 0 for values of different
    /// kinds.
    func distance(to other: AnimationValue) -> Double {
        switch (self, other) {
        case (.scalar(let a), .scalar(let b)): return abs(a - b)
        case (.pair(let a), .pair(let b)): return ((a - b) * (a - b)).sum().squareRoot()
        case (.quad(let a), .quad(let b)): return ((a - b) * (a - b)).sum().squareRoot()
        case (.transform(let a), .transform(let b)):
            let rows = (a.row1 - b.row1, a.row2 - b.row2, a.row3 - b.row3, a.row4 - b.row4)
            return (rows.0 * rows.0 + rows.1 * rows.1 + rows.2 * rows.2 + rows.3 * rows.3).sum().squareRoot()
        default: return 0
        }
    }

    /// The value that gives this one when added to `new`; nil where `new` is a transform without an inverse, or of
    /// another kind.
    package func difference(from new: AnimationValue) -> AnimationValue? {
        switch (self, new) {
        case (.scalar(let a), .scalar(let b)): .scalar(a - b)
        case (.pair(let a), .pair(let b)): .pair(a - b)
        case (.quad(let a), .quad(let b)): .quad(a - b)
        case (.transform(let a), .transform(let b)):
            TransformParts.isInvertible(b) ? .transform(CATransform3DConcat(a, CATransform3DInvert(b))) : nil
        default: nil
        }
    }

    /// The value that changes nothing when it is added.
    package var zero: AnimationValue {
        switch self {
        case .scalar: .scalar(0)
        case .pair: .pair(.zero)
        case .quad: .quad(.zero)
        case .transform: .transform(CATransform3DIdentity)
        }
    }

    /// Whether both are numbers, both pairs and so on.
    func isOfKind(of other: AnimationValue) -> Bool {
        switch (self, other) {
        case (.scalar, .scalar), (.pair, .pair), (.quad, .quad), (.transform, .transform): true
        default: false
        }
    }
}
