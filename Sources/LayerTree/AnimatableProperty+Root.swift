extension AnimatableProperty {
    /// A whole property that can be animated; the raw value is its key.
    package enum Root: String, Sendable, CaseIterable {
        case anchorPoint, anchorPointZ, backgroundColor, borderColor, borderWidth, bounds, contentsRect, cornerRadius
        case hidden, opacity, position, shadowColor, shadowOffset, shadowOpacity, shadowRadius, sublayerTransform
        case transform, zPosition

        var kind: Kind {
            switch self {
            case .anchorPoint, .position: .point
            case .backgroundColor, .borderColor, .shadowColor: .color
            case .bounds, .contentsRect: .rect
            case .shadowOffset: .size
            case .sublayerTransform, .transform: .transform
            case .anchorPointZ, .borderWidth, .cornerRadius, .hidden, .opacity, .shadowOpacity, .shadowRadius,
                .zPosition:
                .number
            }
        }

        func value(in state: LayerState) -> AnimationValue {
            switch self {
            case .anchorPoint: .pair(SIMD2(state.anchorPoint))
            case .anchorPointZ: .scalar(state.anchorPointZ)
            case .backgroundColor: .quad(SIMD4<Double>(state.backgroundColor))
            case .borderColor: .quad(SIMD4<Double>(state.borderColor))
            case .borderWidth: .scalar(state.borderWidth)
            case .bounds: .quad(SIMD4(state.bounds))
            case .contentsRect: .quad(SIMD4(state.contentsRect))
            case .cornerRadius: .scalar(state.cornerRadius)
            case .hidden: .scalar(state.flags.contains(.hidden) ? 1 : 0)
            case .opacity: .scalar(Double(state.opacity))
            case .position: .pair(SIMD2(state.position))
            case .shadowColor: .quad(SIMD4<Double>(state.shadowColor))
            case .shadowOffset: .pair(SIMD2(state.shadowOffset))
            case .shadowOpacity: .scalar(Double(state.shadowOpacity))
            case .shadowRadius: .scalar(state.shadowRadius)
            case .sublayerTransform: .transform(state.sublayerTransform)
            case .transform: .transform(state.transform)
            case .zPosition: .scalar(state.zPosition)
            }
        }

        /// Puts `value` into `state`; a value of another kind changes nothing.
        func apply(_ value: AnimationValue, to state: inout LayerState) {
            switch value {
            case .scalar(let scalar): apply(scalar: scalar, to: &state)
            case .pair(let pair): apply(pair: pair, to: &state)
            case .quad(let quad): apply(quad: quad, to: &state)
            case .transform(let transform):
                switch self {
                case .transform: state.transform = transform
                case .sublayerTransform: state.sublayerTransform = transform
                default: break
                }
            }
        }

        private func apply(scalar: Double, to state: inout LayerState) {
            switch self {
            case .anchorPointZ: state.anchorPointZ = scalar
            case .borderWidth: state.borderWidth = scalar
            case .cornerRadius: state.cornerRadius = scalar
            // Something in between counts as the nearer one.
            case .hidden: state.set(.hidden, scalar >= 0.5)
            case .opacity: state.opacity = Float(scalar)
            case .shadowOpacity: state.shadowOpacity = Float(scalar)
            case .shadowRadius: state.shadowRadius = scalar
            case .zPosition: state.zPosition = scalar
            default: break
            }
        }

        private func apply(pair: SIMD2<Double>, to state: inout LayerState) {
            switch self {
            case .anchorPoint: state.anchorPoint = CGPoint(pair)
            case .position: state.position = CGPoint(pair)
            case .shadowOffset: state.shadowOffset = CGSize(pair)
            default: break
            }
        }

        private func apply(quad: SIMD4<Double>, to state: inout LayerState) {
            switch self {
            case .backgroundColor: state.backgroundColor = SIMD4<Float>(quad)
            case .borderColor: state.borderColor = SIMD4<Float>(quad)
            case .shadowColor: state.shadowColor = SIMD4<Float>(quad)
            case .bounds: state.bounds = CGRect(quad)
            case .contentsRect: state.contentsRect = CGRect(quad)
            default: break
            }
        }
    }
}
