/// The animatable properties of shape layers.
extension LayerProperty {
    static let ofShapeLayers: [LayerProperty] = [
        fillColor, lineDashPhase, lineWidth, miterLimit, path, strokeColor, strokeEnd, strokeStart,
    ]

    static let fillColor = LayerProperty(
        color: "fillColor", \CAShapeLayer.fillColor, of: ShapeState.self,
        get: { $0.fillColor }, set: { $0.fillColor = $1 })
    static let lineDashPhase = LayerProperty(
        number: "lineDashPhase", of: ShapeState.self, get: { $0.dashPhase }, set: { $0.dashPhase = $1 })
    static let lineWidth = LayerProperty(
        number: "lineWidth", of: ShapeState.self, get: { $0.lineWidth }, set: { $0.lineWidth = $1 })
    static let miterLimit = LayerProperty(
        number: "miterLimit", of: ShapeState.self, get: { $0.miterLimit }, set: { $0.miterLimit = $1 })
    static let path = LayerProperty(path: "path", of: ShapeState.self, get: { $0.path }, set: { $0.path = $1 })
    static let strokeColor = LayerProperty(
        color: "strokeColor", \CAShapeLayer.strokeColor, of: ShapeState.self,
        get: { $0.strokeColor }, set: { $0.strokeColor = $1 })
    static let strokeEnd = LayerProperty(
        number: "strokeEnd", of: ShapeState.self, get: { $0.strokeEnd }, set: { $0.strokeEnd = $1 })
    static let strokeStart = LayerProperty(
        number: "strokeStart", of: ShapeState.self, get: { $0.strokeStart }, set: { $0.strokeStart = $1 })
}
