/// The content of a scroll view; constraints to it determine `contentSize`.
final class ScrollContentLayoutGuide: UILayoutGuide {
    init(in view: UIScrollView) {
        super.init()
        identifier = "contentLayoutGuide"
        owningView = view
    }

    override func pinnedFrame(in owner: UIView) -> CGRect? {
        guard rectangle?.engine == nil, let view = owner as? UIScrollView else { return nil }
        return CGRect(origin: .zero, size: view.contentSize)
    }

    override func layoutPin(_ part: LayoutPart, in engine: LayoutEngine) -> LayoutPin? {
        part.isLength ? nil : LayoutPin(constant: 0)
    }

    override func frameDidChange() { owningView?.setNeedsLayout() }
}
