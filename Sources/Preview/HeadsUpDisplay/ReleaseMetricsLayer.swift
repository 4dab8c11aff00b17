import Foundation
import LayerTree
import Recorder

/// The metrics of the last release and of the motion that followed, as figures.
package final class ReleaseMetricsLayer: FigurePanelLayer {
    /// The metrics to show; nil before the first release.
    package var metrics: ReleaseMetrics? {
        didSet {
            guard metrics != oldValue else { return }
            if (metrics == nil) != (oldValue == nil) { fit() }
            setNeedsDisplay()
        }
    }

    package override init() { super.init() }

    package required init(layer: Any) {
        metrics = (layer as? ReleaseMetricsLayer)?.metrics
        super.init(layer: layer)
    }

    package required init?(coder: NSCoder) { nil }

    /// One line before the first release.
    package override func preferredFrameSize() -> CGSize {
        if metrics != nil { return super.preferredFrameSize() }
        return CGSize(width: Self.format.width, height: 2 * HeadsUpStyle.padding + 16)
    }

    /// With as many rows as there are figures.
    override class var format: Format { Format(width: 204, rowHeight: 17, rowCount: 9) }
    override var title: String? { metrics?.title ?? "no release yet: drag, and let go" }
    override var rows: [Row] { (metrics?.figures ?? []).map { Row(name: $0.name, value: $0.value) } }
}
