/// The descriptor of an animatable property, of all layers or of one kind: the one place that knows it.
///
/// Each owner's properties stand in a table beside it, such as `ofShapeLayers`. Key paths, key-value coding, animations,
/// presentation values and actions are read off the descriptor. It is looked up by key once, where an animation is added
/// or a key path is parsed; what follows holds on to it.
@MainActor package final class LayerProperty {
    /// The key, which is also the first step of its key paths.
    package nonisolated let key: String
    nonisolated let kind: PropertyKind
    let state: StateAccess
    let model: ModelAccess
    /// The class of the state that has the property; nil for properties of all layers.
    private let owner: SubclassState.Type?
    /// The range of an animated number, or of an animated rectangle's width and height; nil for all numbers. Applied once
    /// all animations have taken effect, so that additive ones may leave it on the way.
    let limits: ClosedRange<Double>?
    /// Whether interpolation stays between two values where a spring overshoots.
    let clampsFraction: Bool
    /// Whether a change animates where no other action is found.
    let animatesImplicitly: Bool

    init(
        _ key: String, kind: PropertyKind, of owner: SubclassState.Type? = nil, state: StateAccess, model: ModelAccess,
        limits: ClosedRange<Double>? = nil, clampsFraction: Bool = false, animatesImplicitly: Bool = true
    ) {
        self.key = key
        self.kind = kind
        self.owner = owner
        self.state = state
        self.model = model
        self.limits = limits
        self.clampsFraction = clampsFraction
        self.animatesImplicitly = animatesImplicitly
    }

    /// All properties, table by table.
    static let all =
        ofAllLayers + ofShapeLayers + ofGradientLayers + ofReplicatorLayers + ofTextLayers + ofPageTurnLayers
        + ofBackdrops

    private static let byKey = Dictionary(all.map { ($0.key, $0) }) { first, _ in first }

    /// The property whose key is `key`; nil for other keys.
    static func named(_ key: String) -> LayerProperty? { byKey[key] }

    /// Whether the layer of `state` has the property.
    func isDefined(in state: LayerPointer) -> Bool {
        guard let owner else { return true }
        return state.pointee.subclassState.map { type(of: $0) == owner } ?? false
    }

    /// The value in `state`; for a list, an image, and a layer without the property one without a meaning.
    @inline(__always)
    func value(in state: LayerPointer) -> AnimationValue {
        switch self.state {
        case .scalar(let get, _): .scalar(get(state))
        case .pair(let get, _): .pair(get(state))
        case .quad(let get, _): .quad(get(state))
        case .transform(let get, _): .transform(get(state))
        default: kind.neutral
        }
    }

    /// Sets the value in `state`; one of another kind changes nothing.
    @inline(__always)
    func setValue(_ value: AnimationValue, in state: LayerPointer) {
        switch (self.state, value) {
        case (.scalar(_, let set), .scalar(let number)): set(state, number)
        case (.pair(_, let set), .pair(let numbers)): set(state, numbers)
        case (.quad(_, let set), .quad(let numbers)): set(state, numbers)
        case (.transform(_, let set), .transform(let matrix)): set(state, matrix)
        default: break
        }
    }

    /// Brings the value in `state` into the limits; what is not a number becomes the lower one.
    func limitValue(in state: LayerPointer) {
        guard let limits else { return }
        switch self.state {
        case .scalar(let get, let set): set(state, limits.nearest(to: get(state)))
        case .quad(let get, let set):
            var rect = get(state)
            rect.z = limits.nearest(to: rect.z)
            rect.w = limits.nearest(to: rect.w)
            set(state, rect)
        default: break
        }
    }

    /// Sets the property of `layer` to `value`, as its setter does; a value of another kind, and one of a layer without
    /// the property, changes nothing.
    func assign(_ value: AnimationValue, to layer: CALayer) {
        guard value.isOfKind(of: kind.neutral) else { return }
        switch model {
        case .setter(let set): set(layer, value)
        case .state: layer.change(self, to: value)
        case .color(_, let set): if case .quad(let color) = value { set(layer, CGColor(rgba: SIMD4<Float>(color))) }
        case .object: break
        }
    }
}

extension LayerProperty: Hashable {
    package nonisolated static func == (a: LayerProperty, b: LayerProperty) -> Bool { a === b }

    package nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension ClosedRange<Double> {
    /// All numbers from 0 on.
    static let notNegative = 0...Double.infinity

    /// The number of the range that is nearest to `number`; the least for what is not a number.
    fileprivate func nearest(to number: Double) -> Double { Swift.min(upperBound, Swift.max(lowerBound, number)) }
}
