import LayerTree
import Recorder

/// The numbers of one frame that is looked at.
package final class FrameDetailLayer: FigurePanelLayer {
    /// What is shown; nil for nothing.
    var detail: FrameDetail? {
        didSet { if detail != oldValue { setNeedsDisplay() } }
    }

    package override init() { super.init() }

    package required init(layer: Any) {
        detail = (layer as? FrameDetailLayer)?.detail
        super.init(layer: layer)
    }

    package required init?(coder: NSCoder) { nil }

    override class var format: Format { Format(width: 190, rowHeight: 16, rowCount: FrameDetail.rowCount) }
    override var title: String? { detail?.title }
    override var rows: [Row] { detail?.rows ?? [] }
}
