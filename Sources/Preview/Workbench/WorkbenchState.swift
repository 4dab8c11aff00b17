/// The open panels with their lengths, as a window is closed and opened again.
struct WorkbenchState: Hashable, Codable, Sendable {
    var open: Set<WorkbenchPanel> = []
    /// The panels that the key for all of them opens.
    var remembered = Set(WorkbenchPanel.allCases)
    var lengths = WorkbenchLayout.Lengths()
}
