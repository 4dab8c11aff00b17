import LayerTree
import Recorder

/// The figures of the inspected frame.
package final class FrameDetailLayer: FigurePanelLayer {
    /// The figures to show; nil for none.
    var detail: FrameDetail? {
        didSet { if detail != oldValue { setNeedsDisplay() } }
    }

    package override init() { super.init() }

    package required init(layer: Any) {
        detail = (layer as? FrameDetailLayer)?.detail
        super.init(layer: layer)
    }

    package required init?(coder: NSCoder) { nil }

    override class var format: Format { Format(width: 210, rowHeight: 15, rowCount: FrameDetail.rowCount) }
    override var title: String? { detail?.title }
    override var rows: [Row] { detail?.rows ?? [] }
}
