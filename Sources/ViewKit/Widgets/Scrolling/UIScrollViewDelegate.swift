/// Is called for scrolling and zooming of a scroll view, and decides where the content comes to rest.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// The content moved, for whatever reason.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// The zoom scale changed.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// A finger begins to drag the content.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// The finger leaves with `velocity`, in points per millisecond; the content will rest at `targetContentOffset`, which
    /// may be changed.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// The finger left; `decelerate` tells whether the content moves on.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// The content begins to move on by itself.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// The content came to rest, or was stopped by a finger.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// The scrolling that `setContentOffset(_:animated:)` or `scrollRectToVisible(_:animated:)` animated is over.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// The view that zooming scales; nil, the default, for no zooming.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// Zooming begins.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// Zooming is over, at `scale`.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    /// The insets of the content changed with the safe area.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    /// Nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

    /// Nothing.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}

    /// Nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

    /// Leaves the target where it is.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}

    /// Nothing.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

    /// Nothing.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

    /// Nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

    /// Nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

    /// Nil.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

    /// Nothing.
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

    /// Nothing.
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}

    /// Nothing.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
