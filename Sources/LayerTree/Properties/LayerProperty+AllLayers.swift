/// Descriptors of properties that all layers have, by the type of the value.
///
/// `path` is the layer's own property; `get` and `set` access its state.
extension LayerProperty {
    convenience init<Number: BinaryFloatingPoint>(
        number key: String, _ path: ReferenceWritableKeyPath<CALayer, Number>, limits: ClosedRange<Double>? = nil,
        clampsFraction: Bool = false, get: @escaping StateAccess.Getter<Double>,
        set: @escaping StateAccess.Setter<Double>
    ) {
        let model = ModelAccess.setter { layer, value in
            if case .scalar(let number) = value { layer[keyPath: path] = Number(number) }
        }
        self.init(
            key, kind: .number, state: .scalar(get: get, set: set), model: model, limits: limits,
            clampsFraction: clampsFraction)
    }

    convenience init(flag key: String, _ path: ReferenceWritableKeyPath<CALayer, Bool>, _ flag: LayerState.Flags) {
        let model = ModelAccess.setter { layer, value in
            if case .scalar(let number) = value { layer[keyPath: path] = number >= 0.5 }
        }
        let state = StateAccess.scalar(
            get: { $0.pointee.flags.contains(flag) ? 1 : 0 }, set: { $0.pointee.set(flag, $1 >= 0.5) })
        self.init(key, kind: .flag, state: state, model: model, animatesImplicitly: false)
    }

    convenience init(
        point key: String, _ path: ReferenceWritableKeyPath<CALayer, CGPoint>,
        get: @escaping StateAccess.Getter<SIMD2<Double>>, set: @escaping StateAccess.Setter<SIMD2<Double>>
    ) {
        let model = ModelAccess.setter { layer, value in
            if case .pair(let pair) = value { layer[keyPath: path] = CGPoint(pair) }
        }
        self.init(key, kind: .point, state: .pair(get: get, set: set), model: model)
    }

    convenience init(
        size key: String, _ path: ReferenceWritableKeyPath<CALayer, CGSize>,
        get: @escaping StateAccess.Getter<SIMD2<Double>>, set: @escaping StateAccess.Setter<SIMD2<Double>>
    ) {
        let model = ModelAccess.setter { layer, value in
            if case .pair(let pair) = value { layer[keyPath: path] = CGSize(pair) }
        }
        self.init(key, kind: .size, state: .pair(get: get, set: set), model: model)
    }

    convenience init(
        rect key: String, _ path: ReferenceWritableKeyPath<CALayer, CGRect>, limits: ClosedRange<Double>? = nil,
        get: @escaping StateAccess.Getter<SIMD4<Double>>, set: @escaping StateAccess.Setter<SIMD4<Double>>
    ) {
        let model = ModelAccess.setter { layer, value in
            if case .quad(let quad) = value { layer[keyPath: path] = CGRect(quad) }
        }
        self.init(key, kind: .rect, state: .quad(get: get, set: set), model: model, limits: limits)
    }

    convenience init(
        color key: String, _ path: ReferenceWritableKeyPath<CALayer, CGColor?>,
        get: @escaping StateAccess.Getter<SIMD4<Double>>, set: @escaping StateAccess.Setter<SIMD4<Double>>
    ) {
        self.init(key, kind: .color, state: .quad(get: get, set: set), model: .color(path))
    }

    convenience init(
        transform key: String, _ path: ReferenceWritableKeyPath<CALayer, CATransform3D>,
        get: @escaping StateAccess.Getter<CATransform3D>, set: @escaping StateAccess.Setter<CATransform3D>
    ) {
        let model = ModelAccess.setter { layer, value in
            if case .transform(let matrix) = value { layer[keyPath: path] = matrix }
        }
        self.init(key, kind: .transform, state: .transform(get: get, set: set), model: model)
    }
}
