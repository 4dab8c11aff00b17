/// The layout of one section of a flow: header, lines of items, footer; with `x` across and `y` along the direction of
/// scrolling, in points.
struct FlowSection {
    /// The lengths that determine the layout, with `x` across and `y` along the direction of scrolling.
    struct Measures {
        var breadth: CGFloat
        var insets: (start: CGFloat, end: CGFloat, before: CGFloat, after: CGFloat)
        var lineSpacing: CGFloat
        var itemSpacing: CGFloat
        var header: CGFloat
        var footer: CGFloat
        /// Pixels per point, to whose edges positions are rounded; sizes are not.
        var scale: CGFloat
    }

    /// A row of items.
    struct Line {
        var items: Range<Int>
        var start: CGFloat
        var length: CGFloat
    }

    let start: CGFloat
    private(set) var items: [CGRect] = []
    private(set) var lines: [Line] = []
    private(set) var end: CGFloat
    let header: CGRect
    private(set) var footer: CGRect

    /// Lays out items of those sizes from `start` on.
    init(sizes: [CGSize], from start: CGFloat, _ measures: Measures) {
        self.start = start
        header = CGRect(x: 0, y: start, width: measures.breadth, height: measures.header)
        footer = .zero
        end = start + measures.header + measures.insets.before
        let room = measures.breadth - measures.insets.start - measures.insets.end
        var first = 0
        while first < sizes.count {
            let last = Self.endOfLine(sizes, from: first, room, measures.itemSpacing)
            if !lines.isEmpty { end += measures.lineSpacing }
            place(sizes, first..<last, room, measures)
            first = last
        }
        end += measures.insets.after
        footer = CGRect(x: 0, y: end, width: measures.breadth, height: measures.footer)
        end += measures.footer
    }

    /// The index after the last item that fits beside the one at `first`.
    private static func endOfLine(
        _ sizes: [CGSize], from first: Int, _ room: CGFloat, _ spacing: CGFloat
    ) -> Int {
        var next = first + 1
        var width = sizes[first].width
        // Widths that are fractions of the room may miss it by rounding.
        while next < sizes.count, width + spacing + sizes[next].width <= room + 1e-6 {
            width += spacing + sizes[next].width
            next += 1
        }
        return next
    }

    /// The distance of the items of a line: they are spread over the room, those of the last line as if more items of the size
    /// of its last one filled it. A last line of different sizes keeps the least distance.
    private func gap(_ sizes: ArraySlice<CGSize>, isLast: Bool, _ room: CGFloat, _ measures: Measures) -> CGFloat {
        var count = CGFloat(sizes.count)
        var width = sizes.map(\.width).reduce(0, +)
        if isLast, let size = sizes.last {
            guard sizes.allSatisfy({ $0 == size }) else { return measures.itemSpacing }
            let step = size.width + measures.itemSpacing
            if step > 0 { count = max(count, ((room + measures.itemSpacing + 1e-6) / step).rounded(.down)) }
            width = count * size.width
        }
        return count > 1 ? max(measures.itemSpacing, (room - width) / (count - 1)) : 0
    }

    private mutating func place(
        _ sizes: [CGSize], _ range: Range<Int>, _ room: CGFloat, _ measures: Measures
    ) {
        let line = sizes[range]
        let length = line.map(\.height).max() ?? 0
        let isLast = range.upperBound == sizes.count
        let gap = gap(line, isLast: isLast, room, measures)
        var x = measures.insets.start
        let fitsOne = sizes[range.lowerBound].width * 2 + measures.itemSpacing > room + 1e-6
        if range.count == 1, !isLast || fitsOne { x += (room - sizes[range.lowerBound].width) / 2 }
        for size in line {
            let origin = CGPoint(x: x, y: end + (length - size.height) / 2)
            items.append(
                CGRect(
                    x: (origin.x * measures.scale).rounded() / measures.scale,
                    y: (origin.y * measures.scale).rounded() / measures.scale, width: size.width, height: size.height))
            x += size.width + gap
        }
        lines.append(Line(items: range, start: end, length: length))
        end += length
    }

    /// The items in the lines that reach between two positions along the direction of scrolling.
    func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        let first = lines.partitioningIndex { $0.start + $0.length > low }
        let last = lines.partitioningIndex { $0.start >= high }
        guard first < last else { return 0..<0 }
        return lines[first].items.lowerBound..<lines[last - 1].items.upperBound
    }
}
