import Foundation
import Graphics
import LayerTree
import Recorder

/// The latest frame times as bars against the deadline, with percentiles, hitches and the rate.
///
/// The newest frame is the rightmost bar. Frames before which a refresh was missed have the colour of the stage that made
/// them late, which the line below the bars names. The axis ends at two and a half deadlines, and longer bars are cut off
/// there, with a light cap.
package final class FrameGraphLayer: PanelLayer {
    /// The graph to draw; nil where nothing is recorded yet.
    package var graph: FrameTimeGraph? {
        didSet { if graph != oldValue { setNeedsDisplay() } }
    }

    /// The index of the inspected frame, whose bar is light; nil for none.
    package var selection: Int? {
        didSet { if selection != oldValue { setNeedsDisplay() } }
    }

    /// Points from bar to bar.
    private static let pitch: CGFloat = 2
    private static let plotHeight: CGFloat = 52
    private static let plotWidth = CGFloat(FrameTimeGraph.frameLimit) * pitch
    private static let headerHeight: CGFloat = 22
    private static let footerHeight: CGFloat = 34
    /// Deadlines from the bottom to the top of the axis.
    private static let axisDeadlines = 2.5

    package override init() {
        super.init()
        fit()
    }

    package required init(layer: Any) {
        graph = (layer as? FrameGraphLayer)?.graph
        selection = (layer as? FrameGraphLayer)?.selection
        super.init(layer: layer)
    }

    package required init?(coder: NSCoder) { nil }

    package override func preferredFrameSize() -> CGSize {
        CGSize(
            width: Self.plotWidth + 2 * HeadsUpStyle.padding,
            height: Self.headerHeight + Self.plotHeight + Self.footerHeight + 2 * HeadsUpStyle.padding)
    }

    package override func draw(in ctx: CGContext) {
        super.draw(in: ctx)
        let content = bounds.insetBy(dx: HeadsUpStyle.padding, dy: HeadsUpStyle.padding)
        let plot = CGRect(
            x: content.minX, y: content.minY + Self.headerHeight, width: content.width, height: Self.plotHeight)
        drawHeader(in: content, ctx)
        drawBars(in: plot, ctx)
        drawDeadline(in: plot, ctx)
        drawCauses(at: CGPoint(x: content.minX, y: plot.maxY + 13), ctx)
        drawPercentiles(at: CGPoint(x: content.minX, y: content.maxY - 3), ctx)
    }

    /// The frame whose bar is at `point`, in this layer's points; nil where there is none.
    package func frame(at point: CGPoint) -> Int? {
        guard let graph, !graph.bars.isEmpty else { return nil }
        let content = bounds.insetBy(dx: HeadsUpStyle.padding, dy: HeadsUpStyle.padding)
        let top = content.minY + Self.headerHeight
        guard (top...top + Self.plotHeight).contains(point.y), point.x < content.maxX else { return nil }
        let place = Int(((content.maxX - point.x) / Self.pitch).rounded(.up))
        return (1...graph.bars.count).contains(place) ? graph.bars[graph.bars.count - place].frame : nil
    }

    /// The frame whose bar is the nearest to `x`, in this layer's points; nil without any.
    func frame(nearestTo x: CGFloat) -> Int? {
        guard let graph, !graph.bars.isEmpty, x.isFinite else { return nil }
        let end = bounds.maxX - HeadsUpStyle.padding
        let place = Int(min(CGFloat(graph.bars.count), max(1, ((end - x) / Self.pitch).rounded(.up))))
        return graph.bars[graph.bars.count - place].frame
    }

    private func drawHeader(in content: CGRect, _ ctx: CGContext) {
        let baseline = content.minY + 12
        let figures = FrameGraphFigures(graph)
        ctx.drawLine(
            [HeadsUpStyle.text(figures.rate, size: 14, weight: 600), HeadsUpStyle.text(" fps", size: 11)],
            at: CGPoint(x: content.minX, y: baseline))
        ctx.drawLine(
            [
                HeadsUpStyle.text("hitches ", size: 11, color: HeadsUpStyle.secondary),
                HeadsUpStyle.text(figures.hitches, size: 11, color: figures.hitchLevel.color),
            ],
            at: CGPoint(x: content.maxX, y: baseline), anchor: .trailing)
    }

    private func drawBars(in plot: CGRect, _ ctx: CGContext) {
        ctx.setFillColor(gray: 1, alpha: 0.07)
        ctx.fill(plot)
        guard let graph, !graph.bars.isEmpty else { return }
        let top = axisTop(of: graph)
        var caps: [CGRect] = []
        var rects: [FrameStage?: [CGRect]] = [:]
        var selected: [CGRect] = []
        let first = plot.maxX - CGFloat(graph.bars.count) * Self.pitch
        for (index, bar) in graph.bars.enumerated() {
            let height = plot.height * min(1, max(0, bar.milliseconds / top))
            let x = first + CGFloat(index) * Self.pitch
            let rect = CGRect(x: x, y: plot.maxY - height, width: Self.pitch - 1 / contentsScale, height: height)
            if bar.frame == selection { selected.append(rect) } else { rects[bar.cause, default: []].append(rect) }
            if bar.milliseconds > top { caps.append(CGRect(x: x, y: plot.minY, width: rect.width, height: 2)) }
        }
        for (cause, bars) in rects { fill(bars, cause?.color ?? HeadsUpStyle.good, ctx) }
        fill(selected, HeadsUpStyle.primary, ctx)
        fill(caps, HeadsUpStyle.primary, ctx)
    }

    private func fill(_ bars: [CGRect], _ color: SIMD4<Float>, _ ctx: CGContext) {
        ctx.setFillColor(CGColor(rgba: color))
        ctx.fill(bars)
    }

    /// Milliseconds at the top; without a deadline, the time of the longest frame, at least 1.
    private func axisTop(of graph: FrameTimeGraph) -> Double {
        if graph.deadline > 0 { return graph.deadline * Self.axisDeadlines }
        return max(1, graph.percentiles?.max ?? 0)
    }

    private func drawDeadline(in plot: CGRect, _ ctx: CGContext) {
        guard let graph, graph.deadline > 0 else { return }
        let pixel = 1 / contentsScale
        let exact = plot.maxY - plot.height / Self.axisDeadlines
        let y = (exact / pixel).rounded() * pixel
        ctx.setFillColor(gray: 1, alpha: 0.75)
        ctx.fill(CGRect(x: plot.minX, y: y - pixel, width: plot.width, height: pixel))
        ctx.drawLine(
            [HeadsUpStyle.text(FrameGraphFigures.number(graph.deadline) + " ms", size: 9, color: HeadsUpStyle.primary)],
            at: CGPoint(x: plot.minX + 3, y: y - 4))
    }

    /// The maximum number of stages named below the bars, as many as fit.
    private static let causeLimit = 3

    /// Draws the stages that made the most frames late, with the number of these, each in its colour.
    private func drawCauses(at baseline: CGPoint, _ ctx: CGContext) {
        var counts: [FrameStage: Int] = [:]
        for cause in (graph?.bars ?? []).compactMap(\.cause) { counts[cause, default: 0] += 1 }
        guard !counts.isEmpty else { return }
        let stages = FrameStage.allCases.filter { counts[$0] != nil }
            .sorted { counts[$0, default: 0] > counts[$1, default: 0] }
        var runs = [HeadsUpStyle.text("late", size: 11, color: HeadsUpStyle.secondary)]
        for stage in stages.prefix(Self.causeLimit) {
            runs.append(
                HeadsUpStyle.text("  \(stage.words) \(counts[stage, default: 0])", size: 11, color: stage.color))
        }
        ctx.drawLine(runs, at: baseline)
    }

    private func drawPercentiles(at baseline: CGPoint, _ ctx: CGContext) {
        var runs: [StyledText.Run] = []
        for percentile in FrameGraphFigures(graph).percentiles {
            let space = runs.isEmpty ? "" : "    "
            runs.append(HeadsUpStyle.text(space + percentile.label + " ", size: 11, color: HeadsUpStyle.secondary))
            runs.append(HeadsUpStyle.text(percentile.value, size: 11))
        }
        let end = runs.isEmpty ? "no frames yet" : " ms wall"
        runs.append(HeadsUpStyle.text(end, size: 11, color: HeadsUpStyle.secondary))
        ctx.drawLine(runs, at: baseline)
    }
}
