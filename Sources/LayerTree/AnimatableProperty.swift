/// A layer property that animations can name by key path.
package enum AnimatableProperty: UInt8, Sendable, CaseIterable {
    case anchorPoint, backgroundColor, borderColor, borderWidth, bounds, boundsOrigin, boundsSize, boundsWidth
    case boundsHeight, boundsX, boundsY, contentsRect, cornerRadius, opacity, position, positionX, positionY
    case shadowColor, shadowOffset, shadowOpacity, shadowRadius, sublayerTransform, transform
    case rotationX, rotationY, rotationZ, scale, scaleX, scaleY, scaleZ, translation, translationX, translationY
    case translationZ, zPosition

    /// The property that a key path names; nil for key paths that cannot be animated.
    package init?(keyPath: String) {
        guard let property = Self.keyPaths[keyPath] else { return nil }
        self = property
    }

    /// The property's own key: the first component of its key path.
    package var key: String {
        switch self {
        case .anchorPoint: "anchorPoint"
        case .backgroundColor: "backgroundColor"
        case .borderColor: "borderColor"
        case .borderWidth: "borderWidth"
        case .bounds, .boundsOrigin, .boundsSize, .boundsWidth, .boundsHeight, .boundsX, .boundsY: "bounds"
        case .contentsRect: "contentsRect"
        case .cornerRadius: "cornerRadius"
        case .opacity: "opacity"
        case .position, .positionX, .positionY: "position"
        case .shadowColor: "shadowColor"
        case .shadowOffset: "shadowOffset"
        case .shadowOpacity: "shadowOpacity"
        case .shadowRadius: "shadowRadius"
        case .sublayerTransform: "sublayerTransform"
        case .zPosition: "zPosition"
        case .transform, .rotationX, .rotationY, .rotationZ, .scale, .scaleX, .scaleY, .scaleZ, .translation,
            .translationX, .translationY, .translationZ:
            "transform"
        }
    }

    private static let keyPaths: [String: AnimatableProperty] = [
        "anchorPoint": .anchorPoint, "backgroundColor": .backgroundColor, "borderColor": .borderColor,
        "borderWidth": .borderWidth, "bounds": .bounds, "bounds.origin": .boundsOrigin, "bounds.size": .boundsSize,
        "bounds.size.width": .boundsWidth, "bounds.size.height": .boundsHeight, "bounds.origin.x": .boundsX,
        "bounds.origin.y": .boundsY, "contentsRect": .contentsRect, "cornerRadius": .cornerRadius,
        "opacity": .opacity, "position": .position, "position.x": .positionX, "position.y": .positionY,
        "shadowColor": .shadowColor, "shadowOffset": .shadowOffset, "shadowOpacity": .shadowOpacity,
        "shadowRadius": .shadowRadius, "sublayerTransform": .sublayerTransform, "transform": .transform,
        "transform.rotation": .rotationZ, "transform.rotation.x": .rotationX, "transform.rotation.y": .rotationY,
        "transform.rotation.z": .rotationZ, "transform.scale": .scale, "transform.scale.x": .scaleX,
        "transform.scale.y": .scaleY, "transform.scale.z": .scaleZ, "transform.translation": .translation,
        "transform.translation.x": .translationX, "transform.translation.y": .translationY,
        "transform.translation.z": .translationZ, "zPosition": .zPosition,
    ]

    /// Whether values outside the two ends make no sense: opacity stays within 0...1 even where a spring overshoots.
    var clampsFraction: Bool { self == .opacity || self == .shadowOpacity }
}

extension AnimatableProperty {
    /// The value of this property in `state`.
    package func value(in state: LayerState) -> AnimationValue {
        switch self {
        case .anchorPoint: .pair(SIMD2(state.anchorPoint))
        case .backgroundColor: .quad(SIMD4<Double>(state.backgroundColor))
        case .borderColor: .quad(SIMD4<Double>(state.borderColor))
        case .borderWidth: .scalar(state.borderWidth)
        case .bounds: .quad(SIMD4(state.bounds))
        case .boundsOrigin: .pair(SIMD2(state.bounds.origin))
        case .boundsSize: .pair(SIMD2(state.bounds.size))
        case .boundsWidth: .scalar(state.bounds.size.width)
        case .boundsHeight: .scalar(state.bounds.size.height)
        case .boundsX: .scalar(state.bounds.origin.x)
        case .boundsY: .scalar(state.bounds.origin.y)
        case .contentsRect: .quad(SIMD4(state.contentsRect))
        case .cornerRadius: .scalar(state.cornerRadius)
        case .opacity: .scalar(Double(state.opacity))
        case .position: .pair(SIMD2(state.position))
        case .positionX: .scalar(state.position.x)
        case .positionY: .scalar(state.position.y)
        case .shadowColor: .quad(SIMD4<Double>(state.shadowColor))
        case .shadowOffset: .pair(SIMD2(state.shadowOffset))
        case .shadowOpacity: .scalar(Double(state.shadowOpacity))
        case .shadowRadius: .scalar(state.shadowRadius)
        case .sublayerTransform: .transform(state.sublayerTransform)
        case .transform: .transform(state.transform)
        case .zPosition: .scalar(state.zPosition)
        case .rotationX, .rotationY, .rotationZ, .scale, .scaleX, .scaleY, .scaleZ, .translation, .translationX,
            .translationY, .translationZ:
            transformComponent(of: state.transform)
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
        case .borderWidth: state.borderWidth = scalar
        case .boundsWidth: state.bounds.size.width = scalar
        case .boundsHeight: state.bounds.size.height = scalar
        case .boundsX: state.bounds.origin.x = scalar
        case .boundsY: state.bounds.origin.y = scalar
        case .cornerRadius: state.cornerRadius = scalar
        case .opacity: state.opacity = Float(scalar)
        case .positionX: state.position.x = scalar
        case .positionY: state.position.y = scalar
        case .shadowOpacity: state.shadowOpacity = Float(scalar)
        case .shadowRadius: state.shadowRadius = scalar
        case .zPosition: state.zPosition = scalar
        default: state.transform = settingComponent(of: state.transform, to: scalar)
        }
    }

    private func apply(pair: SIMD2<Double>, to state: inout LayerState) {
        switch self {
        case .anchorPoint: state.anchorPoint = CGPoint(pair)
        case .boundsOrigin: state.bounds.origin = CGPoint(pair)
        case .boundsSize: state.bounds.size = CGSize(pair)
        case .position: state.position = CGPoint(pair)
        case .shadowOffset: state.shadowOffset = CGSize(pair)
        case .translation:
            state.transform.m41 = pair.x
            state.transform.m42 = pair.y
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
