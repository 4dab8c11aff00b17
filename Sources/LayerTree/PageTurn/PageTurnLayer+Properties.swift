/// The animatable properties of pages that turn; a change of one redraws the page.
extension LayerProperty {
    static let ofPageTurnLayers: [LayerProperty] = [pageTurn]

    package static let pageTurn = LayerProperty(
        number: "pageTurn", of: PageTurnState.self, get: { $0.progress }, set: { $0.progress = $1 })
}
