import LayerTree

/// The film that is to be exported, as figures with their keys.
package final class FilmPanelLayer: FigurePanelLayer {
    /// The rows, name and value; empty for no panel.
    var figures: [(name: String, value: String)] = [] {
        didSet { setNeedsDisplay() }
    }

    package override init() { super.init() }

    package required init(layer: Any) {
        figures = (layer as? FilmPanelLayer)?.figures ?? []
        super.init(layer: layer)
    }

    package required init?(coder: NSCoder) { nil }

    override class var format: Format { Format(width: 230, rowHeight: 17, rowCount: 8) }
    override var title: String? { "Export" }
    override var rows: [Row] { figures.map { Row(name: $0.name, value: $0.value) } }
}
