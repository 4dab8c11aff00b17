import RenderTree

/// Filters for contents, and for the picture of a rasterised layer, where they are not shown pixel for pixel.
extension CALayer {
    /// The filter for enlarging: `linear`, the default, or `nearest`; `trilinear` is the same as `linear`.
    public var magnificationFilter: CALayerContentsFilter {
        get { state.pointee.filters.contains(.nearest) ? .nearest : .linear }
        set { setFilter(.nearest, to: newValue == .nearest) }
    }

    /// The filter for shrinking: `linear`, the default, `nearest` or `trilinear`.
    ///
    /// With `linear`, images shown at less than half their size are sampled from a mip level of half the size, a
    /// quarter and so on, which keeps them from shimmering; `trilinear` mixes two levels, so that nothing jumps while
    /// the image shrinks.
    public var minificationFilter: CALayerContentsFilter {
        get {
            let filters = state.pointee.filters
            return filters.contains(.minifiedNearest) ? .nearest : filters.contains(.trilinear) ? .trilinear : .linear
        }
        set {
            setFilter(.minifiedNearest, to: newValue == .nearest)
            setFilter(.trilinear, to: newValue == .trilinear)
        }
    }

    private func setFilter(_ flag: RenderNode.Flags, to isSet: Bool) {
        guard state.pointee.filters.contains(flag) != isSet else { return }
        if isSet { state.pointee.filters.insert(flag) } else { state.pointee.filters.remove(flag) }
        state.pointee.set(.hasFilter, !state.pointee.filters.isEmpty)
        setNeedsCommit()
    }
}

/// The filter with which contents are sampled.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    /// The name in Core Animation's words.
    public var rawValue: String

    /// A filter of that name; unknown names behave as `linear`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The nearest pixel.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// Between the four nearest pixels.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// Between the four nearest pixels of each of two copies of fitting sizes.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
