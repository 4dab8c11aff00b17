import RenderTree

/// The outlines of a layer whose corners are not all simply round: of its bounds, and of the middle of its border.
@MainActor final class CornerOutline {
    /// What an outline depends on.
    private struct Source: Equatable {
        var rect: CGRect
        var radius: CGFloat
        var corners: CornerSet
        var isContinuous: Bool
    }

    var corners = CornerSet.all
    var isContinuous = false
    private var pool = PathPool()
    private var outer: (source: Source, ownership: ResourceOwnership)?
    private var middle: (source: Source, ownership: ResourceOwnership)?

    isolated deinit {
        outer?.ownership.releaseAfterCommit()
        middle?.ownership.releaseAfterCommit()
    }

    /// The outline of the bounds of `layer`.
    func bounds(of layer: LayerPointer) -> ResourceID { update(&outer, layer, inset: 0) }

    /// The line along which the border of `layer` is drawn.
    func border(of layer: LayerPointer) -> ResourceID { update(&middle, layer, inset: layer.pointee.borderWidth / 2) }

    private func update(
        _ outline: inout (source: Source, ownership: ResourceOwnership)?, _ layer: LayerPointer, inset: CGFloat
    ) -> ResourceID {
        let bounds = layer.pointee.bounds
        let inset = max(0, min(inset, bounds.width / 2, bounds.height / 2))
        let source = Source(
            rect: bounds.insetBy(dx: inset, dy: inset), radius: max(0, layer.pointee.cornerRadius - inset),
            corners: corners, isContinuous: isContinuous)
        if let outline, outline.source == source { return outline.ownership.id }
        outline?.ownership.releaseAfterCommit()
        let path = pool.takeEmpty()
        path.appendCorners(of: source.rect, radius: source.radius, corners: corners, isContinuous: isContinuous)
        let ownership = ResourceOwnership(.path(path))
        outline = (source, ownership)
        return ownership.id
    }
}
