import RenderTree

/// How contents, and the picture of a rasterised layer, are sampled where they are not shown pixel for pixel.
extension CALayer {
    /// How they are made larger: `linear`, the default, or `nearest`; `trilinear` is the same as `linear`.
    public var magnificationFilter: CALayerContentsFilter {
        get { state.pointee.filters.contains(.nearest) ? .nearest : .linear }
        set { setFilter(.nearest, to: newValue == .nearest) }
    }

    /// How they are made smaller: `linear`, the default, `nearest` or `trilinear`.
    ///
    /// With `linear`, what is shown at less than half its size comes from a copy of half the size, a quarter and so on, which
    /// keeps it from shimmering; `trilinear` mixes two of them, so that nothing jumps while it shrinks.
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

/// How contents are sampled.
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
