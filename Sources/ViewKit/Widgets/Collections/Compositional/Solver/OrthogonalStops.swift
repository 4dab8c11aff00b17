/// The offsets at which an orthogonal section comes to rest, from where reading begins.
struct OrthogonalStops {
    /// The kind of offsets.
    enum Rule: Hashable, Sendable {
        /// Any.
        case free
        /// Those at which a group begins; a flick goes as far as it does.
        case groupBoundary
        /// Multiples of the section's length, the next one by a flick.
        case page
        /// Those at which a group begins, the next one by a flick.
        case group
        /// Those at which a group is in the middle, the next one by a flick.
        case centredGroup
    }

    /// The speed, in points per millisecond, from which on a release is a flick.
    private static let flickSpeed: CGFloat = 0.2

    private let rule: Rule
    private let stops: [CGFloat]
    private let largest: CGFloat

    init(_ section: CompositionalSection, _ rule: Rule) {
        self.rule = rule
        let axis = section.groupAxis
        let room = section.scrollFrame.size[axis]
        let largest = max(0, section.scrollLength - room)
        self.largest = largest
        let frame = section.scrollFrame
        let first = section.contentOrigin[axis]
        let starts = (0..<section.groupCount).lazy.map { section.groupSpan($0) }
        let offsets: [CGFloat] =
            switch rule {
            case .free: []
            case .groupBoundary, .group: starts.map { $0.start - first }
            case .centredGroup: starts.map { $0.start - frame.origin[axis] + ($0.length - room) / 2 }
            case .page: room > 0 ? Array(stride(from: 0, to: largest + room, by: room)) : []
            }
        stops = offsets.map { min(max(0, $0), largest) }
    }

    /// Returns the offset at which content comes to rest that would do so at `proposed`, was at `current` when the finger left
    /// it, and had `velocity`, in points per millisecond.
    func target(proposed: CGFloat, current: CGFloat, velocity: CGFloat) -> CGFloat {
        guard !stops.isEmpty, (0...largest).contains(current) else { return proposed }
        if rule == .groupBoundary { return nearest(to: proposed) }
        if velocity > Self.flickSpeed { return stops.first { $0 > current + 0.5 } ?? largest }
        if velocity < -Self.flickSpeed { return stops.last { $0 < current - 0.5 } ?? 0 }
        return nearest(to: current)
    }

    private func nearest(to offset: CGFloat) -> CGFloat {
        stops.min { abs($0 - offset) < abs($1 - offset) } ?? offset
    }
}
