/// A value that layout takes from outside the constraints: `ratio x the container's length + constant`, in points.
struct LayoutPin: Equatable {
    /// The portion of the container's length on the same axis; 0 for a fixed value.
    var ratio: CGFloat = 0
    var constant: CGFloat
}
