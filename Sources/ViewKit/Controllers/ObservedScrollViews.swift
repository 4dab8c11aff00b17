/// The scroll views that the bars around a controller follow.
struct ObservedScrollViews {
    /// What was set for the edges, in place of what is found.
    weak var chosenTop: UIScrollView?
    weak var chosenBottom: UIScrollView?
    /// What the bar at the top follows now.
    weak var top: UIScrollView?
}
