import Foundation
import ViewKit

/// The bars of a row: a bar for each animation with its curve in it, keyframes as ticks, those that overlap in lanes.
final class TimelineBarsView: DrawnView {
    var axis = TimelineAxis(duration: 1, width: 0) { didSet { if axis != oldValue { setNeedsDisplay() } } }
    var bars: [AnimationBar] = [] {
        didSet {
            guard bars != oldValue else { return }
            lanes = Self.lanes(of: bars)
            setNeedsDisplay()
        }
    }
    /// The lane of each bar.
    private var lanes: [Int] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    /// The most lanes of a row.
    private static let laneLimit = 4

    /// The lane of each of `bars`: the first in which it overlaps none before it.
    static func lanes(of bars: [AnimationBar]) -> [Int] {
        var ends: [Double] = []
        return bars.map { bar in
            let free = ends.firstIndex { $0 <= bar.begin + 1e-9 }
            let lane = free ?? min(ends.count, laneLimit - 1)
            if lane == ends.count { ends.append(bar.end) } else { ends[lane] = max(ends[lane], bar.end) }
            return lane
        }
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), bounds.height > 4 else { return }
        let count = Double((lanes.max() ?? 0) + 1)
        let height = (bounds.height - 4) / count
        for (bar, lane) in zip(bars, lanes) {
            let left = axis.x(bar.begin)
            let right = min(axis.x(bar.end), bounds.width + 8)
            let frame = CGRect(
                x: left, y: 2 + Double(lane) * height, width: max(3, right - left), height: max(2, height - 1))
            draw(bar, in: frame, context)
        }
    }

    private func draw(_ bar: AnimationBar, in frame: CGRect, _ context: CGContext) {
        context.setAlpha(bar.isMuted ? 0.35 : 1)
        let color = Self.color(of: bar.kind).resolvedColor(with: traitCollection)
        context.saveGState()
        defer { context.restoreGState() }
        context.addPath(
            CGPath(
                roundedRect: frame, cornerWidth: min(3, frame.width / 2), cornerHeight: min(3, frame.height / 2),
                transform: nil))
        context.clip()
        context.setFillColor(color.withAlphaComponent(0.2).cgColor)
        context.fill(frame)
        context.setFillColor(color.cgColor)
        context.fill(CGRect(x: frame.minX, y: frame.maxY - 1, width: frame.width, height: 1))
        for run in 0..<Self.drawnRuns(of: bar) { drawRun(run, of: bar, in: frame, color, context) }
    }

    /// The runs that are drawn of a bar that repeats: there and back count as two.
    private static func drawnRuns(of bar: AnimationBar) -> Int {
        let limit = 200.0
        return max(1, Int(min(limit, bar.repeatCount * (bar.autoreverses ? 2 : 1)).rounded(.up)))
    }

    private func drawRun(_ run: Int, of bar: AnimationBar, in frame: CGRect, _ color: UIColor, _ context: CGContext) {
        let isBack = bar.autoreverses && !run.isMultiple(of: 2)
        let begin =
            bar.autoreverses
            ? bar.begin + Double(run) * bar.duration : bar.begin + Double(run) * max(bar.interval, bar.duration)
        let left = axis.x(begin)
        let width = axis.x(begin + bar.duration) - left
        guard left < frame.maxX, width > 1, bar.curve.count > 1, frame.height > 5 else { return }
        let (low, high) = Self.span(of: bar.curve)
        context.beginPath()
        for (index, value) in bar.curve.enumerated() {
            let part = Double(index) / Double(bar.curve.count - 1)
            let x = left + width * (isBack ? 1 - part : part)
            let y = frame.maxY - 1.5 - (frame.height - 3) * (Double(value) - low) / (high - low)
            if index == 0 { context.move(to: CGPoint(x: x, y: y)) } else { context.addLine(to: CGPoint(x: x, y: y)) }
        }
        context.setStrokeColor(color.cgColor)
        context.setLineWidth(1.5)
        context.strokePath()
        context.setFillColor(color.cgColor)
        for time in bar.keyTimes {
            context.fill(CGRect(x: left + width * time - 0.5, y: frame.minY, width: 1, height: min(5, frame.height)))
        }
    }

    /// The least and greatest value of `curve`, with 0 and 1 between them.
    private static func span(of curve: [Float]) -> (low: Double, high: Double) {
        let finite = curve.filter(\.isFinite).map(Double.init)
        return (min(0, finite.min() ?? 0), max(1, finite.max() ?? 1))
    }

    private static func color(of kind: AnimationBar.Kind) -> UIColor {
        switch kind {
        case .view: WorkbenchStyle.accent
        case .propertyAnimator: WorkbenchStyle.animator
        default: WorkbenchStyle.layer
        }
    }
}
