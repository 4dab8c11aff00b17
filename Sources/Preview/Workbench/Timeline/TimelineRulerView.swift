import Foundation
import ViewKit

/// The ruler over the bars: round times, the finger's part of the way, the release and the end.
final class TimelineRulerView: DrawnView {
    var axis = TimelineAxis(duration: 1, width: 0) { didSet { if axis != oldValue { setNeedsDisplay() } } }
    /// The length of the transition in seconds, for which the moments have fractions.
    var length = 0.0 { didSet { if length != oldValue { setNeedsDisplay() } } }
    var moments = TimelineMoments() { didSet { if moments != oldValue { setNeedsDisplay() } } }

    static let height = 34.0

    override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        accessibilityLabel = "Time"
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        for tick in axis.ticks {
            let x = axis.x(tick).rounded()
            fill(CGRect(x: x, y: bounds.height - 6, width: 1, height: 6), WorkbenchStyle.line, context)
            write(axis.text(tick), at: CGPoint(x: x + 3, y: bounds.height - 15), WorkbenchStyle.detail)
        }
        if let gesture = moments.gesture {
            let start = axis.x(gesture.lowerBound * length)
            let end = axis.x(gesture.upperBound * length)
            fill(CGRect(x: start, y: 3, width: max(2, end - start), height: 3), WorkbenchStyle.measured, context)
        }
        if let release = moments.release { mark(release, "release", context) }
        if let end = moments.end { mark(end, end == 1 ? "finished" : "cancelled", context) }
    }

    private func mark(_ progress: Double, _ name: String, _ context: CGContext) {
        let x = min(max(axis.x(progress * length), 0), max(0, bounds.width - 1)).rounded()
        fill(CGRect(x: x, y: 0, width: 1, height: bounds.height), WorkbenchStyle.measured, context)
        let width = 52.0
        let left = x + width > bounds.width ? x - width : x + 3
        write(name, at: CGPoint(x: left, y: 6), WorkbenchStyle.measured)
    }
}
