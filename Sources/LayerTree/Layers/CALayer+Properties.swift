import RenderTree

/// The animatable properties of all layers.
extension LayerProperty {
    static let ofAllLayers: [LayerProperty] = [
        anchorPoint, anchorPointZ, backgroundColor, borderColor, borderWidth, bounds, contents, contentsCenter,
        contentsRect, cornerRadius, doubleSided, hidden, masksToBounds, opacity, position, rasterizationScale,
        shadowColor, shadowOffset, shadowOpacity, shadowPath, shadowRadius, sublayerTransform, transform, zPosition,
    ]

    package static let anchorPoint = LayerProperty(
        point: "anchorPoint", \.anchorPoint,
        get: { SIMD2($0.pointee.anchorPoint) }, set: { $0.pointee.anchorPoint = CGPoint($1) })
    static let anchorPointZ = LayerProperty(
        number: "anchorPointZ", \.anchorPointZ,
        get: { $0.pointee.anchorPointZ }, set: { $0.pointee.anchorPointZ = $1 })
    package static let backgroundColor = LayerProperty(
        color: "backgroundColor", \.backgroundColor,
        get: { SIMD4<Double>($0.pointee.backgroundColor) }, set: { $0.pointee.backgroundColor = SIMD4<Float>($1) })
    static let borderColor = LayerProperty(
        color: "borderColor", \.borderColor,
        get: { SIMD4<Double>($0.pointee.borderColor) }, set: { $0.pointee.borderColor = SIMD4<Float>($1) })
    static let borderWidth = LayerProperty(
        number: "borderWidth", \.borderWidth, limits: .notNegative,
        get: { $0.pointee.borderWidth }, set: { $0.pointee.borderWidth = $1 })
    package static let bounds = LayerProperty(
        rect: "bounds", \.bounds, limits: .notNegative,
        get: { SIMD4($0.pointee.bounds) }, set: { $0.pointee.bounds = CGRect($1) })
    static let contents = LayerProperty(
        "contents", kind: .image, state: .image, model: .object(get: { $0.contents }, set: { $0.contents = $1 }))
    static let contentsCenter = LayerProperty(
        rect: "contentsCenter", \.contentsCenter,
        get: { SIMD4($0.pointee.contentsCenter) }, set: { $0.pointee.contentsCenter = CGRect($1) })
    static let contentsRect = LayerProperty(
        rect: "contentsRect", \.contentsRect,
        get: { SIMD4($0.pointee.contentsRect) }, set: { $0.pointee.contentsRect = CGRect($1) })
    package static let cornerRadius = LayerProperty(
        number: "cornerRadius", \.cornerRadius, limits: .notNegative,
        get: { $0.pointee.cornerRadius }, set: { $0.pointee.cornerRadius = $1 })
    static let doubleSided = LayerProperty(flag: "doubleSided", \.isDoubleSided, .doubleSided)
    static let hidden = LayerProperty(flag: "hidden", \.isHidden, .hidden)
    static let masksToBounds = LayerProperty(flag: "masksToBounds", \.masksToBounds, .masksToBounds)
    package static let opacity = LayerProperty(
        number: "opacity", \.opacity, limits: 0...1, clampsFraction: true,
        get: { Double($0.pointee.opacity) }, set: { $0.pointee.opacity = Float($1) })
    package static let position = LayerProperty(
        point: "position", \.position,
        get: { SIMD2($0.pointee.position) }, set: { $0.pointee.position = CGPoint($1) })
    static let rasterizationScale = LayerProperty(
        number: "rasterizationScale", \.rasterizationScale,
        get: { $0.pointee.rasterizationScale }, set: { $0.pointee.rasterizationScale = $1 })
    static let shadowColor = LayerProperty(
        color: "shadowColor", \.shadowColor,
        get: { SIMD4<Double>($0.pointee.shadowColor) }, set: { $0.pointee.shadowColor = SIMD4<Float>($1) })
    static let shadowOffset = LayerProperty(
        size: "shadowOffset", \.shadowOffset,
        get: { SIMD2($0.pointee.shadowOffset) }, set: { $0.pointee.shadowOffset = CGSize($1) })
    package static let shadowOpacity = LayerProperty(
        number: "shadowOpacity", \.shadowOpacity, limits: 0...1, clampsFraction: true,
        get: { Double($0.pointee.shadowOpacity) }, set: { $0.pointee.shadowOpacity = Float($1) })
    /// The layer owns the path that was set, an animation the one that shows.
    static let shadowPath = LayerProperty(
        "shadowPath", kind: .path,
        state: .path(
            get: { state, store in
                if case .path(let path) = store[state.pointee.shadowPath] { path } else { nil }
            },
            set: { state, path, store in
                let ownership = path.map { ResourceOwnership(.path($0), in: store) }
                state.pointee.shadowPath = ownership?.id ?? .none
                return ownership
            }),
        model: .object(
            get: { $0.shadowPath },
            set: { layer, path in if path == nil || path is CGPath { layer.shadowPath = path as? CGPath } }),
        animatesImplicitly: false)
    static let shadowRadius = LayerProperty(
        number: "shadowRadius", \.shadowRadius, limits: .notNegative,
        get: { $0.pointee.shadowRadius }, set: { $0.pointee.shadowRadius = $1 })
    static let sublayerTransform = LayerProperty(
        transform: "sublayerTransform", \.sublayerTransform,
        get: { $0.pointee.sublayerTransform }, set: { $0.pointee.sublayerTransform = $1 })
    package static let transform = LayerProperty(
        transform: "transform", \.transform,
        get: { $0.pointee.transform }, set: { $0.pointee.transform = $1 })
    static let zPosition = LayerProperty(
        number: "zPosition", \.zPosition, get: { $0.pointee.zPosition }, set: { $0.pointee.zPosition = $1 })
}
