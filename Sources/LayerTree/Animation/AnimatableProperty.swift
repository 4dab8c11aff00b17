/// A layer property, or a part of one, that animations name by key path.
package struct AnimatableProperty: Hashable, Sendable {
    package let root: LayerProperty
    let part: Part

    /// A part of a property that has one of that name; all of it by default.
    package init(_ root: LayerProperty, _ part: Part = .whole) {
        self.root = root
        self.part = part
    }

    /// The property, or the part of one, that a key path names; nil for key paths that cannot be animated.
    @MainActor package init?(keyPath: String) {
        if let root = LayerProperty.named(keyPath) {
            self.init(root)
            return
        }
        let steps = keyPath.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard steps.count == 2, let root = LayerProperty.named(String(steps[0])),
            let part = root.kind.parts[String(steps[1])]
        else { return nil }
        self.init(root, part)
    }

    /// The property's own key: the first step of its key path.
    package var key: String { root.key }

    /// A value of this property's kind.
    var neutral: AnimationValue { part == .whole ? root.kind.neutral : part.value(of: root.kind.neutral) }

    /// The value of this property in `state`.
    @MainActor package func value(in state: LayerPointer) -> AnimationValue {
        part == .whole ? root.value(in: state) : part.value(of: root.value(in: state))
    }

    /// The value of this property in `state`.
    @MainActor package func value(in state: LayerState) -> AnimationValue {
        var state = state
        return value(in: &state)
    }

    /// Sets the value in `state`; one of another kind changes nothing.
    @MainActor func apply(_ value: AnimationValue, to state: LayerPointer) {
        root.setValue(whole(with: value, in: state), in: state)
    }

    /// The value of the whole property in `state` with this part of it replaced by `value`.
    @MainActor func whole(with value: AnimationValue, in state: LayerPointer) -> AnimationValue {
        part == .whole ? value : part.setting(value, in: root.value(in: state))
    }
}

extension AnimatableProperty {
    /// The component of a property that a key path names; `whole` for the property itself.
    package enum Part: UInt8, Sendable {
        case whole, x, y, width, height, origin, size
        case rotationX, rotationY, rotationZ, scale, scaleX, scaleY, scaleZ
        case translation, translationX, translationY, translationZ

        /// This part of `whole`.
        func value(of whole: AnimationValue) -> AnimationValue {
            switch whole {
            case .scalar: whole
            case .pair(let pair): .scalar(self == .x || self == .width ? pair.x : pair.y)
            case .quad(let quad):
                switch self {
                case .origin: .pair(quad.lowHalf)
                case .size: .pair(quad.highHalf)
                default: .scalar(quad[laneOfRect])
                }
            case .transform(let transform): component(of: transform)
            }
        }

        /// `whole` with this part replaced; a value of another kind changes nothing.
        func setting(_ value: AnimationValue, in whole: AnimationValue) -> AnimationValue {
            switch (whole, value) {
            case (.pair(let pair), .scalar(let scalar)):
                .pair(self == .x || self == .width ? SIMD2(scalar, pair.y) : SIMD2(pair.x, scalar))
            case (.quad(let quad), .pair(let pair)):
                .quad(
                    self == .origin
                        ? SIMD4(lowHalf: pair, highHalf: quad.highHalf) : SIMD4(lowHalf: quad.lowHalf, highHalf: pair))
            case (.quad(var quad), .scalar(let scalar)):
                {
                    quad[laneOfRect] = scalar
                    return .quad(quad)
                }()
            case (.transform(let m), .scalar(let scalar)): .transform(settingComponent(of: m, to: scalar))
            case (.transform(let m), .pair(let pair)): .transform(settingTranslation(of: m, to: pair))
            default: whole
            }
        }

        private var laneOfRect: Int {
            switch self {
            case .x: 0
            case .y: 1
            case .width: 2
            default: 3
            }
        }
    }
}
