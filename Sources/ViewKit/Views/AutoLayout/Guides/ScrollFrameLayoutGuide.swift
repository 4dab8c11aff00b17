/// The visible area of a scroll view, in the coordinates of its content.
final class ScrollFrameLayoutGuide: UILayoutGuide {
    init(in view: UIScrollView) {
        super.init()
        identifier = "frameLayoutGuide"
        owningView = view
    }

    override func pinnedFrame(in owner: UIView) -> CGRect? { owner.bounds }

    override func layoutPin(_ part: LayoutPart, in engine: LayoutEngine) -> LayoutPin? {
        guard let owner = owningView else { return nil }
        switch part {
        case .minX: return LayoutPin(constant: owner.bounds.minX)
        case .minY: return LayoutPin(constant: owner.bounds.minY)
        case .width, .height: return LayoutPin(ratio: 1, constant: 0)
        }
    }
}
