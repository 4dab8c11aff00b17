/// The scroll views that the bars around a controller follow.
struct ObservedScrollViews {
    /// The scroll views that were set for the edges, in place of those found in the view hierarchy.
    weak var chosenTop: UIScrollView?
    weak var chosenBottom: UIScrollView?
    /// The scroll view that the bar at the top follows now.
    weak var top: UIScrollView?
}
