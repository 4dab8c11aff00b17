/// An edge or a corner of a rectangle, named after the direction of reading.
public enum NSRectAlignment: Int, Sendable {
    /// The middle.
    case none
    /// The middle of the top edge.
    case top
    /// The corner at the top where reading begins.
    case topLeading
    /// The middle of the edge where reading begins.
    case leading
    /// The corner at the bottom where reading begins.
    case bottomLeading
    /// The middle of the bottom edge.
    case bottom
    /// The corner at the bottom where reading ends.
    case bottomTrailing
    /// The middle of the edge where reading ends.
    case trailing
    /// The corner at the top where reading ends.
    case topTrailing

    var edges: NSDirectionalRectEdge {
        switch self {
        case .none: []
        case .top: .top
        case .topLeading: [.top, .leading]
        case .leading: .leading
        case .bottomLeading: [.bottom, .leading]
        case .bottom: .bottom
        case .bottomTrailing: [.bottom, .trailing]
        case .trailing: .trailing
        case .topTrailing: [.top, .trailing]
        }
    }
}
