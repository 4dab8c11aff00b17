import RenderTree

/// Descriptors of properties that one kind of layer has, by the type of the value.
///
/// `get`, `set` and `modify` access the state of the layer's class. On other layers they have no effect, and what is
/// read has no meaning.
extension LayerProperty {
    convenience init<State: SubclassState>(
        number key: String, of owner: State.Type, limits: ClosedRange<Double>? = nil, animatesImplicitly: Bool = true,
        get: @escaping @MainActor (State) -> Double, set: @escaping @MainActor (State, Double) -> Void
    ) {
        let state = StateAccess.scalar(
            get: { $0.subclassState(as: owner).map(get) ?? 0 },
            set: { state, number in if let own = state.subclassState(as: owner) { set(own, number) } })
        self.init(
            key, kind: .number, of: owner, state: state, model: .state, limits: limits,
            animatesImplicitly: animatesImplicitly)
    }

    convenience init<State: SubclassState>(
        point key: String, of owner: State.Type, get: @escaping @MainActor (State) -> CGPoint,
        set: @escaping @MainActor (State, CGPoint) -> Void
    ) {
        let state = StateAccess.pair(
            get: { $0.subclassState(as: owner).map { SIMD2(get($0)) } ?? .zero },
            set: { state, pair in if let own = state.subclassState(as: owner) { set(own, CGPoint(pair)) } })
        self.init(key, kind: .point, of: owner, state: state, model: .state)
    }

    convenience init<State: SubclassState, Layer: CALayer>(
        color key: String, _ path: ReferenceWritableKeyPath<Layer, CGColor?>, of owner: State.Type,
        get: @escaping @MainActor (State) -> SIMD4<Float>, set: @escaping @MainActor (State, SIMD4<Float>) -> Void
    ) {
        let state = StateAccess.quad(
            get: { $0.subclassState(as: owner).map { SIMD4<Double>(get($0)) } ?? .zero },
            set: { state, quad in if let own = state.subclassState(as: owner) { set(own, SIMD4<Float>(quad)) } })
        self.init(key, kind: .color, of: owner, state: state, model: .color(path))
    }

    convenience init<State: SubclassState>(
        transform key: String, of owner: State.Type, get: @escaping @MainActor (State) -> CATransform3D,
        set: @escaping @MainActor (State, CATransform3D) -> Void
    ) {
        let state = StateAccess.transform(
            get: { $0.subclassState(as: owner).map(get) ?? CATransform3DIdentity },
            set: { state, matrix in if let own = state.subclassState(as: owner) { set(own, matrix) } })
        self.init(key, kind: .transform, of: owner, state: state, model: .state)
    }

    /// Without an animation of its own: a path changes at once.
    convenience init<State: SubclassState>(
        path key: String, of owner: State.Type, get: @escaping @MainActor (State) -> CGPath?,
        set: @escaping @MainActor (State, CGPath?) -> Void
    ) {
        let state = StateAccess.path(
            get: { state, _ in state.subclassState(as: owner).flatMap(get) },
            set: { state, path, _ in
                if let own = state.subclassState(as: owner) { set(own, path) }
                return nil
            })
        self.init(key, kind: .path, of: owner, state: state, model: .state, animatesImplicitly: false)
    }

    convenience init<State: SubclassState>(
        colors key: String, of owner: State.Type,
        modify: @escaping @MainActor (State, (inout [SIMD4<Float>]?) -> Void) -> Void
    ) {
        let state = StateAccess.colors { state, body in
            if let own = state.subclassState(as: owner) { modify(own, body) }
        }
        self.init(key, kind: .colors, of: owner, state: state, model: .state)
    }

    convenience init<State: SubclassState>(
        numbers key: String, of owner: State.Type,
        modify: @escaping @MainActor (State, (inout [Double]?) -> Void) -> Void
    ) {
        let state = StateAccess.numbers { state, body in
            if let own = state.subclassState(as: owner) { modify(own, body) }
        }
        self.init(key, kind: .numbers, of: owner, state: state, model: .state)
    }
}
