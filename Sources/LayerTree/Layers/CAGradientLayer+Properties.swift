/// The animatable properties of gradient layers.
extension LayerProperty {
    static let ofGradientLayers: [LayerProperty] = [colors, endPoint, locations, startPoint]

    static let colors = LayerProperty(colors: "colors", of: GradientState.self) { $1(&$0.colors) }
    static let endPoint = LayerProperty(
        point: "endPoint", of: GradientState.self, get: { $0.endPoint }, set: { $0.endPoint = $1 })
    static let locations = LayerProperty(numbers: "locations", of: GradientState.self) { $1(&$0.locations) }
    static let startPoint = LayerProperty(
        point: "startPoint", of: GradientState.self, get: { $0.startPoint }, set: { $0.startPoint = $1 })
}
