import Foundation

/// The frames of the panels in a window, and the room beside them that the screen has.
///
/// Panels dock at the right and at the lower edge. In a window without room for both them and a screen they are one
/// sheet at the lower edge, with a tab each. In points of the overlay.
struct WorkbenchLayout: Hashable, Sendable {
    /// The lengths that panels have where there is room.
    struct Lengths: Hashable, Codable, Sendable {
        /// The height of the timeline at the lower edge.
        var timeline = 240.0
        /// The width of the tuning panel at the right.
        var tuning = 300.0

        /// The lengths within what a panel can be used with.
        var usable: Lengths {
            Lengths(timeline: min(max(timeline, 120), 1_200), tuning: min(max(tuning, 220), 1_200))
        }
    }

    /// The frame of each panel that shows.
    private(set) var frames: [WorkbenchPanel: CGRect] = [:]
    /// The frame of the tabs of a sheet of several panels; nil elsewhere.
    private(set) var tabs: CGRect?
    /// The points that panels take at the right.
    private(set) var right = 0.0
    /// The points that panels take at the lower edge.
    private(set) var bottom = 0.0
    /// Whether the panels are one sheet.
    private(set) var isSheet = false

    /// The smallest room for a screen beside panels.
    private static let leastRoom = CGSize(width: 220, height: 280)
    private static let tabHeight = 44.0

    /// The layout of the `open` panels, of which `front` is the one whose tab is selected, in a window of `size`; nil for
    /// one with room for all.
    init(_ open: Set<WorkbenchPanel>, front: WorkbenchPanel, lengths: Lengths, in size: CGSize?) {
        guard !open.isEmpty else { return }
        let lengths = lengths.usable
        if open.contains(.tuning) { right = lengths.tuning }
        if open.contains(.timeline) { bottom = lengths.timeline }
        guard let size else { return }
        let hasRoom = size.width - right >= Self.leastRoom.width && size.height - bottom >= Self.leastRoom.height
        if hasRoom { dock(open, in: size) } else { makeSheet(open, front, in: size) }
    }

    private mutating func dock(_ open: Set<WorkbenchPanel>, in size: CGSize) {
        if open.contains(.tuning) {
            frames[.tuning] = CGRect(x: size.width - right, y: 0, width: right, height: size.height - bottom)
        }
        if open.contains(.timeline) {
            frames[.timeline] = CGRect(x: 0, y: size.height - bottom, width: size.width, height: bottom)
        }
    }

    private mutating func makeSheet(_ open: Set<WorkbenchPanel>, _ front: WorkbenchPanel, in size: CGSize) {
        isSheet = true
        right = 0
        bottom = (max(0, size.height) * 0.5).rounded(.down)
        let shown = open.contains(front) ? front : WorkbenchPanel.allCases.first(where: open.contains) ?? front
        var frame = CGRect(x: 0, y: size.height - bottom, width: size.width, height: bottom)
        if open.count > 1 {
            let height = min(Self.tabHeight, bottom)
            tabs = CGRect(x: 0, y: frame.minY, width: size.width, height: height)
            frame = CGRect(x: 0, y: frame.minY + height, width: size.width, height: bottom - height)
        }
        frames[shown] = frame
    }
}
