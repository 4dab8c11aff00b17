/// A guide at fixed distances from the edges of its view: the safe area, the margins.
final class InsetLayoutGuide: UILayoutGuide {
    private let insets: (UIView) -> UIEdgeInsets

    init(in view: UIView, _ identifier: String, _ insets: @escaping (UIView) -> UIEdgeInsets) {
        self.insets = insets
        super.init()
        self.identifier = identifier
        owningView = view
    }

    override func pinnedFrame(in owner: UIView) -> CGRect? {
        let insets = insets(owner)
        let bounds = owner.bounds
        return CGRect(
            x: bounds.minX + insets.left, y: bounds.minY + insets.top,
            width: max(0, bounds.width - insets.left - insets.right),
            height: max(0, bounds.height - insets.top - insets.bottom))
    }

    override func layoutPin(_ part: LayoutPart, in engine: LayoutEngine) -> LayoutPin? {
        guard let owner = owningView else { return nil }
        let insets = insets(owner)
        switch part {
        case .minX: return LayoutPin(constant: insets.left)
        case .minY: return LayoutPin(constant: insets.top)
        case .width: return LayoutPin(ratio: 1, constant: -insets.left - insets.right)
        case .height: return LayoutPin(ratio: 1, constant: -insets.top - insets.bottom)
        }
    }
}
