/// A guide whose constraints depend on the edges that it is near.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {
    private var near: [(edges: NSDirectionalRectEdge, constraints: [NSLayoutConstraint])] = []
    private var away: [(edges: NSDirectionalRectEdge, constraints: [NSLayoutConstraint])] = []

    /// The edges of the window that the guide touches.
    var touchedEdges: NSDirectionalRectEdge { [] }

    /// Keeps `trackingConstraints` active while the guide is near `edge`.
    open func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
    ) {
        near.removeAll { $0.edges == edge }
        near.append((edge, trackingConstraints))
        updateConstraints()
    }

    /// The constraints that are active while the guide is near `edge`.
    open func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        near.first { $0.edges == edge }?.constraints ?? []
    }

    /// Keeps `trackingConstraints` active while the guide is away from `edge`.
    open func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
    ) {
        away.removeAll { $0.edges == edge }
        away.append((edge, trackingConstraints))
        updateConstraints()
    }

    /// The constraints that are active while the guide is away from `edge`.
    open func constraintsActive(whenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        away.first { $0.edges == edge }?.constraints ?? []
    }

    /// Ends all tracking; the constraints become inactive.
    open func removeAllTrackedConstraints() {
        for (_, constraints) in near + away { NSLayoutConstraint.deactivate(constraints) }
        near.removeAll()
        away.removeAll()
    }

    private func updateConstraints() {
        for (edges, constraints) in near where !touchedEdges.contains(edges) {
            NSLayoutConstraint.deactivate(constraints)
        }
        for (edges, constraints) in away where touchedEdges.contains(edges) {
            NSLayoutConstraint.deactivate(constraints)
        }
        for (edges, constraints) in near where touchedEdges.contains(edges) {
            NSLayoutConstraint.activate(constraints)
        }
        for (edges, constraints) in away where !touchedEdges.contains(edges) {
            NSLayoutConstraint.activate(constraints)
        }
    }
}
