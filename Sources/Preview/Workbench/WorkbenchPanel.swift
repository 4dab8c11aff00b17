/// A panel beside the screen.
enum WorkbenchPanel: String, CaseIterable, Codable, Sendable {
    case timeline
    case tuning

    /// The heading, also that of its tab.
    var title: String {
        switch self {
        case .timeline: "Timeline"
        case .tuning: "Tune"
        }
    }
}
