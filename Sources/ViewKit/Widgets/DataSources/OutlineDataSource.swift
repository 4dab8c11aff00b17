/// A data source whose sections may be outlines.
@MainActor protocol OutlineDataSource: AnyObject {
    /// The state of the item at `path` in the outline of its section; nil where the section has none.
    func outlineState(at path: IndexPath) -> OutlineState?
    /// Expands the item at `path`, or collapses it, animated, unless the handlers of the data source say no.
    func toggleOutline(at path: IndexPath)
}

/// The state of an item of an outline.
struct OutlineState: Equatable {
    /// The number of items above it.
    var level: Int
    /// Whether its children are shown.
    var isExpanded: Bool
}
