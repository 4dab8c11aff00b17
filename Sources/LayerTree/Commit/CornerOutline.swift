import RenderTree

/// The outlines of a layer whose corners are not all simply round: of its bounds, and of the middle of its border.
@MainActor final class CornerOutline {
    /// The values that an outline depends on.
    private struct Source: Equatable {
        var rect: CGRect
        var radius: CGFloat
        var lowerRadius: CGFloat
        var corners: CornerSet
        var isContinuous: Bool
    }

    var corners = CornerSet.all
    var isContinuous = false
    /// The radius of the lower corners as a multiple of the layer's.
    var lowerRatio: CGFloat = 1
    private var pool = PathPool()
    private var outer: (source: Source, ownership: ResourceOwnership)?
    private var middle: (source: Source, ownership: ResourceOwnership)?

    isolated deinit {
        outer?.ownership.releaseAfterCommit()
        middle?.ownership.releaseAfterCommit()
    }

    /// The outline of the bounds of `layer`, as a resource of `store`.
    func bounds(of layer: LayerPointer, in store: ResourceStore) -> ResourceID {
        update(&outer, layer, inset: 0, in: store)
    }

    /// The line along which the border of `layer` is drawn, as a resource of `store`.
    func border(of layer: LayerPointer, in store: ResourceStore) -> ResourceID {
        update(&middle, layer, inset: layer.pointee.borderWidth / 2, in: store)
    }

    private func update(
        _ outline: inout (source: Source, ownership: ResourceOwnership)?, _ layer: LayerPointer, inset: CGFloat,
        in store: ResourceStore
    ) -> ResourceID {
        let bounds = layer.pointee.bounds
        let inset = max(0, min(inset, bounds.width / 2, bounds.height / 2))
        let source = Source(
            rect: bounds.insetBy(dx: inset, dy: inset), radius: max(0, layer.pointee.cornerRadius - inset),
            lowerRadius: max(0, layer.pointee.cornerRadius * lowerRatio - inset), corners: corners,
            isContinuous: isContinuous)
        if let outline, outline.source == source, outline.ownership.store === store { return outline.ownership.id }
        outline?.ownership.releaseAfterCommit()
        let path = pool.takeEmpty()
        path.appendCorners(
            of: source.rect, radius: source.radius, lowerRadius: source.lowerRadius, corners: corners,
            isContinuous: isContinuous)
        let ownership = ResourceOwnership(.path(path), in: store)
        outline = (source, ownership)
        return ownership.id
    }
}
