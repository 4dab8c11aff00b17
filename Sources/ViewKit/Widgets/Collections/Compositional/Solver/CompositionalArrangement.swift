/// The arrangement of all sections of a compositional layout, in the content's coordinates.
///
/// The items of an orthogonal section stand where they are without its scrolling. Frames are rounded to whole pixels by their
/// edges, so that what touches goes on doing so.
struct CompositionalArrangement {
    let axis: ScrollAxis
    /// The room for a section, in points.
    let container: CGSize
    /// Whether reading begins at the right edge.
    let isMirrored: Bool
    /// Pixels per point.
    let scale: CGFloat
    private let spacing: CGFloat
    private(set) var sections: [CompositionalSection] = []
    private(set) var boundary: BoundaryFrames
    /// The position of each section along the axis.
    private(set) var starts: [CGFloat] = []
    /// The length of everything, in points.
    private(set) var length: CGFloat = 0

    init(
        axis: ScrollAxis, container: CGSize, isMirrored: Bool = false, scale: CGFloat = 1, spacing: CGFloat = 0,
        boundary: [BoundaryPlan] = [], boundaryMeasured: [Int: CGSize] = [:]
    ) {
        self.axis = axis
        self.container = container
        self.isMirrored = isMirrored
        self.scale = max(1, scale)
        self.spacing = spacing.isFinite ? spacing : 0
        self.boundary = BoundaryFrames(
            boundary, insets: .zero, in: container, axis: axis, measured: boundaryMeasured)
    }

    mutating func append(_ section: CompositionalSection) { sections.append(section) }

    /// Places the sections from `first` on behind each other.
    mutating func place(from first: Int = 0) {
        let margins = boundary.margins
        if starts.count != sections.count { starts = [CGFloat](repeating: margins.start(axis), count: sections.count) }
        if first == 0, !starts.isEmpty { starts[0] = margins.start(axis) }
        for index in sections.indices.dropFirst(first + 1) {
            starts[index] = starts[index - 1] + sections[index - 1].length + spacing
        }
        let end =
            sections.isEmpty ? margins.start(axis) : starts[sections.count - 1] + sections[sections.count - 1].length
        length = end + margins.end(axis)
    }

    /// Records the measured size of an item; `resolve(_:)` has to follow. Returns whether it may change the arrangement.
    mutating func setSize(_ size: CGSize, of item: Int, in section: Int) -> Bool {
        sections.indices.contains(section) && sections[section].setSize(size, of: item)
    }

    /// Records the measured size of a view at the edge of a section, or where that is nil of all sections.
    mutating func setSize(_ size: CGSize, ofBoundary index: Int, in section: Int?) -> Bool {
        guard let section else { return boundary.setSize(size, of: index) }
        return sections.indices.contains(section) && sections[section].setSize(size, ofBoundary: index)
    }

    /// Arranges those sections anew in which something was measured since the last time, and moves the ones behind them.
    mutating func resolve(_ changed: Set<Int>) {
        for section in changed where sections.indices.contains(section) { sections[section].resolve() }
        place(from: max(0, min(changed.min() ?? 0, sections.count - 1)))
    }

    /// The sections that reach between two positions along the axis.
    func sections(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        let first = max(0, starts.partitioningIndex { $0 > low } - 1)
        let last = starts.partitioningIndex { $0 >= high }
        return first..<max(first, last)
    }

    /// The frame of an item that there is, and its order where items overlap.
    func item(_ item: Int, in section: Int) -> (frame: CGRect, zIndex: Int) {
        let solved = sections[section].item(item)
        return (frame(solved.frame, in: section), solved.zIndex)
    }

    /// The frame of what stands at `local` among the groups of a section.
    func frame(_ local: CGRect, in section: Int) -> CGRect {
        guard sections[section].plan.isOrthogonal else { return sectionFrame(local, in: section) }
        var frame = local
        frame.origin[axis] += starts[section]
        guard isMirrored, axis == .y else { return frame.roundedToPixels(scale) }
        let area = sections[section].scrollFrame
        frame.origin.x = container.width - area.maxX + sections[section].scrollLength - (local.minX - area.minX)
        frame.origin.x -= local.width
        return frame.roundedToPixels(scale)
    }

    /// The frame of what stands at `local` in a section and does not scroll across.
    func sectionFrame(_ local: CGRect, in section: Int) -> CGRect {
        var frame = local
        frame.origin[axis] += starts[section]
        return mirrored(frame).roundedToPixels(scale)
    }

    private func mirrored(_ frame: CGRect) -> CGRect {
        guard isMirrored, axis == .y else { return frame }
        var result = frame
        result.origin.x = container.width - frame.maxX
        return result
    }

    /// The part of an orthogonal section that scrolls.
    func scrollFrame(of section: Int) -> CGRect { sectionFrame(sections[section].scrollFrame, in: section) }

    /// The frame of a view at the edge of a section, or where that is nil of all sections; a pinned one stays between the
    /// positions `visible` along the axis.
    func boundaryFrame(_ index: Int, in section: Int?, visible: ClosedRange<CGFloat>?) -> CGRect {
        guard let section else {
            return mirrored(boundary.frame(of: index, length: length, visible: visible)).roundedToPixels(scale)
        }
        let start = starts[section]
        let local = visible.map { ($0.lowerBound - start)...($0.upperBound - start) }
        let frame = sections[section].boundary.frame(of: index, length: sections[section].length, visible: local)
        return sectionFrame(frame, in: section)
    }

    /// The first group that begins at `position` or behind it, and where; nil without one.
    func anchor(at position: CGFloat) -> (section: Int, group: Int, start: CGFloat)? {
        for section in sections(from: position, to: .infinity) {
            let local = position - starts[section]
            if sections[section].plan.isOrthogonal || sections[section].groupCount == 0 {
                if local <= 0 { return (section, 0, starts[section]) }
                continue
            }
            let reaching = sections[section].groups(from: local, to: .infinity)
            let first = reaching.first { sections[section].groupSpan($0).start >= local }
            if let first { return (section, first, starts[section] + sections[section].groupSpan(first).start) }
        }
        return nil
    }

    /// The position at which the group of an anchor begins now.
    func start(of anchor: (section: Int, group: Int, start: CGFloat)) -> CGFloat {
        let section = sections[anchor.section]
        guard !section.plan.isOrthogonal, anchor.group < section.groupCount else { return starts[anchor.section] }
        return starts[anchor.section] + section.groupSpan(anchor.group).start
    }
}

extension CGRect {
    /// The rectangle whose edges are those of pixels.
    func roundedToPixels(_ scale: CGFloat) -> CGRect {
        let left = (minX * scale).rounded() / scale
        let top = (minY * scale).rounded() / scale
        let right = (maxX * scale).rounded() / scale
        let bottom = (maxY * scale).rounded() / scale
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
