/// The margins' area, in its middle no wider than lines of text are easy to read.
final class ReadableLayoutGuide: UILayoutGuide {
    /// The greatest width, in points, and the width of the view up to which the guide is as wide as its margins let it; as
    /// measured with Catalyst 26.1.
    private static let (maximumWidth, narrowWidth): (CGFloat, CGFloat) = (920, 1008)

    init(in view: UIView) {
        super.init()
        identifier = "readableContentGuide"
        owningView = view
    }

    override func pinnedFrame(in owner: UIView) -> CGRect? {
        let area = owner.bounds.inset(by: owner.layoutMargins)
        let greatest = owner.bounds.width > Self.narrowWidth ? Self.maximumWidth : .infinity
        let width = min(max(0, area.width), greatest)
        return CGRect(x: area.midX - width / 2, y: area.minY, width: width, height: max(0, area.height))
    }

    override func layoutPin(_ part: LayoutPart, in engine: LayoutEngine) -> LayoutPin? {
        guard let owner = owningView, let frame = pinnedFrame(in: owner) else { return nil }
        let margins = owner.layoutMargins
        if engine.isFitting, part.axis == .x {
            // The width is searched; content wraps at the margins.
            return part == .minX
                ? LayoutPin(constant: margins.left) : LayoutPin(ratio: 1, constant: -margins.left - margins.right)
        }
        switch part {
        case .minX: return LayoutPin(constant: frame.minX - owner.bounds.minX)
        case .minY: return LayoutPin(constant: margins.top)
        case .width: return LayoutPin(constant: frame.width)
        case .height: return LayoutPin(ratio: 1, constant: -margins.top - margins.bottom)
        }
    }
}
