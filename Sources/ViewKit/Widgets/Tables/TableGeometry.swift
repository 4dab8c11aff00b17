/// The layout of a table: heights and positions of headers, rows and footers from top to bottom, in points.
struct TableGeometry {
    struct Section {
        var header: CGFloat = 0
        var footer: CGFloat = 0
        /// The heights of the rows.
        var rows: [CGFloat] = []
        /// Whether each of these heights is only estimated.
        var isEstimate: [Bool] = []
        /// The top edge of the section, and those of its rows.
        fileprivate(set) var top: CGFloat = 0
        fileprivate(set) var tops: [CGFloat] = []
        /// The bottom edge of the last row.
        fileprivate(set) var rowsEnd: CGFloat = 0

        var end: CGFloat { rowsEnd + footer }
        var rowsStart: CGFloat { top + header }
    }

    var sections: [Section] = []
    /// The heights of the views above the first section and below the last one.
    var header: CGFloat = 0
    var footer: CGFloat = 0
    private(set) var sectionsEnd: CGFloat = 0

    var contentHeight: CGFloat { sectionsEnd + footer }

    /// Places the sections from `first` on below each other.
    mutating func place(from first: Int = 0) {
        var y = first > 0 ? sections[first - 1].end : header
        for index in sections.indices.dropFirst(first) {
            sections[index].top = y
            y += sections[index].header
            sections[index].tops.removeAll(keepingCapacity: true)
            for height in sections[index].rows {
                sections[index].tops.append(y)
                y += height
            }
            sections[index].rowsEnd = y
            y += sections[index].footer
        }
        sectionsEnd = y
    }

    func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && sections.indices.contains(path.section)
            && sections[path.section].rows.indices.contains(path.row)
    }

    /// Top edge and height of a row that there is.
    func span(of path: IndexPath) -> (top: CGFloat, height: CGFloat) {
        let section = sections[path.section]
        return (section.tops[path.row], section.rows[path.row])
    }

    /// Sets the height of a row that there is; `place(from:)` has to follow.
    mutating func setHeight(_ height: CGFloat, of path: IndexPath) {
        sections[path.section].rows[path.row] = height
        sections[path.section].isEstimate[path.row] = false
    }

    /// The sections that reach between two heights.
    func sections(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        let first = sections.partitioningIndex { $0.end > low }
        return first..<max(first, sections.partitioningIndex { $0.top >= high })
    }

    /// The rows of `section` that reach between two heights.
    func rows(of section: Int, from low: CGFloat, to high: CGFloat) -> Range<Int> {
        let section = sections[section]
        let first = section.tops.partitioningIndex { $0 > low }
        // The row before may reach in.
        let start = first > 0 && section.tops[first - 1] + section.rows[first - 1] > low ? first - 1 : first
        return start..<max(start, section.tops.partitioningIndex { $0 >= high })
    }
}

extension Array {
    /// The index of the first element for which `isSecond` is true, which it then is for all after it.
    func partitioningIndex(where isSecond: (Element) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if isSecond(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
