/// What the bars around the scroll view ask of it where they follow its content.
extension UIScrollView {
    /// The insets with which the content rests at its start: those of now, and what a bar has given up since.
    final var restingInsets: UIEdgeInsets { adjustedContentInset + stretchInsets }

    final var stretchInsets: UIEdgeInsets { UIEdgeInsets(top: stretch, left: 0, bottom: 0, right: 0) }

    /// How far the content has been scrolled from its top, in points; below 0 where it is pulled beyond.
    final var scrolledFromTop: CGFloat { contentOffset.y + restingInsets.top }

    /// How far, in points, content reaches beyond the edge at the bar's; below 0 where it ends before.
    final func overlap(at edge: NSDirectionalRectEdge) -> CGFloat {
        let insets = adjustedContentInset
        let bounds = bounds
        return edge == .top ? bounds.minY + insets.top : contentSize.height + insets.bottom - bounds.maxY
    }

    /// Nobody's bars follow the content any more.
    final func leaveScreen() {
        screen = nil
        nextStretch = 0
        adjustInsets()
    }
}
