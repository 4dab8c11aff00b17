/// The pinch of a scroll view.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
    private var scrollView: UIScrollView? { view as? UIScrollView }

    /// A pinch and a drag of one scroll view go together.
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventedGestureRecognizer !== scrollView?.dragRecognizer
    }
}
