/// The arithmetic of a `CAValueFunction`: numbers to a transform, and back as far as there is a way.
enum ValueFunction: String {
    case rotateX, rotateY, rotateZ, scale, scaleX, scaleY, scaleZ, translate, translateX, translateY, translateZ

    /// The input that makes the identity; three numbers stand in the first three places of four.
    var neutral: AnimationValue {
        switch self {
        case .rotateX, .rotateY, .rotateZ, .translateX, .translateY, .translateZ: .scalar(0)
        case .scaleX, .scaleY, .scaleZ: .scalar(1)
        case .scale: .quad(SIMD4(1, 1, 1, 0))
        case .translate: .quad(.zero)
        }
    }

    /// The input in an object: a number, or an array of three; nil for others.
    func input(_ object: Any?) -> AnimationValue? {
        guard case .quad = neutral else { return AnimationValue(object) }
        guard let objects = object as? [Any], objects.count == 3 else { return nil }
        var numbers = SIMD4<Double>.zero
        for (index, object) in objects.enumerated() {
            guard case .scalar(let number)? = AnimationValue(object) else { return nil }
            numbers[index] = number
        }
        return .quad(numbers)
    }

    /// The input of which the transform `value` has the output as a component.
    func input(of value: AnimationValue) -> AnimationValue {
        guard case .transform(let m) = value else { return neutral }
        func numbers(_ x: Part, _ y: Part, _ z: Part) -> AnimationValue {
            .quad(SIMD4(number(x, of: m), number(y, of: m), number(z, of: m), 0))
        }
        return switch self {
        case .rotateX: .scalar(number(.rotationX, of: m))
        case .rotateY: .scalar(number(.rotationY, of: m))
        case .rotateZ: .scalar(number(.rotationZ, of: m))
        case .scaleX: .scalar(number(.scaleX, of: m))
        case .scaleY: .scalar(number(.scaleY, of: m))
        case .scaleZ: .scalar(number(.scaleZ, of: m))
        case .translateX: .scalar(m.m41)
        case .translateY: .scalar(m.m42)
        case .translateZ: .scalar(m.m43)
        case .scale: numbers(.scaleX, .scaleY, .scaleZ)
        case .translate: numbers(.translationX, .translationY, .translationZ)
        }
    }

    /// The transform that `input` makes.
    func output(of input: AnimationValue) -> AnimationValue {
        switch input {
        case .scalar(let number): .transform(transform(SIMD4(repeating: number)))
        case .quad(let numbers): .transform(transform(numbers))
        default: input
        }
    }

    private func transform(_ numbers: SIMD4<Double>) -> CATransform3D {
        let x = numbers.x
        let y = numbers.y
        let z = numbers.z
        return switch self {
        case .rotateX: CATransform3DMakeRotation(x, 1, 0, 0)
        case .rotateY: CATransform3DMakeRotation(y, 0, 1, 0)
        case .rotateZ: CATransform3DMakeRotation(z, 0, 0, 1)
        case .scale: CATransform3DMakeScale(x, y, z)
        case .scaleX: CATransform3DMakeScale(x, 1, 1)
        case .scaleY: CATransform3DMakeScale(1, y, 1)
        case .scaleZ: CATransform3DMakeScale(1, 1, z)
        case .translate: CATransform3DMakeTranslation(x, y, z)
        case .translateX: CATransform3DMakeTranslation(x, 0, 0)
        case .translateY: CATransform3DMakeTranslation(0, y, 0)
        case .translateZ: CATransform3DMakeTranslation(0, 0, z)
        }
    }

    private typealias Part = AnimatableProperty.Part

    private func number(_ part: Part, of m: CATransform3D) -> Double {
        if case .scalar(let number) = part.component(of: m) { number } else { 0 }
    }
}
