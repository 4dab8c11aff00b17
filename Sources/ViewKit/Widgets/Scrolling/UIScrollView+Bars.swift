/// Measures of the content for the bars that follow it.
extension UIScrollView {
    /// The insets with which the content rests at its start: the present ones, and the height by which a bar has shrunk
    /// since.
    final var restingInsets: UIEdgeInsets { adjustedContentInset + stretchInsets }

    final var stretchInsets: UIEdgeInsets { UIEdgeInsets(top: stretch, left: 0, bottom: 0, right: 0) }

    /// The distance by which the content has been scrolled from its top, in points; below 0 where it is pulled beyond.
    final var scrolledFromTop: CGFloat { contentOffset.y + restingInsets.top }

    /// The distance, in points, by which the content reaches beyond the bar's inset at `edge`; below 0 where it ends
    /// before.
    final func overlap(at edge: NSDirectionalRectEdge) -> CGFloat {
        let insets = adjustedContentInset
        let bounds = bounds
        return edge == .top ? bounds.minY + insets.top : contentSize.height + insets.bottom - bounds.maxY
    }

    /// Detaches the scroll view from the bars that followed its content.
    final func leaveScreen() {
        screen = nil
        nextStretch = 0
        adjustInsets()
    }
}
