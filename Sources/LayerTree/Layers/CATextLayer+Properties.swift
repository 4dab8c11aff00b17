/// The animatable properties of text layers; a change of one redraws the text.
extension LayerProperty {
    static let ofTextLayers: [LayerProperty] = [fontSize, foregroundColor]

    static let fontSize = LayerProperty(
        number: "fontSize", of: TextState.self, get: { $0.fontSize }, set: { $0.fontSize = $1 })
    static let foregroundColor = LayerProperty(
        color: "foregroundColor", \CATextLayer.foregroundColor, of: TextState.self,
        get: { $0.color }, set: { $0.color = $1 })
}
