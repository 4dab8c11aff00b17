import LayerTree
import Recorder

/// The metrics of the last release and of the motion that followed, as figures.
package final class ReleaseMetricsLayer: FigurePanelLayer {
    /// The metrics to show; nil before the first release.
    package var handOff: ReleaseMetrics? {
        didSet { if handOff != oldValue { setNeedsDisplay() } }
    }

    package override init() { super.init() }

    package required init(layer: Any) {
        handOff = (layer as? ReleaseMetricsLayer)?.handOff
        super.init(layer: layer)
    }

    package required init?(coder: NSCoder) { nil }

    /// With as many rows as there are figures.
    override class var format: Format { Format(width: 204, rowHeight: 17, rowCount: 9) }
    override var title: String? { handOff?.title ?? "no release yet" }
    override var rows: [Row] { (handOff?.figures ?? []).map { Row(name: $0.name, value: $0.value) } }
}
