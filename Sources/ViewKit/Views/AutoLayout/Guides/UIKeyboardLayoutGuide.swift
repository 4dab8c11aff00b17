/// The area of the keyboard: at the bottom edge, as high as the first responder's input views there, at least as the safe
/// area, as a desktop shows no keyboard.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// Whether the guide is as high as the safe area at the bottom without a keyboard; true by default.
    open var usesBottomSafeArea = true {
        didSet { rectangle?.engine.map { engine in rectangle.map(engine.pinsDidChange(of:)) } }
    }

    override var touchedEdges: NSDirectionalRectEdge { [.leading, .bottom, .trailing] }

    private func height(in owner: UIView) -> CGFloat {
        max(owner.keyboardOverlap, usesBottomSafeArea ? owner.safeAreaInsets.bottom : 0)
    }

    override func pinnedFrame(in owner: UIView) -> CGRect? {
        let height = height(in: owner)
        return CGRect(
            x: owner.bounds.minX, y: owner.bounds.maxY - height, width: owner.bounds.width, height: height)
    }

    override func layoutPin(_ part: LayoutPart, in engine: LayoutEngine) -> LayoutPin? {
        guard let owner = owningView else { return nil }
        let height = height(in: owner)
        switch part {
        case .minX: return LayoutPin(constant: 0)
        case .minY: return LayoutPin(ratio: 1, constant: -height)
        case .width: return LayoutPin(ratio: 1, constant: 0)
        case .height: return LayoutPin(constant: height)
        }
    }
}
