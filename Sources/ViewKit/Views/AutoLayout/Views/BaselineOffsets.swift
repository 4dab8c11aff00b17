/// The distances between a view's edges and its baselines, in points.
struct BaselineOffsets: Equatable {
    /// From the top edge down to the first baseline.
    var top: CGFloat = 0
    /// From the bottom edge up to the last baseline.
    var bottom: CGFloat = 0
}
