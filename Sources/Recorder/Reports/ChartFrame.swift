/// The rectangle and the scales of a graph in SVG, in units of its view box.
struct ChartFrame {
    static let width = 1_060.0
    static let height = 220.0
    private static let margin = (left: 46.0, right: 46.0, top: 10.0, bottom: 22.0)

    /// The value ranges of the horizontal axis, in seconds, and of the vertical one.
    let x: ClosedRange<Double>
    let y: ClosedRange<Double>

    /// Empty ranges are widened.
    init(x: ClosedRange<Double>, y: ClosedRange<Double>) {
        func widened(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
            range.upperBound > range.lowerBound ? range : range.lowerBound...(range.lowerBound + 1)
        }
        self.x = widened(x)
        self.y = widened(y)
    }

    var left: Double { Self.margin.left }
    var top: Double { Self.margin.top }
    var right: Double { Self.width - Self.margin.right }
    var bottom: Double { Self.height - Self.margin.bottom }

    func horizontal(_ value: Double) -> Double {
        left + (value - x.lowerBound) / (x.upperBound - x.lowerBound) * (right - left)
    }

    func vertical(_ value: Double) -> Double {
        let part = (min(max(value, y.lowerBound), y.upperBound) - y.lowerBound) / (y.upperBound - y.lowerBound)
        return bottom - part * (bottom - Self.margin.top)
    }

    /// The beginning of the element, and lines at `ticks` of the vertical axis.
    func begin(label: String, ticks: [Double], unit: String, to output: inout some TextOutputStream) {
        output.write(
            "<svg role=\"img\" aria-label=\"\(label.markup)\" viewBox=\"0 0 \(Self.width.decimal(0)) "
                + "\(Self.height.decimal(0))\">\n")
        for tick in ticks where y.contains(tick) {
            let height = vertical(tick).decimal(1)
            output.write(
                "<line class=\"axis\" x1=\"\(left)\" x2=\"\(right)\" y1=\"\(height)\" y2=\"\(height)\"/>"
                    + "<text x=\"\(left - 6)\" y=\"\(height)\" dy=\"4\" text-anchor=\"end\">\(tick.tickText)\(unit)</text>\n"
            )
        }
        for part in [0, 0.25, 0.5, 0.75, 1] {
            let value = x.lowerBound + part * (x.upperBound - x.lowerBound)
            output.write(
                "<text x=\"\(horizontal(value).decimal(1))\" y=\"\(Self.height - 6)\" text-anchor=\"middle\">"
                    + "\(value.decimal(x.upperBound - x.lowerBound < 10 ? 2 : 0)) s</text>\n")
        }
    }

    /// A line and a label at each of `releases`; a label that would cover the one before it stands a line lower.
    func mark(_ releases: [ReportRelease], to output: inout some TextOutputStream) {
        // A label is at most so long.
        let length = 110.0
        var former = (end: -Double.infinity, row: 0)
        for release in releases {
            let x = horizontal(release.seconds)
            let isLeft = x > right - length
            let row = (isLeft ? x - length : x) < former.end ? (former.row + 1) % 4 : 0
            former = (isLeft ? x : x + length, row)
            output.write(
                "<line class=\"release\" x1=\"\(x.decimal(1))\" x2=\"\(x.decimal(1))\" y1=\"\(top)\" y2=\"\(bottom)\"/>"
                    + "<text class=\"release\" x=\"\((isLeft ? x - 4 : x + 4).decimal(1))\" "
                    + "y=\"\((top + 18 + Double(row) * 13).decimal(0))\" text-anchor=\"\(isLeft ? "end" : "start")\">"
                    + "\(release.label.markup)</text>\n")
        }
    }

    func end(to output: inout some TextOutputStream) { output.write("</svg>\n") }

    /// A few round numbers from 0 up to `limit`.
    static func ticks(to limit: Double) -> [Double] {
        guard limit > 0, limit.isFinite else { return [0] }
        var step = 0.001
        for factor in sequence(first: 1.0, next: { $0 * 10 }).prefix(12) {
            for part in [0.001, 0.002, 0.005] where limit / (part * factor) <= 6 {
                step = part * factor
                return stride(from: 0, through: limit, by: step).map(\.self)
            }
        }
        return [0]
    }
}

extension Double {
    /// Whole, or with as many decimals as ticks have.
    fileprivate var tickText: String { Int(exactly: self).map(String.init) ?? decimal(self < 0.1 ? 3 : 1) }
}
