/// A keyframe value as plain numbers, of which a spline can be made.
struct KeyVector {
    /// The interpretation of the numbers.
    enum Form {
        case scalar, pair, quad
        /// A transform taken apart.
        case parts
        /// The entries of a transform that cannot be taken apart.
        case matrix
    }

    private var numbers = SIMD16<Double>.zero
    /// The turn of a transform that was taken apart, a quaternion.
    private var turn = SIMD4<Double>.zero

    /// `values`, which are of a kind, in one form; turns on the shorter way from one to the next.
    static func vectors(of values: [AnimationValue]) -> (vectors: [KeyVector], form: Form) {
        let form = form(of: values)
        var vectors = values.map { KeyVector($0, as: form) }
        for index in vectors.indices.dropFirst() where (vectors[index].turn * vectors[index - 1].turn).sum() < 0 {
            vectors[index].turn = -vectors[index].turn
        }
        return (vectors, form)
    }

    private static func form(of values: [AnimationValue]) -> Form {
        var form = Form.scalar
        for value in values {
            switch value {
            case .scalar: break
            case .pair: form = .pair
            case .quad: form = .quad
            case .transform(let transform):
                guard TransformParts(transform) != nil else { return .matrix }
                form = .parts
            }
        }
        return form
    }

    private init(_ value: AnimationValue, as form: Form) {
        switch value {
        case .scalar(let scalar): numbers[0] = scalar
        case .pair(let pair): (numbers[0], numbers[1]) = (pair.x, pair.y)
        case .quad(let quad): numbers.lowHalf.lowHalf = quad
        case .transform(let m):
            guard form == .parts, let parts = TransformParts(m) else {
                numbers = SIMD16(
                    lowHalf: SIMD8(lowHalf: m.row1, highHalf: m.row2),
                    highHalf: SIMD8(lowHalf: m.row3, highHalf: m.row4))
                return
            }
            numbers = SIMD16(
                lowHalf: SIMD8(lowHalf: SIMD4(parts.translation, 0), highHalf: SIMD4(parts.scale, 0)),
                highHalf: SIMD8(lowHalf: SIMD4(parts.skew, 0), highHalf: parts.perspective))
            turn = SIMD4(parts.rotation.x, parts.rotation.y, parts.rotation.z, parts.rotation.w)
        }
    }

    /// The value that these numbers are.
    func value(as form: Form) -> AnimationValue {
        let low = numbers.lowHalf
        let high = numbers.highHalf
        let rows = (low.lowHalf, low.highHalf, high.lowHalf, high.highHalf)
        switch form {
        case .scalar: return .scalar(numbers[0])
        case .pair: return .pair(rows.0.lowHalf)
        case .quad: return .quad(rows.0)
        case .matrix: return .transform(CATransform3D(rows.0, rows.1, rows.2, rows.3))
        case .parts:
            let length = (turn * turn).sum().squareRoot()
            let unit = length > 0 ? turn / length : SIMD4(0, 0, 0, 1)
            let parts = TransformParts(
                translation: rows.0.xyz, scale: rows.1.xyz, skew: rows.2.xyz, perspective: rows.3,
                rotation: Quaternion(x: unit.x, y: unit.y, z: unit.z, w: unit.w))
            return .transform(parts.transform)
        }
    }

    static func + (a: KeyVector, b: KeyVector) -> KeyVector {
        var result = a
        result.numbers += b.numbers
        result.turn += b.turn
        return result
    }

    static func - (a: KeyVector, b: KeyVector) -> KeyVector { a + b * -1 }

    static func * (a: KeyVector, factor: Double) -> KeyVector {
        var result = a
        result.numbers *= factor
        result.turn *= factor
        return result
    }
}
